import { ImagePlus, X } from "lucide-react";
import { type DragEvent, useId, useRef, useState } from "react";
import { cx } from "#src/design/class-names.ts";
import { Button } from "#src/design/primitives/button.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { PHOTOS_MAX } from "../limits-contract.ts";
import { sortPhotos } from "../rules.ts";

export interface Photo {
  file: File;
  /** Shows the file from memory. */
  address: string;
}

interface PhotoDropProps {
  photos: readonly Photo[];
  onAdd: (files: File[]) => void;
  onRemove: (photo: Photo) => void;
}

/** The photos stay on the device until they are shared. */
export function PhotoDrop({ photos, onAdd, onRemove }: PhotoDropProps) {
  const picker = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const [isOver, setIsOver] = useState(false);
  const isFull = photos.length >= PHOTOS_MAX;

  function take(files: Iterable<File>): void {
    const { taken, skipped, surplus } = sortPhotos([...files], photos.length);
    if (taken.length > 0) onAdd(taken);
    if (skipped.length > 0) {
      toast({
        title: "Some files skipped",
        description: "Only image files under 10MB are supported.",
        tone: "danger",
      });
    } else if (surplus.length > 0) {
      toast({
        title: "Too many photos",
        description: `At most ${PHOTOS_MAX} photos can be shared at once.`,
        tone: "danger",
      });
    }
  }

  function receiveDrop(event: DragEvent): void {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  }

  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1.5 flex w-full items-baseline justify-between gap-4">
        <span className="required-mark font-semibold">Photos</span>
        <span className="figures text-ink-soft text-xs">
          {photos.length}/{PHOTOS_MAX}
        </span>
      </legend>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button is the first. */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={receiveDrop}
        className={cx(
          "flex flex-col items-center gap-2 rounded-md border border-line-strong border-dashed p-5 text-center",
          isOver && "border-ink bg-shoal",
        )}
      >
        <input
          ref={picker}
          type="file"
          multiple
          accept="image/*"
          aria-label="Photos"
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => {
            take([...(event.target.files ?? [])]);
            event.target.value = "";
          }}
        />
        <Button
          variant="secondary"
          aria-describedby={hintId}
          disabled={isFull}
          onClick={() => picker.current?.click()}
        >
          <ImagePlus aria-hidden /> Add photos
        </Button>
        <p id={hintId} className="text-ink-soft text-sm">
          {isFull
            ? "That is as many as fit."
            : `or drop them here: up to ${PHOTOS_MAX} images, 10MB each`}
        </p>
      </div>
      <ol className="grid grid-cols-4 gap-2 empty:hidden sm:grid-cols-5">
        {photos.map((photo, index) => (
          <li key={photo.address} className="relative">
            <img
              src={photo.address}
              alt={photo.file.name}
              className="aspect-square w-full rounded-sm border border-line object-cover"
            />
            <span className="absolute top-1 right-1">
              <Button
                variant="secondary"
                size="sm"
                aria-label={`Remove photo ${index + 1}`}
                onClick={() => onRemove(photo)}
                className="size-8 min-h-0 p-0"
              >
                <X aria-hidden />
              </Button>
            </span>
          </li>
        ))}
      </ol>
    </fieldset>
  );
}
