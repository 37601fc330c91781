import { ImageUp } from "lucide-react";
import { type ChangeEvent, type FormEvent, useId, useState } from "react";
import { useFormContext } from "react-hook-form";
import { Field } from "#src/design/form/field.tsx";
import { PlainForm, useFormOutcome } from "#src/design/form/plain-form.tsx";
import { Alert } from "#src/design/primitives/alert.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Input } from "#src/design/primitives/input.tsx";
import { Textarea } from "#src/design/primitives/textarea.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { useIsAlive } from "#src/design/use-is-alive.ts";
import { PositionFields } from "#src/domains/places/components/position-fields.tsx";
import { NOT_AN_IMAGE, NOTES_MAX_LENGTH } from "../limits-contract.ts";
import type { ObservationValues } from "./use-identification.ts";

/** Devices that do not know the kind of a photo of an iPhone still know its name. */
const isImage = ({ type, name }: File): boolean =>
  type.startsWith("image/") || (type === "" && /\.hei[cf]$/i.test(name));

interface PhotoFormProps {
  given: ObservationValues;
  /** The one that was looked at last. */
  photo: Blob | null;
  isBusy: boolean;
  /** A model on another server looks at it. */
  isShownElsewhere: boolean;
  onPhoto: (photo: Blob) => Promise<void>;
}

/** A file is looked at as soon as it is chosen; before scripts the button below sends it. */
export function PhotoForm({ given, photo, isBusy, isShownElsewhere, onPhoto }: PhotoFormProps) {
  const { register } = useFormContext<ObservationValues>();
  const { fields } = useFormOutcome();
  const isAlive = useIsAlive();
  const fileId = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const refuse = () => {
    setProblem(NOT_AN_IMAGE);
    toast({ title: "Invalid File", description: NOT_AN_IMAGE, tone: "danger" });
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    setProblem(null);
    if (!file) return;
    if (isImage(file)) void onPhoto(file);
    else {
      target.value = "";
      refuse();
    }
  };
  const again = (event: FormEvent) => {
    event.preventDefault();
    if (photo) void onPhoto(photo);
    else refuse();
  };
  return (
    <PlainForm encType="multipart/form-data" onSubmit={again} className="flex flex-col gap-5">
      <div className="flex flex-col gap-2">
        <h2 className="text-2xl">Photo</h2>
        <Button variant="secondary" asChild className="self-start">
          <label htmlFor={fileId} className="cursor-pointer focus-within:outline-2">
            <ImageUp aria-hidden /> Upload Photo
            <input
              id={fileId}
              type="file"
              name="imageData"
              accept="image/*"
              className={isAlive ? "sr-only" : undefined}
              onChange={choose}
            />
          </label>
        </Button>
        <p className="text-ink-soft text-sm">
          JPG, PNG or WebP of at most 10 MB. The photo is looked at and not kept.
          {isShownElsewhere ? " A vision model on another server looks at it, too." : null}
        </p>
        {problem ? <Alert tone="caution">{problem}</Alert> : null}
      </div>
      <Field
        label="Observation Notes"
        hint="Size, behavior, what you think it was."
        error={fields.notes}
      >
        {(field) => (
          <Textarea
            {...field}
            rows={3}
            maxLength={NOTES_MAX_LENGTH}
            {...register("notes")}
            defaultValue={given.notes}
          />
        )}
      </Field>
      <PositionFields
        label="Where was it?"
        hint="With a place, the species that live there then are ranked; without one only the kind of animal is told."
        isOptional
        given={given}
        errors={fields}
      />
      <Field label="Date" hint="Today, where it is left empty." error={fields.date}>
        {(field) => (
          <Input {...field} type="date" {...register("date")} defaultValue={given.date} />
        )}
      </Field>
      <Button type="submit" className="self-start" pending={isBusy}>
        {photo ? "Look at this photo again" : "Identify this photo"}
      </Button>
    </PlainForm>
  );
}
