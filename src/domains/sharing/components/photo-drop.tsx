import { X } from "lucide-react";
import { FileDrop } from "#src/design/patterns/file-drop.tsx";
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
  const isFull = photos.length >= PHOTOS_MAX;

  function take(files: File[]): void {
    const { taken, skipped, surplus } = sortPhotos(files, photos.length);
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

  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-1.5 flex w-full items-baseline justify-between gap-4">
        <span className="required-mark font-semibold">Photos</span>
        <span className="figures text-ink-soft text-xs">
          {photos.length}/{PHOTOS_MAX}
        </span>
      </legend>
      <FileDrop
        label="Photos"
        accept="image/*"
        multiple
        disabled={isFull}
        buttonText="Add photos"
        hint={
          isFull
            ? "That is as many as fit."
            : `or drop them here: up to ${PHOTOS_MAX} images, 10MB each`
        }
        onFiles={take}
      />
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
