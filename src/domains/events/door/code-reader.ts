import DecodeWorker from "./decode-worker.ts?worker&inline";

type Picture = HTMLVideoElement | ImageBitmap;

/** Reads the code in a picture; null where none is seen. */
export interface CodeReader {
  read(picture: Picture): Promise<string | null>;
  close(): void;
}

interface Detector {
  detect(picture: Picture): Promise<{ rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats?(): Promise<string[]>;
}

/** The browser's own where it has one, else ours in a worker of its own. */
export async function openCodeReader(): Promise<CodeReader> {
  const Native = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  const formats = await Native?.getSupportedFormats?.().catch((): string[] => []);
  return Native && formats?.includes("qr_code") ? nativeReader(Native) : workerReader();
}

function nativeReader(Native: DetectorClass): CodeReader {
  const detector = new Native({ formats: ["qr_code"] });
  return {
    read: async (picture) => (await detector.detect(picture))[0]?.rawValue ?? null,
    close: () => undefined,
  };
}

function workerReader(): CodeReader {
  const worker = new DecodeWorker();
  const waiting = new Map<number, (text: string | null) => void>();
  let last = 0;
  worker.onmessage = ({ data }: MessageEvent<{ id: number; text: string | null }>) => {
    waiting.get(data.id)?.(data.text);
    waiting.delete(data.id);
  };
  return {
    read: (picture) =>
      new Promise((resolve) => {
        const pixels = pixelsOf(picture);
        if (!pixels) return resolve(null);
        last += 1;
        waiting.set(last, resolve);
        worker.postMessage({ id: last, picture: pixels });
      }),
    close: () => worker.terminate(),
  };
}

/** Enough for a code at arm's length, and quick to look through. */
const LONGER_SIDE = 1000;

function pixelsOf(picture: Picture): ImageData | null {
  const width = "videoWidth" in picture ? picture.videoWidth : picture.width;
  const height = "videoHeight" in picture ? picture.videoHeight : picture.height;
  if (width === 0 || height === 0) return null;
  const scale = Math.min(1, LONGER_SIDE / Math.max(width, height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return null;
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
