import type { Ref } from "react";
import { Field } from "#src/design/form/field.tsx";
import { Input } from "#src/design/primitives/input.tsx";
import { NativeSelect } from "#src/design/primitives/native-select.tsx";
import { Radio, RadioGroup } from "#src/design/primitives/radio-group.tsx";
import { HoursEditor } from "#src/domains/hours/components/hours-editor.tsx";
import { START_STEPS } from "../../availability/limits-contract.ts";
import { ITEM_LABELS } from "./item-labels.ts";
import { ItemSeasons } from "./item-seasons.tsx";
import type { ItemFormState } from "./item-values.ts";
import { noticeOptions } from "./notice-options.ts";

const STEPS = START_STEPS.map((step) => ({
  value: String(step),
  label: step === 60 ? "Every hour" : `Every ${step} minutes`,
}));

const NUMBERS = ["minBookingDuration", "maxBookingDuration", "bufferMinutes"] as const;

interface ItemTimesProps {
  form: ItemFormState;
  /** Takes the focus when the hours are wrong. */
  hours: Ref<HTMLFieldSetElement>;
}

/** When it can be had, and for how long. */
export function ItemTimes({ form, hours }: ItemTimesProps) {
  const { values, errors, change } = form;
  return (
    <fieldset className="flex min-w-0 flex-col gap-5 border-line border-t pt-5">
      <legend className="sr-only">When it can be had</legend>
      <div className="grid items-end gap-4 sm:grid-cols-2">
        {NUMBERS.map((name) => (
          <Field key={name} label={ITEM_LABELS[name]} error={errors[name]}>
            {(field) => (
              <Input
                {...field}
                inputMode="numeric"
                value={values[name]}
                onChange={({ target }) => change({ [name]: target.value })}
              />
            )}
          </Field>
        ))}
        <Field label={ITEM_LABELS.noticeMinutes} error={errors.noticeMinutes}>
          {(field) => (
            <NativeSelect
              {...field}
              options={noticeOptions(values.noticeMinutes)}
              value={values.noticeMinutes}
              onChange={({ target }) => change({ noticeMinutes: target.value })}
            />
          )}
        </Field>
        <Field label={ITEM_LABELS.startStep} error={errors.startStep}>
          {(field) => (
            <NativeSelect
              {...field}
              options={STEPS}
              value={values.startStep}
              onChange={({ target }) => change({ startStep: target.value })}
            />
          )}
        </Field>
      </div>
      <ItemSeasons
        seasons={values.seasons}
        error={errors.availableSeasons}
        onChange={(seasons) => change({ seasons })}
      />
      <ItemHours form={form} hours={hours} />
    </fieldset>
  );
}

function ItemHours({ form: { values, errors, change }, hours }: ItemTimesProps) {
  const isOwn = values.hoursFrom === "own";
  return (
    <>
      <fieldset className="min-w-0">
        <legend className="font-semibold">Handed out and taken back</legend>
        <RadioGroup
          value={values.hoursFrom}
          onValueChange={(hoursFrom) => change({ hoursFrom })}
          aria-label="Handed out and taken back"
        >
          <Radio value="listing" label="While the business is open" />
          <Radio value="always" label="At any hour" />
          <Radio value="own" label="In hours of its own" />
        </RadioGroup>
      </fieldset>
      {isOwn ? (
        <HoursEditor
          ref={hours}
          value={values.ownHours}
          onChange={(ownHours) => change({ ownHours })}
          error={errors.openHours}
        />
      ) : null}
    </>
  );
}
