import { useFormContext } from "react-hook-form";
import { MediaUploader } from "#src/domains/media/components/media-uploader.tsx";
import { IMAGES_MAX } from "../../contract.ts";
import type { ListingValues } from "./listing-values.ts";

const TOO_MANY = {
  title: "Too many images",
  description: `Maximum ${IMAGES_MAX} images allowed per business.`,
};

interface PhotoFieldsProps {
  label?: string;
  /** As of the uploader. */
  isKeptOnPath?: boolean;
}

/** Uploaded at once; the form keeps their addresses in the order in which they are shown. */
export function PhotoFields({ label = "Photos", isKeptOnPath }: PhotoFieldsProps) {
  const { watch, setValue, formState } = useFormContext<ListingValues>();
  const complaint = formState.errors.images;
  const message = Array.isArray(complaint) ? complaint.find(Boolean)?.message : complaint?.message;
  return (
    <div className="flex flex-col gap-2">
      <MediaUploader
        label={label}
        hint={`JPG, PNG or WebP, at most ${IMAGES_MAX}. The first one stands at the top of the listing.`}
        kinds={["image"]}
        max={IMAGES_MAX}
        tooMany={TOO_MANY}
        isKeptOnPath={isKeptOnPath}
        value={watch("images")}
        onChange={(images) =>
          setValue("images", images, { shouldDirty: true, shouldValidate: true })
        }
      />
      {message ? (
        <p role="alert" className="text-danger text-sm">
          {message}
        </p>
      ) : null}
    </div>
  );
}
