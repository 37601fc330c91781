import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import { Button } from "#src/design/primitives/button.tsx";
import { Dialog } from "#src/design/primitives/dialog.tsx";
import { MediaImage } from "./media-image.tsx";

interface AttachedMediaProps {
  images: readonly string[];
  videos: readonly string[];
  /** Of what they belong to, to tell their pictures from others'. */
  title: string;
}

/** Small pictures that open large, and videos that play where they are. */
export function AttachedMedia({ images, videos, title }: AttachedMediaProps) {
  const [shown, setShown] = useState<number | null>(null);
  const nameOf = (index: number) => `Photo ${index + 1} of ${images.length}: ${title}`;
  const step = (by: number) => setShown((now) => ((now ?? 0) + by + images.length) % images.length);
  if (images.length + videos.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {images.map((image, index) => (
        <button
          key={image}
          type="button"
          aria-label={`Open ${nameOf(index)}`}
          onClick={() => setShown(index)}
          className="overflow-hidden rounded-sm border border-line hover:border-ink"
        >
          <MediaImage
            src={image}
            alt=""
            sizes="112px"
            loading="lazy"
            className="size-24 object-cover sm:size-28"
          />
        </button>
      ))}
      {videos.map((video, index) => (
        // biome-ignore lint/a11y/useMediaCaption: guests' own clips come without captions
        <video
          key={video}
          src={video}
          controls
          preload="none"
          playsInline
          aria-label={`Video ${index + 1}: ${title}`}
          className="h-28 max-w-full rounded-sm border border-line bg-ink"
        />
      ))}
      {shown === null ? null : (
        <Dialog
          open
          onOpenChange={() => setShown(null)}
          size="lg"
          title={<span className="text-base">{nameOf(shown)}</span>}
          footer={images.length > 1 ? <Steps onStep={step} /> : undefined}
        >
          <MediaImage
            src={images[shown] ?? ""}
            alt={nameOf(shown)}
            sizes="(min-width: 48rem) 44rem, 100vw"
            className="mx-auto max-h-[70dvh] w-auto"
          />
        </Dialog>
      )}
    </div>
  );
}

function Steps({ onStep }: { onStep: (by: 1 | -1) => void }) {
  return (
    <>
      <Button variant="secondary" onClick={() => onStep(-1)}>
        <ChevronLeft aria-hidden /> Previous
      </Button>
      <Button variant="secondary" onClick={() => onStep(1)}>
        Next <ChevronRight aria-hidden />
      </Button>
    </>
  );
}
