import { vi } from "vitest";

/** Stands in for the browser's XMLHttpRequest: files go nowhere until the test says so. */
export class HeldUpload {
  static all: HeldUpload[] = [];
  readonly upload: { onprogress?: (event: { loaded: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 0;
  responseText = "";
  call = "";
  file: File | undefined;
  isAborted = false;

  open(method: string, path: string): void {
    this.call = `${method} ${path}`;
  }

  setRequestHeader(): void {}

  send(file: File): void {
    this.file = file;
    HeldUpload.all.push(this);
  }

  abort(): void {
    this.isAborted = true;
    this.onabort?.();
  }

  answer(status: number, body: unknown): void {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.onload?.();
  }

  arriveAt(address: string): void {
    this.answer(201, { address });
  }
}

/** Every file that is sent from now on, in order. */
export function holdUploads(): HeldUpload[] {
  HeldUpload.all = [];
  vi.stubGlobal("XMLHttpRequest", HeldUpload);
  return HeldUpload.all;
}

export const photo = (name: string, bytes = 1000): File =>
  new File([new Uint8Array(bytes)], name, { type: "image/jpeg" });
