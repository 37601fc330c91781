import type { FieldErrors, UseFormRegister } from "react-hook-form";
import { Field } from "#src/design/form/field.tsx";
import { Input } from "#src/design/primitives/input.tsx";
import { NativeSelect } from "#src/design/primitives/native-select.tsx";
import { Textarea } from "#src/design/primitives/textarea.tsx";
import { optionsOf } from "#src/shared/options-of.ts";
import { AVAILABILITIES } from "../limits-contract.ts";

export interface CollaborationValues {
  name: string;
  email: string;
  expertise: string;
  contribution: string;
  availability: string;
  message: string;
}

interface CollaborationFieldsProps {
  register: UseFormRegister<CollaborationValues>;
  errors: Partial<FieldErrors<CollaborationValues>> | Readonly<Record<string, string>>;
  given: CollaborationValues;
}

const AVAILABILITY_OPTIONS = optionsOf(AVAILABILITIES);

export function CollaborationFields({ register, errors, given }: CollaborationFieldsProps) {
  return (
    <>
      <Field label="Your name" error={errors.name}>
        {(field) => (
          <Input {...field} autoComplete="name" {...register("name")} defaultValue={given.name} />
        )}
      </Field>
      <Field
        label="Your e-mail"
        hint="Without it, the answer shows only on the page that comes when you have sent this."
        error={errors.email}
      >
        {(field) => (
          <Input
            {...field}
            type="email"
            autoComplete="email"
            {...register("email")}
            defaultValue={given.email}
          />
        )}
      </Field>
      <Field label="Expertise" hint="What you know well." required error={errors.expertise}>
        {(field) => <Input {...field} {...register("expertise")} defaultValue={given.expertise} />}
      </Field>
      <Field
        label="Contribution"
        hint="What you would do or bring."
        required
        error={errors.contribution}
      >
        {(field) => (
          <Input {...field} {...register("contribution")} defaultValue={given.contribution} />
        )}
      </Field>
      <Field label="Availability" required error={errors.availability}>
        {(field) => (
          <NativeSelect
            {...field}
            options={AVAILABILITY_OPTIONS}
            {...register("availability")}
            defaultValue={given.availability}
          />
        )}
      </Field>
      <Field label="Message" required error={errors.message}>
        {(field) => (
          <Textarea {...field} rows={5} {...register("message")} defaultValue={given.message} />
        )}
      </Field>
    </>
  );
}
