import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { cameraObstacle, cameraProblem } from "./camera-problem.ts";
import { openCamera, releaseCamera } from "./open-camera.ts";

export type CameraState = "idle" | "starting" | "running" | "stopped";

const SET_UP_MAX_MS = 10_000;
const NOT_READY = "The video was not ready within 10 seconds.";
const UNPLUGGED = "The camera was disconnected.";

export interface PhotoCamera {
  video: RefObject<HTMLVideoElement | null>;
  state: CameraState;
  problem: string | null;
  start: () => void;
  stop: () => void;
}

/** One attempt to see something; whatever comes after its end is given back at once. */
interface Attempt {
  isOver: boolean;
  stream?: MediaStream;
  timer?: ReturnType<typeof setTimeout>;
}

export function usePhotoCamera(): PhotoCamera {
  const video = useRef<HTMLVideoElement | null>(null);
  const attempt = useRef<Attempt | null>(null);
  const [state, setState] = useState<CameraState>("idle");
  const [problem, setProblem] = useState<string | null>(null);

  const end = (left: CameraState, said: string | null = null) => {
    const ended = attempt.current;
    attempt.current = null;
    if (ended) {
      ended.isOver = true;
      clearTimeout(ended.timer);
      if (ended.stream) releaseCamera(ended.stream);
    }
    if (video.current) video.current.srcObject = null;
    setState(left);
    setProblem(said);
  };

  const show = async (begun: Attempt, stream: MediaStream) => {
    begun.stream = stream;
    for (const track of stream.getTracks())
      track.addEventListener("ended", () => {
        if (!begun.isOver) end("stopped", cameraProblem(new Error(UNPLUGGED)));
      });
    if (!video.current) return;
    video.current.srcObject = stream;
    await video.current.play();
    if (begun.isOver) return;
    clearTimeout(begun.timer);
    setState("running");
  };

  const start = async () => {
    end("starting");
    const obstacle = cameraObstacle();
    if (obstacle) return end("stopped", obstacle);
    const begun: Attempt = { isOver: false };
    attempt.current = begun;
    begun.timer = setTimeout(
      () => end("stopped", cameraProblem(new Error(NOT_READY))),
      SET_UP_MAX_MS,
    );
    try {
      const stream = await openCamera();
      if (begun.isOver) releaseCamera(stream);
      else await show(begun, stream);
    } catch (error) {
      if (!begun.isOver) end("stopped", cameraProblem(error));
    }
  };

  const leave = useEffectEvent(() => {
    if (attempt.current) end("stopped");
  });
  useEffect(() => {
    const hide = () => {
      if (document.hidden) leave();
    };
    document.addEventListener("visibilitychange", hide);
    window.addEventListener("pagehide", leave);
    return () => {
      document.removeEventListener("visibilitychange", hide);
      window.removeEventListener("pagehide", leave);
      const left = attempt.current;
      attempt.current = null;
      if (!left) return;
      left.isOver = true;
      clearTimeout(left.timer);
      if (left.stream) releaseCamera(left.stream);
    };
  }, []);

  return { video, state, problem, start: () => void start(), stop: () => end("stopped") };
}
