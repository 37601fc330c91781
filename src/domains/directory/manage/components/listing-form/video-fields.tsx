import { Trash2 } from "lucide-react";
import { useFormContext } from "react-hook-form";
import { Button } from "#src/design/primitives/button.tsx";
import type { ListingValues } from "./listing-values.ts";

/** The videos that a listing has: to be watched and taken out. */
export function VideoFields() {
  const { watch, setValue } = useFormContext<ListingValues>();
  const videos = watch("videos");
  if (videos.length === 0) return null;
  const remove = (video: string) =>
    setValue(
      "videos",
      videos.filter((one) => one !== video),
      { shouldDirty: true },
    );
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-1 font-medium">Videos</legend>
      <ul className="grid gap-3 sm:grid-cols-2">
        {videos.map((video, index) => (
          <li
            key={video}
            className="flex flex-col items-end overflow-hidden rounded-md border border-line"
          >
            {/* biome-ignore lint/a11y/useMediaCaption: owners' own clips come without captions */}
            <video
              src={video}
              controls
              playsInline
              preload="none"
              aria-label={`Video ${index + 1} of ${videos.length}`}
              className="aspect-3/2 w-full bg-shoal object-contain"
            />
            <Button
              variant="quiet"
              size="sm"
              aria-label={`Remove video ${index + 1} of ${videos.length}`}
              onClick={() => remove(video)}
            >
              <Trash2 aria-hidden className="size-4" /> Remove
            </Button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
