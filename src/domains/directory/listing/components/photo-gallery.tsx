import { Camera } from "lucide-react";
import { Suspense, useRef, useState } from "react";
import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import { lazyPart } from "#src/design/patterns/lazy-part.tsx";
import type { Photo } from "./photo-viewer.tsx";
import { VideoList } from "./video-list.tsx";

/** Fetched when a photo is opened. */
const PhotoViewer = lazyPart(async () => ({
  default: (await import("./photo-viewer.tsx")).PhotoViewer,
}));

interface PhotoGalleryProps {
  name: string;
  images: readonly string[];
  /** Photos of visitors, each with its writer. */
  visitors?: readonly { src: string; by: string }[];
  videos: readonly string[];
}

export function PhotoGallery({ name, images, visitors = [], videos }: PhotoGalleryProps) {
  const count = images.length + visitors.length;
  if (count + videos.length === 0) {
    return (
      <EmptyState heading="h3" title="No photos yet" icon={<Camera />} seed={name}>
        Photos that visitors add to a review or share from a visit are shown here, with their names.
      </EmptyState>
    );
  }
  const photos = [
    ...images.map((src, index) => ({ src, caption: `${name}, ${index + 1} of ${count}` })),
    ...visitors.map(({ src, by }, index) => ({
      src,
      caption: `${name}, ${images.length + index + 1} of ${count}, photo by ${by}`,
      by,
    })),
  ];
  return (
    <div className="flex flex-col gap-8">
      {photos.length > 0 ? <Photos photos={photos} /> : null}
      {videos.length > 0 ? <VideoList name={name} videos={videos} /> : null}
    </div>
  );
}

function Photos({ photos }: { photos: readonly (Photo & { by?: string })[] }) {
  const [open, setOpen] = useState<number | null>(null);
  const opened = useRef<HTMLButtonElement | null>(null);
  const shown = open === null ? undefined : photos[open];
  const close = () => {
    setOpen(null);
    opened.current?.focus();
  };
  return (
    <>
      <ul className="grid gap-4 sm:grid-cols-2">
        {photos.map(({ src, caption, by }, index) => (
          <li key={caption}>
            <button
              type="button"
              onClick={({ currentTarget }) => {
                opened.current = currentTarget;
                setOpen(index);
              }}
              className="block w-full cursor-zoom-in border border-line hover:border-ink"
            >
              <img
                src={src}
                alt={caption}
                width={1200}
                height={800}
                loading="lazy"
                className="aspect-3/2 w-full object-cover"
              />
            </button>
            {by ? <p className="wrap-anywhere text-ink-soft text-sm">Photo by {by}</p> : null}
          </li>
        ))}
      </ul>
      {open !== null && shown ? (
        <Suspense>
          <PhotoViewer
            photo={shown}
            onClose={close}
            onStep={(step) => setOpen((open + step + photos.length) % photos.length)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
