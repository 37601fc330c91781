import { Controller, useFormContext } from "react-hook-form";
import { Field } from "#src/design/form/field.tsx";
import { Checkbox } from "#src/design/primitives/checkbox.tsx";
import { Input } from "#src/design/primitives/input.tsx";
import { StarPicker } from "#src/design/primitives/star-picker.tsx";
import { Textarea } from "#src/design/primitives/textarea.tsx";
import { MediaUploader } from "#src/domains/media/components/media-uploader.tsx";
import type { AdminNewReview } from "../../contract.ts";
import {
  CONTENT_MAX_LENGTH,
  PHOTOS_MAX,
  TITLE_MAX_LENGTH,
  VIDEOS_MAX,
} from "../../limits-contract.ts";

export type ReviewValues = Omit<AdminNewReview, "businessId" | "visitDate">;

/** What adding and editing have in common. */
export function ReviewFormFields() {
  const { register, control, formState } = useFormContext<ReviewValues>();
  const { errors } = formState;
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label="Reviewer name" required error={errors.userName}>
          {(field) => <Input {...field} {...register("userName")} />}
        </Field>
        <Field label="Reviewer e-mail" required error={errors.userEmail}>
          {(field) => <Input {...field} type="email" {...register("userEmail")} />}
        </Field>
      </div>
      <div className="flex flex-col gap-1.5">
        <span aria-hidden className="required-mark font-semibold">
          Rating
        </span>
        <Controller
          control={control}
          name="rating"
          render={({ field }) => <StarPicker value={field.value} onChange={field.onChange} />}
        />
      </div>
      <Field label="Title" required error={errors.title}>
        {(field) => <Input {...field} maxLength={TITLE_MAX_LENGTH} {...register("title")} />}
      </Field>
      <Field label="Content" required error={errors.content}>
        {(field) => (
          <Textarea {...field} rows={5} maxLength={CONTENT_MAX_LENGTH} {...register("content")} />
        )}
      </Field>
      <Controller
        control={control}
        name="images"
        render={({ field }) => (
          <MediaUploader
            label="Photos"
            kinds={["image"]}
            max={PHOTOS_MAX}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      <Controller
        control={control}
        name="videos"
        render={({ field }) => (
          <MediaUploader
            label="Videos"
            kinds={["video"]}
            max={VIDEOS_MAX}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      <Controller
        control={control}
        name="isApproved"
        render={({ field }) => (
          <Checkbox
            label="Approved"
            hint="Shown on the page of the business and counted in its rating."
            checked={field.value}
            onCheckedChange={field.onChange}
          />
        )}
      />
    </>
  );
}
