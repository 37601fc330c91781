import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { type CodeReader, openCodeReader } from "../code-reader.ts";

const LOOK_EVERY_MS = 150;
/** A ticket that stays before the camera is read once. */
const SAME_AGAIN_MS = 3000;

interface Camera {
  video: RefObject<HTMLVideoElement | null>;
  isOn: boolean;
  problem: string | null;
  start: () => Promise<void>;
  stop: () => void;
}

const BLOCKED = "The camera is not available. Allow it in the browser, or type the code.";

/** Looks for codes until it is stopped; one that cannot be read stops nothing. */
export function useCamera(onCode: (text: string) => void): Camera {
  const video = useRef<HTMLVideoElement | null>(null);
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const last = useRef({ text: "", at: 0 });
  const see = useEffectEvent((text: string) => {
    const now = Date.now();
    const isSame = text === last.current.text && now - last.current.at < SAME_AGAIN_MS;
    last.current = { text, at: now };
    if (!isSame) onCode(text);
  });
  useEffect(() => {
    const shown = video.current;
    if (!stream || !shown) return;
    shown.srcObject = stream;
    void shown.play().catch(() => undefined);
    const stopLooking = lookFor(shown, see);
    return () => {
      stopLooking();
      for (const track of stream.getTracks()) track.stop();
    };
  }, [stream]);
  const start = async () => {
    setProblem(null);
    try {
      if (!navigator.mediaDevices) throw new Error("no camera");
      const wanted = { video: { facingMode: "environment" }, audio: false };
      setStream(await navigator.mediaDevices.getUserMedia(wanted));
    } catch {
      setProblem(BLOCKED);
    }
  };
  return { video, isOn: stream !== null, problem, start, stop: () => setStream(null) };
}

function lookFor(video: HTMLVideoElement, onText: (text: string) => void): () => void {
  let isStopped = false;
  let reader: CodeReader | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = async () => {
    const text = await reader?.read(video).catch(() => null);
    if (isStopped) return;
    if (text) onText(text);
    timer = setTimeout(look, LOOK_EVERY_MS);
  };
  void openCodeReader().then((opened) => {
    if (isStopped) return opened.close();
    reader = opened;
    void look();
  });
  return () => {
    isStopped = true;
    clearTimeout(timer);
    reader?.close();
  };
}
