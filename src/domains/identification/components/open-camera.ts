import { isFinal } from "./camera-problem.ts";

/** What is asked for, one after the other: 1280x720, 640x480, any resolution. */
const WANTED: readonly MediaStreamConstraints[] = [
  { video: { facingMode: "environment", width: { ideal: 1280 }, height: { ideal: 720 } } },
  { video: { facingMode: "environment", width: { ideal: 640 }, height: { ideal: 480 } } },
  { video: true },
];

export async function openCamera(): Promise<MediaStream> {
  let problem: unknown;
  for (const wanted of WANTED) {
    try {
      return await navigator.mediaDevices.getUserMedia({ ...wanted, audio: false });
    } catch (error) {
      problem = error;
      if (isFinal(error)) break;
    }
  }
  throw problem;
}

/** The device's camera is free again. */
export const releaseCamera = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};
