import { useFormContext } from "react-hook-form";
import { Field } from "#src/design/form/field.tsx";
import { Input } from "#src/design/primitives/input.tsx";
import { NativeSelect } from "#src/design/primitives/native-select.tsx";
import { STATES } from "../../../listing/state-contract.ts";
import type { ListingValues } from "./listing-values.ts";

const STATE_OPTIONS = Object.keys(STATES)
  .toSorted()
  .map((code) => ({ value: code, label: code }));

export function LocationFields() {
  const { register, formState } = useFormContext<ListingValues>();
  const { errors } = formState;
  return (
    <div className="flex flex-col gap-6">
      <Field label="Street Address" required error={errors.address}>
        {(field) => <Input {...field} autoComplete="street-address" {...register("address")} />}
      </Field>
      <div className="grid items-start gap-6 sm:grid-cols-[2fr_1fr_1fr]">
        <Field label="City" required error={errors.city}>
          {(field) => <Input {...field} autoComplete="address-level2" {...register("city")} />}
        </Field>
        <Field label="State" required error={errors.state}>
          {(field) => (
            <NativeSelect
              {...field}
              autoComplete="address-level1"
              placeholder="Choose"
              options={STATE_OPTIONS}
              {...register("state")}
            />
          )}
        </Field>
        <Field label="ZIP Code" required error={errors.zipCode}>
          {(field) => (
            <Input
              {...field}
              figures
              inputMode="numeric"
              autoComplete="postal-code"
              {...register("zipCode")}
            />
          )}
        </Field>
      </div>
    </div>
  );
}

export function ContactFields() {
  const { register, setValue, formState } = useFormContext<ListingValues>();
  const { errors } = formState;
  /** People leave out what every address begins with. */
  const complete = (typed: string) => {
    const looksLikeHost = /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(typed.trim());
    if (looksLikeHost) {
      setValue("website", `https://${typed.trim()}`, { shouldValidate: true, shouldDirty: true });
    }
  };
  return (
    <div className="grid items-start gap-6 sm:grid-cols-2">
      <Field label="Phone Number" required error={errors.phone}>
        {(field) => (
          <Input {...field} figures type="tel" autoComplete="tel" {...register("phone")} />
        )}
      </Field>
      <Field label="Email" hint="Optional; shown on the listing." error={errors.email}>
        {(field) => <Input {...field} type="email" autoComplete="email" {...register("email")} />}
      </Field>
      <Field
        label="Website"
        hint="Optional"
        error={errors.website}
        className="sm:col-span-2 sm:max-w-xl"
      >
        {(field) => (
          <Input
            {...field}
            type="url"
            inputMode="url"
            autoComplete="url"
            placeholder="https://"
            {...register("website", { onBlur: ({ target }) => complete(target.value) })}
          />
        )}
      </Field>
    </div>
  );
}
