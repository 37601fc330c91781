import { Controller, useFormContext } from "react-hook-form";
import { Field } from "#src/design/form/field.tsx";
import { Checkbox } from "#src/design/primitives/checkbox.tsx";
import { Input } from "#src/design/primitives/input.tsx";
import { Textarea } from "#src/design/primitives/textarea.tsx";
import type { AdminNewReview } from "../../contract.ts";
import { CONTENT_MAX_LENGTH, TITLE_MAX_LENGTH } from "../../limits-contract.ts";
import { PhotosPart, RatingPart, VideosPart } from "../review-parts.tsx";

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
      <Controller
        control={control}
        name="rating"
        render={({ field }) => <RatingPart value={field.value} onChange={field.onChange} />}
      />
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
        render={({ field }) => <PhotosPart value={field.value} onChange={field.onChange} />}
      />
      <Controller
        control={control}
        name="videos"
        render={({ field }) => <VideosPart value={field.value} onChange={field.onChange} />}
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
