import { Camera, CameraOff, ImageUp } from "lucide-react";
import { type ChangeEvent, useId, useState } from "react";
import { Alert } from "#src/design/primitives/alert.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { openCodeReader } from "../code-reader.ts";
import { useCamera } from "./use-camera.ts";

const NOT_SEEN = "No code was found in this picture.";

/** Reads tickets one after another, or from a photo where there is no camera to look through. */
export function DoorCamera({ onCode }: { onCode: (text: string) => void }) {
  const { video, isOn, problem, start, stop } = useCamera(onCode);
  const [photoProblem, setPhotoProblem] = useState<string | null>(null);
  const photoId = useId();
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [photo] = target.files ?? [];
    target.value = "";
    if (!photo) return;
    setPhotoProblem(null);
    const text = await readPhoto(photo);
    if (text) onCode(text);
    else setPhotoProblem(NOT_SEEN);
  };
  const said = problem ?? photoProblem;
  return (
    <div className="flex flex-col gap-3">
      {isOn ? (
        <video
          ref={video}
          playsInline
          muted
          aria-label="What the camera sees"
          className="aspect-video max-h-80 w-full rounded-md border border-line bg-shoal object-cover"
        />
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button variant={isOn ? "secondary" : "primary"} onClick={isOn ? stop : start}>
          {isOn ? <CameraOff aria-hidden /> : <Camera aria-hidden />}
          {isOn ? "Stop camera" : "Scan with camera"}
        </Button>
        <Button variant="secondary" asChild>
          <label htmlFor={photoId} className="cursor-pointer focus-within:outline-2">
            <ImageUp aria-hidden /> Photo of a ticket
            <input
              id={photoId}
              type="file"
              accept="image/*"
              className="sr-only"
              onChange={choose}
            />
          </label>
        </Button>
      </div>
      {said ? <Alert tone="caution">{said}</Alert> : null}
    </div>
  );
}

async function readPhoto(photo: File): Promise<string | null> {
  try {
    const picture = await createImageBitmap(photo);
    const reader = await openCodeReader();
    const text = await reader.read(picture);
    reader.close();
    picture.close();
    return text;
  } catch {
    return null;
  }
}
