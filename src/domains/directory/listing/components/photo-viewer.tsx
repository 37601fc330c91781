import { ChevronLeft, ChevronRight, X } from "lucide-react";
import { type KeyboardEvent, type TouchEvent, useEffect, useRef } from "react";
import { Button } from "#src/design/primitives/button.tsx";

export interface Photo {
  src: string;
  /** Which one it is, and who took it. */
  caption: string;
}

interface PhotoViewerProps {
  photo: Photo;
  onClose: () => void;
  onStep: (step: 1 | -1) => void;
}

const SWIPE_PX = 48;

/** One photo on the whole screen: swipe, arrow keys or buttons lead on, Escape closes. */
export function PhotoViewer({ photo, onClose, onStep }: PhotoViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const touched = useRef<number | null>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const step = ({ key }: KeyboardEvent) => {
    if (key === "ArrowRight") onStep(1);
    if (key === "ArrowLeft") onStep(-1);
  };
  const begin = ({ touches }: TouchEvent) => {
    touched.current = touches.length === 1 ? (touches[0]?.clientX ?? null) : null;
  };
  const end = ({ changedTouches }: TouchEvent) => {
    const from = touched.current;
    const way = from === null ? 0 : (changedTouches[0]?.clientX ?? from) - from;
    if (Math.abs(way) >= SWIPE_PX) onStep(way < 0 ? 1 : -1);
  };
  return (
    <dialog
      ref={dialog}
      aria-label="Photos"
      onClose={onClose}
      onKeyDown={step}
      onTouchStart={begin}
      onTouchEnd={end}
      className="fixed inset-0 m-0 size-full max-h-none max-w-none flex-col bg-page p-0 text-ink open:flex"
    >
      <div className="flex items-center justify-between gap-4 border-line border-b py-1 pr-2 pl-4">
        <p role="status" className="wrap-anywhere min-w-0 text-sm">
          {photo.caption}
        </p>
        <Button
          variant="quiet"
          size="icon"
          aria-label="Close the photos"
          onClick={() => dialog.current?.close()}
        >
          <X aria-hidden />
        </Button>
      </div>
      <img
        src={photo.src}
        alt={photo.caption}
        width={1200}
        height={800}
        className="min-h-0 w-full grow object-contain"
      />
      <div className="flex justify-between gap-2 border-line border-t p-2">
        <Button variant="secondary" onClick={() => onStep(-1)}>
          <ChevronLeft aria-hidden /> Previous
        </Button>
        <Button variant="secondary" onClick={() => onStep(1)}>
          Next <ChevronRight aria-hidden />
        </Button>
      </div>
    </dialog>
  );
}
