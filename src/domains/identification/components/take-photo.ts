const JPEG_QUALITY = 0.8;
/** More is of no use to a model that looks at 299 pixels. */
const SIDE_MAX = 1280;
/** Of a video: there is a picture to be shown. */
const HAVE_CURRENT_DATA = 2;

function toJpeg(source: CanvasImageSource, width: number, height: number): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  canvas.getContext("2d")?.drawImage(source, 0, 0, width, height);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("No picture was made."))),
      "image/jpeg",
      JPEG_QUALITY,
    ),
  );
}

export const isShowing = (video: HTMLVideoElement | null): video is HTMLVideoElement =>
  video !== null && video.readyState >= HAVE_CURRENT_DATA && video.videoWidth > 0;

/** The picture that the camera sees now. */
export const capturePhoto = (video: HTMLVideoElement): Promise<Blob> =>
  toJpeg(video, video.videoWidth, video.videoHeight);

/** Smaller, before it is sent. What this browser cannot open goes as it is: the server says what is wrong. */
export async function shrinkPhoto(photo: Blob): Promise<Blob> {
  try {
    const picture = await createImageBitmap(photo);
    const scale = Math.min(1, SIDE_MAX / Math.max(picture.width, picture.height));
    const [width, height] = [picture.width, picture.height].map((side) => Math.round(side * scale));
    const shrunk = await toJpeg(picture, width ?? SIDE_MAX, height ?? SIDE_MAX);
    picture.close();
    return shrunk;
  } catch {
    return photo;
  }
}

export function asDataAddress(photo: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(String(reader.result)));
    reader.addEventListener("error", () => reject(reader.error));
    reader.readAsDataURL(photo);
  });
}
