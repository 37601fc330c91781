import { Field } from "#src/design/form/field.tsx";
import { Input } from "#src/design/primitives/input.tsx";
import { NativeSelect } from "#src/design/primitives/native-select.tsx";
import { Textarea } from "#src/design/primitives/textarea.tsx";
import type { FieldMessages } from "#src/shared/errors.ts";
import { priceText } from "../../item/price-text.ts";
import { SPECIAL_REQUESTS_MAX_LENGTH } from "../limits-contract.ts";
import type { Picker } from "../picker-contract.ts";
import { shortDayWords, timeWords } from "../when-words.ts";

interface BookingFieldsProps {
  picker: Picker;
  /** What they begin with. */
  given: Readonly<Record<string, string>>;
  errors: FieldMessages;
  onEnd: (endDate: string) => void;
}

const TEXTS = [
  { name: "customerName", label: "Name", type: "text", autoComplete: "name", required: true },
  { name: "customerEmail", label: "E-mail", type: "email", autoComplete: "email", required: true },
  { name: "customerPhone", label: "Phone", type: "tel", autoComplete: "tel", required: false },
] as const;

export function BookingFields({ picker, given, errors, onEnd }: BookingFieldsProps) {
  const { item, ends, quantity } = picker;
  const most = item.capacity * quantity;
  return (
    <>
      {ends.length > 0 ? (
        <Field
          label="Until"
          required
          error={errors.endDate}
          hint="The price beside each time is the total."
        >
          {(field) => (
            <NativeSelect
              {...field}
              name="endDate"
              options={ends.map(({ endDate, local, zone, totalPrice }) => ({
                value: endDate,
                label: `${endWords(local, picker)} ${zone}: ${priceText(totalPrice)}`,
              }))}
              value={given.endDate}
              onChange={({ target }) => onEnd(target.value)}
            />
          )}
        </Field>
      ) : null}
      <Field label="Guests" required error={errors.totalGuests} hint={roomWords(picker)}>
        {(field) => (
          <Input
            {...field}
            type="number"
            name="totalGuests"
            min={1}
            max={most}
            defaultValue={given.totalGuests ?? "1"}
          />
        )}
      </Field>
      {TEXTS.map(({ name, label, required, ...input }) => (
        <Field key={name} label={label} required={required} error={errors[name]}>
          {(field) => <Input {...field} {...input} name={name} defaultValue={given[name]} />}
        </Field>
      ))}
      <Field
        label="Special requests"
        error={errors.specialRequests}
        hint="Read by the business only."
      >
        {(field) => (
          <Textarea
            {...field}
            name="specialRequests"
            rows={3}
            maxLength={SPECIAL_REQUESTS_MAX_LENGTH}
            defaultValue={given.specialRequests}
          />
        )}
      </Field>
    </>
  );
}

function roomWords({ item, quantity, start }: Picker): string {
  const most = item.capacity * quantity;
  const room = most === 1 ? "Room for one." : `Room for ${most}.`;
  if (quantity >= item.quantity) return room;
  // The choice of a start that can be had is folded.
  const way = start?.isFree ? 'press "Change" above and choose' : "choose";
  return `${room} For more guests ${way} more under "How many".`;
}

/** On the day on which it starts the time is enough: a phone shows few words. */
export const endWords = (local: string, { day }: Picker): string =>
  local.startsWith(day) ? timeWords(local) : `${shortDayWords(local)}, ${timeWords(local)}`;
