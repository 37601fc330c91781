import type { MediaKind } from "./limits-contract.ts";
import type { QueuedUpload, QueueState } from "./upload-queue.ts";

const NOUNS: Record<MediaKind, string> = { image: "photo", video: "video", document: "file" };

/** "photo", "videos"; "files" where they differ. */
function nounFor(uploads: readonly QueuedUpload[], count: number): string {
  const kinds = new Set(uploads.map(({ kind }) => kind));
  const [kind = "document"] = kinds;
  return `${NOUNS[kinds.size === 1 ? kind : "document"]}${count === 1 ? "" : "s"}`;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** Of all bytes that were attached together. */
export function percentSent({ uploads, arrived }: QueueState): number {
  const sent = arrived.bytes + sum(uploads.map(({ sentBytes }) => sentBytes));
  const total = arrived.bytes + sum(uploads.map(({ file }) => file.size));
  return total === 0 ? 0 : Math.floor((sent / total) * 100);
}

/** "Sending 2 of 3 photos", or that there is no connection. */
export function describeSending({ uploads, arrived }: QueueState): string {
  const total = arrived.count + uploads.length;
  if (uploads.some(({ status }) => status === "lost")) {
    const left = uploads.length;
    const noun = nounFor(uploads, left);
    return `No connection. ${left} ${noun} ${left === 1 ? "goes" : "go"} on when it is back`;
  }
  const noun = nounFor(uploads, total);
  return total === 1 ? `Sending 1 ${noun}` : `Sending ${arrived.count + 1} of ${total} ${noun}`;
}

/** Why Submit did not go on. */
export function describeRefused(uploads: readonly QueuedUpload[]): string {
  const refused = uploads.filter(({ status }) => status === "refused");
  const count = refused.length;
  const verb = count === 1 ? "was" : "were";
  const them = count === 1 ? "it" : "them";
  return `${count} ${nounFor(refused, count)} ${verb} not sent, so nothing was. Try ${them} again or take ${them} out; the reason stands beside ${them}.`;
}
