import { StarPicker } from "#src/design/primitives/star-picker.tsx";
import { MediaUploader } from "#src/domains/media/components/media-uploader.tsx";
import { NO_RATING, PHOTOS_MAX, VIDEOS_MAX } from "../limits-contract.ts";

interface PartProps<Value> {
  value: Value;
  onChange: (value: Value) => void;
}

/** The parts of a review that are not typed, for its writer and for administrators. */
export function RatingPart({ value, onChange }: PartProps<number>) {
  return (
    <div className="flex flex-col gap-1.5">
      <span aria-hidden className="required-mark font-semibold">
        Rating
      </span>
      <StarPicker value={value} onChange={onChange} />
      {value === 0 ? <p className="text-ink-soft text-sm">{NO_RATING}</p> : null}
    </div>
  );
}

export function PhotosPart({ value, onChange }: PartProps<string[]>) {
  return (
    <MediaUploader
      label="Photos"
      hint={`Up to ${PHOTOS_MAX}, each under 10MB`}
      kinds={["image"]}
      max={PHOTOS_MAX}
      value={value}
      onChange={onChange}
    />
  );
}

export function VideosPart({ value, onChange }: PartProps<string[]>) {
  return (
    <MediaUploader
      label="Videos"
      hint={`Up to ${VIDEOS_MAX}, each under 100MB`}
      kinds={["video"]}
      max={VIDEOS_MAX}
      value={value}
      onChange={onChange}
    />
  );
}
