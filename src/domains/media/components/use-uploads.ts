import { useRef, useState } from "react";
import { reasonOf } from "#src/shared/http.ts";
import type { MediaKind } from "../limits-contract.ts";
import { uploadMedia } from "../upload-media.ts";

export interface PendingUpload {
  key: number;
  file: File;
  kind: MediaKind;
  percent: number;
  /** Set when it failed; it can be tried again. */
  error?: string;
}

/** Files on their way, one after the other, beside the addresses of those that arrived. */
export function useUploads(value: string[], onChange: (addresses: string[]) => void) {
  const [pending, setPending] = useState<PendingUpload[]>([]);
  const nextKey = useRef(0);
  const arrived = useRef(value);
  arrived.current = value;
  const queue = useRef<Promise<void>>(Promise.resolve());

  const patch = (key: number, change: Partial<PendingUpload>) =>
    setPending((all) => all.map((one) => (one.key === key ? { ...one, ...change } : one)));
  const drop = (key: number) => setPending((all) => all.filter((one) => one.key !== key));

  async function send({ key, file, kind }: PendingUpload): Promise<void> {
    patch(key, { error: undefined, percent: 0 });
    try {
      const { address } = await uploadMedia(file, kind, (percent) => patch(key, { percent }));
      arrived.current = [...arrived.current, address];
      onChange(arrived.current);
      drop(key);
    } catch (error) {
      patch(key, { error: reasonOf(error, "The file was not uploaded. Please try again.") });
    }
  }

  function start(upload: PendingUpload): void {
    queue.current = queue.current.then(() => send(upload));
  }

  function add(files: { file: File; kind: MediaKind }[]): void {
    const uploads = files.map((one) => ({ ...one, key: nextKey.current++, percent: 0 }));
    setPending((all) => [...all, ...uploads]);
    for (const upload of uploads) start(upload);
  }

  return { pending, add, retry: start, discard: drop };
}
