import decodeQR from "qr/decode.js";

/** Pictures come in, what their code says goes out; null where none is seen. */
self.onmessage = ({ data }: MessageEvent<{ id: number; picture: ImageData }>) => {
  const { id, picture } = data;
  let text: string | null = null;
  try {
    text = decodeQR(picture);
  } catch {
    text = null;
  }
  self.postMessage({ id, text });
};
