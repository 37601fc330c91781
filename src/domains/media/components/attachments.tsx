import { createContext, type FormEvent, use } from "react";
import type { QueueState, UploadQueue } from "../upload-queue.ts";

/** What a form with files knows about them; made by `useAttachments`. */
export interface Attachments {
  queue: UploadQueue;
  state: QueueState;
  /** Submit waits for files, or the form itself is on its way. */
  phase: "idle" | "waiting" | "sending";
  isBusy: boolean;
  /** Submit was pressed while a file was refused. */
  isRefused: boolean;
  /** For the form: sends it once, when all its files have arrived. */
  submit: (event?: FormEvent) => Promise<void>;
  /** False when a file was refused or the person did not want to wait. */
  whenArrived: () => Promise<boolean>;
  stopWaiting: () => void;
}

const AttachmentsContext = createContext<Attachments | null>(null);

export const AttachmentsProvider = AttachmentsContext.Provider;

/** A picker outside of a form that waits for its files would lose them: it does not work. */
export function useFormAttachments(): Attachments {
  const attachments = use(AttachmentsContext);
  if (!attachments) throw new Error("A file picker needs an AttachmentsProvider around its form.");
  return attachments;
}
