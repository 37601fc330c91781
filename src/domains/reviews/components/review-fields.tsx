import { Controller, type UseFormReturn } from "react-hook-form";
import { Field } from "#src/design/form/field.tsx";
import { Input } from "#src/design/primitives/input.tsx";
import { StarPicker } from "#src/design/primitives/star-picker.tsx";
import { Textarea } from "#src/design/primitives/textarea.tsx";
import { MediaUploader } from "#src/domains/media/components/media-uploader.tsx";
import type { NewReview, NewReviewInput } from "../contract.ts";
import { CONTENT_MAX_LENGTH, NO_RATING, PHOTOS_MAX, VIDEOS_MAX } from "../limits-contract.ts";

interface ReviewFieldsProps {
  form: UseFormReturn<NewReviewInput, unknown, NewReview>;
  /** A signed-in writer signs with the address of the account. */
  accountEmail: string | null;
  /** Name and address are asked once; an edit leaves them as they are. */
  asksForName: boolean;
}

export function ReviewFields({ form, accountEmail, asksForName }: ReviewFieldsProps) {
  const { register, control, formState, watch } = form;
  const { errors } = formState;
  const rating = watch("rating");
  return (
    <>
      <div className="flex flex-col gap-1.5">
        <span aria-hidden className="required-mark font-semibold">
          Rating
        </span>
        <Controller
          control={control}
          name="rating"
          render={({ field }) => <StarPicker value={field.value} onChange={field.onChange} />}
        />
        {rating === 0 ? <p className="text-ink-soft text-sm">{NO_RATING}</p> : null}
      </div>
      {asksForName ? (
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="Your name" required error={errors.userName} hint="Shown with your review.">
            {(field) => <Input {...field} autoComplete="name" {...register("userName")} />}
          </Field>
          <Field
            label="Your e-mail"
            required
            error={errors.userEmail}
            hint={
              accountEmail
                ? "The address of your account. Never shown."
                : "Never shown. We write when it is published."
            }
          >
            {(field) => (
              <Input
                {...field}
                type="email"
                autoComplete="email"
                readOnly={accountEmail !== null}
                {...register("userEmail")}
              />
            )}
          </Field>
        </div>
      ) : null}
      <Field label="Title" required error={errors.title}>
        {(field) => <Input {...field} {...register("title")} />}
      </Field>
      <Field
        label="Your review"
        required
        error={errors.content}
        aside={<Counter length={watch("content").length} />}
      >
        {(field) => <Textarea {...field} rows={5} {...register("content")} />}
      </Field>
      <Field label="Date of your visit" error={errors.visitDate} className="max-w-60">
        {(field) => (
          <Input
            {...field}
            type="date"
            {...register("visitDate", { setValueAs: (day) => day || null })}
          />
        )}
      </Field>
      <Controller
        control={control}
        name="images"
        render={({ field }) => (
          <MediaUploader
            label="Photos"
            hint={`Up to ${PHOTOS_MAX}, each under 10MB`}
            value={field.value ?? []}
            onChange={field.onChange}
            kinds={["image"]}
            max={PHOTOS_MAX}
          />
        )}
      />
      <Controller
        control={control}
        name="videos"
        render={({ field }) => (
          <MediaUploader
            label="Videos"
            hint={`Up to ${VIDEOS_MAX}, each under 100MB`}
            value={field.value ?? []}
            onChange={field.onChange}
            kinds={["video"]}
            max={VIDEOS_MAX}
          />
        )}
      />
    </>
  );
}

/** Silent until the end is near. */
function Counter({ length }: { length: number }) {
  if (length < CONTENT_MAX_LENGTH * 0.8) return null;
  return (
    <span className="figures">
      {length} of {CONTENT_MAX_LENGTH}
    </span>
  );
}
