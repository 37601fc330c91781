import { Camera, CameraOff, ScanSearch } from "lucide-react";
import { useState } from "react";
import { cx } from "#src/design/class-names.ts";
import { Alert } from "#src/design/primitives/alert.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { capturePhoto, isShowing } from "./take-photo.ts";
import { type CameraState, usePhotoCamera } from "./use-photo-camera.ts";

const NOT_READY = "Camera not ready for capture";
const CAPTURE_FAILED = "Capture Failed";

const SAID: Readonly<Record<CameraState, string>> = {
  idle: "The camera is off. Nothing is sent before you press Identify Species.",
  starting: "Waiting for the camera…",
  running: "The camera is on. Hold the animal in the middle of the picture.",
  stopped: "The camera is off.",
};

interface CameraPanelProps {
  isBusy: boolean;
  onPhoto: (photo: Blob) => void;
}

export function CameraPanel({ isBusy, onPhoto }: CameraPanelProps) {
  const { video, state, problem, start, stop } = usePhotoCamera();
  const [captureProblem, setCaptureProblem] = useState<string | null>(null);
  const isOn = state === "running" || state === "starting";
  const capture = async () => {
    setCaptureProblem(null);
    if (state !== "running" || !isShowing(video.current)) return setCaptureProblem(NOT_READY);
    try {
      onPhoto(await capturePhoto(video.current));
    } catch {
      setCaptureProblem(CAPTURE_FAILED);
      toast({ title: CAPTURE_FAILED, description: "Please try again.", tone: "danger" });
    }
  };
  const begin = () => {
    setCaptureProblem(null);
    if (!isOn) start();
  };
  const said = problem ?? captureProblem;
  return (
    <section aria-labelledby="camera-title" className="flex flex-col gap-3">
      <h2 id="camera-title" className="text-2xl">
        Camera
      </h2>
      <video
        ref={video}
        playsInline
        muted
        aria-label="What the camera sees"
        className={cx(
          "aspect-video w-full rounded-md border border-line bg-shoal object-cover",
          !isOn && "hidden",
        )}
      />
      <p role="status" className="text-ink-soft text-sm">
        {SAID[state]}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" aria-disabled={isOn || undefined} onClick={begin}>
          <Camera aria-hidden /> Start Camera
        </Button>
        <Button pending={isBusy} onClick={() => void capture()}>
          <ScanSearch aria-hidden /> Identify Species
        </Button>
        <Button variant="secondary" disabled={!isOn} onClick={stop}>
          <CameraOff aria-hidden /> Stop
        </Button>
      </div>
      {said ? <Alert tone="caution">{said}</Alert> : null}
    </section>
  );
}
