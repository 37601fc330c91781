import { reasonOf } from "#src/shared/http.ts";
import { isLost } from "#src/shared/until-answered.ts";
import type { MediaKind } from "./limits-contract.ts";
import { uploadMedia } from "./upload-client.ts";

type UploadStatus = "waiting" | "sending" | "lost" | "refused";

/** A file that a person has attached and that is not with the server yet. */
export interface QueuedUpload {
  key: number;
  /** The field that it was attached to. */
  field: string;
  file: File;
  kind: MediaKind;
  status: UploadStatus;
  sentBytes: number;
  /** Why it was refused. */
  problem?: string;
  /** It was not refused by the server: no answer came, however often it was tried. */
  isUnanswered?: boolean;
}

export interface QueueState {
  uploads: readonly QueuedUpload[];
  /** Of those that were attached together: how many arrived already, and their bytes. */
  arrived: { count: number; bytes: number };
}

export interface AttachedFile {
  file: File;
  kind: MediaKind;
  /** Told where it is kept. */
  onArrived: (address: string) => void;
}

export const EMPTY_QUEUE: QueueState = { uploads: [], arrived: { count: 0, bytes: 0 } };
const REFUSED = "The file was not uploaded. Please try again.";

/** The files of one form, sent one after the other; the chosen files stay in memory until they arrive. */
export class UploadQueue {
  #state = EMPTY_QUEUE;
  #listeners = new Set<() => void>();
  #nextKey = 1;
  #handlers = new Map<number, { onArrived: (address: string) => void; control: AbortController }>();
  #isRunning = false;

  readonly read = (): QueueState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  add(field: string, files: readonly AttachedFile[]): void {
    const uploads = files.map(({ file, kind, onArrived }): QueuedUpload => {
      const key = this.#nextKey++;
      this.#handlers.set(key, { onArrived, control: new AbortController() });
      return { key, field, file, kind, status: "waiting", sentBytes: 0 };
    });
    this.#publish([...this.#state.uploads, ...uploads]);
    void this.#run();
  }

  retry(key: number): void {
    this.#patch(key, { status: "waiting", sentBytes: 0, problem: undefined, isUnanswered: false });
    void this.#run();
  }

  /** The connection is back. */
  retryLost(): void {
    for (const { key, isUnanswered } of this.#state.uploads) if (isUnanswered) this.retry(key);
  }

  remove(key: number): void {
    this.#handlers.get(key)?.control.abort();
    this.#handlers.delete(key);
    this.#publish(this.#state.uploads.filter((one) => one.key !== key));
  }

  clear(): void {
    for (const { key } of this.#state.uploads) this.remove(key);
  }

  async #run(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    for (;;) {
      const next = this.#state.uploads.find(({ status }) => status === "waiting");
      if (!next) break;
      await this.#send(next);
    }
    this.#isRunning = false;
  }

  async #send({ key, file, kind }: QueuedUpload): Promise<void> {
    const handler = this.#handlers.get(key);
    if (!handler) return;
    const { signal } = handler.control;
    this.#patch(key, { status: "sending" });
    try {
      const { address } = await uploadMedia(file, kind, {
        signal,
        onProgress: (sentBytes) => this.#patch(key, { status: "sending", sentBytes }),
        onLost: () => this.#patch(key, { status: "lost" }),
      });
      if (!signal.aborted) this.#finish(key, file.size, () => handler.onArrived(address));
    } catch (error) {
      const problem = reasonOf(error, REFUSED);
      const isUnanswered = isLost(error);
      this.#patch(key, { status: "refused", sentBytes: 0, problem, isUnanswered });
    }
  }

  /** The field knows the address before the queue says that nothing is missing. */
  #finish(key: number, bytes: number, deliver: () => void): void {
    deliver();
    this.#handlers.delete(key);
    const { arrived, uploads } = this.#state;
    this.#state = {
      ...this.#state,
      arrived: { count: arrived.count + 1, bytes: arrived.bytes + bytes },
    };
    this.#publish(uploads.filter((one) => one.key !== key));
  }

  #patch(key: number, change: Partial<QueuedUpload>): void {
    this.#publish(
      this.#state.uploads.map((one) => (one.key === key ? { ...one, ...change } : one)),
    );
  }

  #publish(uploads: readonly QueuedUpload[]): void {
    this.#state = uploads.length === 0 ? EMPTY_QUEUE : { ...this.#state, uploads };
    for (const listener of this.#listeners) listener();
  }
}
