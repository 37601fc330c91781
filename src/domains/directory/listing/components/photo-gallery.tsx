import { ChevronLeft, ChevronRight } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Dialog } from "#src/design/primitives/dialog.tsx";
import { VideoList } from "./video-list.tsx";

interface PhotoGalleryProps {
  name: string;
  images: readonly string[];
  videos: readonly string[];
}

export function PhotoGallery({ name, images, videos }: PhotoGalleryProps) {
  if (images.length + videos.length === 0) {
    return <EmptyState heading="h3" title="No photos yet" />;
  }
  return (
    <div className="flex flex-col gap-8">
      {images.length > 0 ? <Photos name={name} images={images} /> : null}
      {videos.length > 0 ? <VideoList name={name} videos={videos} /> : null}
    </div>
  );
}

function Photos({ name, images }: Omit<PhotoGalleryProps, "videos">) {
  const [open, setOpen] = useState<number | null>(null);
  const describe = (index: number) => `${name}, ${index + 1} of ${images.length}`;
  return (
    <>
      <ul className="grid gap-4 sm:grid-cols-2">
        {images.map((image, index) => (
          <li key={image}>
            <button
              type="button"
              onClick={() => setOpen(index)}
              className="block w-full cursor-zoom-in border border-line hover:border-ink"
            >
              <img
                src={image}
                alt={describe(index)}
                width={1200}
                height={800}
                loading="lazy"
                className="aspect-3/2 w-full object-cover"
              />
            </button>
          </li>
        ))}
      </ul>
      {open === null ? null : (
        <PhotoViewer
          title={describe(open)}
          image={images[open] ?? ""}
          onClose={() => setOpen(null)}
          onStep={(step) => setOpen((open + step + images.length) % images.length)}
        />
      )}
    </>
  );
}

interface PhotoViewerProps {
  title: string;
  image: string;
  onClose: () => void;
  onStep: (step: 1 | -1) => void;
}

/** One picture at a time; the arrow keys lead on. */
function PhotoViewer({ title, image, onClose, onStep }: PhotoViewerProps) {
  const step = ({ key }: KeyboardEvent) => {
    if (key === "ArrowRight") onStep(1);
    if (key === "ArrowLeft") onStep(-1);
  };
  return (
    <Dialog
      open
      size="lg"
      title={title}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        <>
          <Button variant="secondary" onClick={() => onStep(-1)} onKeyDown={step}>
            <ChevronLeft aria-hidden /> Previous
          </Button>
          <Button variant="secondary" onClick={() => onStep(1)} onKeyDown={step}>
            Next <ChevronRight aria-hidden />
          </Button>
        </>
      }
    >
      <img
        src={image}
        alt={title}
        width={1200}
        height={800}
        className="w-full border border-line"
      />
    </Dialog>
  );
}
