import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { Field } from "#src/design/form/field.tsx";
import { Textarea } from "#src/design/primitives/textarea.tsx";
import { amenitiesIn } from "../../../listing/rules.ts";
import type { ListingValues } from "../listing-form/listing-values.ts";

export function AmenitiesField() {
  const { getValues, setValue, formState } = useFormContext<ListingValues>();
  const [text, setText] = useState(() => getValues("amenities").join(", "));
  const complaint = formState.errors.amenities;
  const error = Array.isArray(complaint) ? complaint.find(Boolean) : complaint;
  return (
    <Field label="Amenities" hint="Separated by commas." error={error}>
      {(field) => (
        <Textarea
          {...field}
          rows={3}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setValue("amenities", amenitiesIn(event.target.value), { shouldDirty: true });
          }}
        />
      )}
    </Field>
  );
}
