import { Controller, type UseFormReturn } from "react-hook-form";
import { Field } from "#src/design/form/field.tsx";
import { Input } from "#src/design/primitives/input.tsx";
import { Textarea } from "#src/design/primitives/textarea.tsx";
import type { NewReview, NewReviewInput } from "../contract.ts";
import { CONTENT_MAX_LENGTH } from "../limits-contract.ts";
import { PhotosPart, RatingPart, VideosPart } from "./review-parts.tsx";

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
  return (
    <>
      <Controller
        control={control}
        name="rating"
        render={({ field }) => <RatingPart value={field.value} onChange={field.onChange} />}
      />
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
        render={({ field }) => <PhotosPart value={field.value ?? []} onChange={field.onChange} />}
      />
      <Controller
        control={control}
        name="videos"
        render={({ field }) => <VideosPart value={field.value ?? []} onChange={field.onChange} />}
      />
      <p className="text-ink-soft text-sm">
        With an account, every published review earns the same points, whatever it says and however
        many stars it gives.
      </p>
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
