import type { Ref } from "react";
import { Field } from "#src/design/form/field.tsx";
import { Checkbox } from "#src/design/primitives/checkbox.tsx";
import { Input } from "#src/design/primitives/input.tsx";
import { NativeSelect } from "#src/design/primitives/native-select.tsx";
import { Textarea } from "#src/design/primitives/textarea.tsx";
import { MediaUploader } from "#src/domains/media/components/media-uploader.tsx";
import {
  ITEM_DESCRIPTION_MAX_LENGTH,
  ITEM_IMAGES_MAX,
  ITEM_NAME_MAX_LENGTH,
  RENTAL_TYPE_NAMES,
} from "../../item/limits-contract.ts";
import { ITEM_LABELS } from "./item-labels.ts";
import { ItemTimes } from "./item-times.tsx";
import type { ItemFormState, TextName } from "./item-values.ts";

const TYPES = Object.entries(RENTAL_TYPE_NAMES).map(([value, label]) => ({ value, label }));
const NUMBERS: readonly {
  name: TextName & keyof typeof ITEM_LABELS;
  hint?: string;
  required?: true;
}[] = [
  { name: "pricePerHour", hint: "0 is free.", required: true },
  { name: "pricePerDay", required: true },
  { name: "capacity", hint: "Guests on one of them.", required: true },
  { name: "quantity" },
];

interface ItemFieldsProps {
  form: ItemFormState;
  /** Takes the focus when the hours are wrong. */
  hours: Ref<HTMLFieldSetElement>;
}

export function ItemFields({ form, hours }: ItemFieldsProps) {
  const { values, errors, change } = form;
  const text = (name: TextName) => ({
    value: values[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
  return (
    <>
      <Field label={ITEM_LABELS.name} required error={errors.name}>
        {(field) => <Input {...field} {...text("name")} maxLength={ITEM_NAME_MAX_LENGTH} />}
      </Field>
      <Field label={ITEM_LABELS.description} required error={errors.description}>
        {(field) => (
          <Textarea
            {...field}
            {...text("description")}
            rows={3}
            maxLength={ITEM_DESCRIPTION_MAX_LENGTH}
          />
        )}
      </Field>
      <Field label={ITEM_LABELS.type} error={errors.type}>
        {(field) => <NativeSelect {...field} {...text("type")} options={TYPES} />}
      </Field>
      <div className="grid items-end gap-4 sm:grid-cols-2">
        {NUMBERS.map(({ name, ...facts }) => (
          <Field key={name} label={ITEM_LABELS[name]} error={errors[name]} {...facts}>
            {(field) => <Input {...field} {...text(name)} inputMode="decimal" />}
          </Field>
        ))}
      </div>
      <Field label={ITEM_LABELS.features} error={errors.features} hint="Separated by commas.">
        {(field) => <Input {...field} {...text("features")} />}
      </Field>
      <Checkbox
        label="A license is required"
        checked={values.requiresLicense}
        onCheckedChange={(requiresLicense) => change({ requiresLicense })}
      />
      <ItemTimes form={form} hours={hours} />
      <MediaUploader
        label={ITEM_LABELS.images}
        kinds={["image"]}
        max={ITEM_IMAGES_MAX}
        value={values.images}
        onChange={(images) => change({ images })}
      />
    </>
  );
}
