import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { EMPTY_QUEUE, UploadQueue } from "../upload-queue.ts";
import { waitForUploads } from "../wait-for-uploads.ts";
import type { Attachments } from "./attachments.tsx";

interface AttachmentsOptions {
  /** False when something else must be mended first, so that nobody waits for nothing. */
  check?: () => Promise<boolean>;
  /** Reads the form when it is called: what arrived meanwhile belongs to it. */
  send: () => Promise<unknown>;
}

/** The one rule for forms with files: nothing is sent without what the person attached. */
export function useAttachments(options: AttachmentsOptions): Attachments {
  const [queue] = useState(() => new UploadQueue());
  const state = useSyncExternalStore(queue.subscribe, queue.read, () => EMPTY_QUEUE);
  const [phase, setPhase] = useState<Attachments["phase"]>("idle");
  const [isRefused, setRefused] = useState(false);
  const latest = useRef(options);
  latest.current = options;
  const isUnderWay = useRef(false);
  const wait = useRef(new AbortController());

  useEffect(() => {
    const retry = () => queue.retryLost();
    window.addEventListener("online", retry);
    return () => {
      window.removeEventListener("online", retry);
      wait.current.abort();
      queue.clear();
    };
  }, [queue]);

  async function whenArrived(): Promise<boolean> {
    wait.current = new AbortController();
    setRefused(false);
    setPhase("waiting");
    const outcome = await waitForUploads(queue, wait.current.signal);
    setPhase(outcome === "arrived" ? "sending" : "idle");
    setRefused(outcome === "refused");
    return outcome === "arrived";
  }

  async function sendOnceReady(): Promise<void> {
    if (queue.read().uploads.length > 0) {
      if (latest.current.check && !(await latest.current.check())) return;
      if (!(await whenArrived())) return;
    }
    setPhase("sending");
    await latest.current.send();
  }

  async function submit(event?: FormEvent): Promise<void> {
    event?.preventDefault();
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      await sendOnceReady();
    } finally {
      isUnderWay.current = false;
      setPhase("idle");
    }
  }

  return {
    queue,
    state,
    phase,
    isBusy: phase !== "idle",
    isRefused: isRefused && state.uploads.some(({ status }) => status === "refused"),
    submit,
    whenArrived,
    stopWaiting: () => wait.current.abort(),
  };
}
