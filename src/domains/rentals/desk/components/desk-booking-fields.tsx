import type { FieldErrors, UseFormRegister } from "react-hook-form";
import { Field } from "#src/design/form/field.tsx";
import { Input } from "#src/design/primitives/input.tsx";
import type { DeskBookingValues } from "./desk-booking-values.ts";

const INPUTS = {
  startDate: { label: "Start", type: "datetime-local", required: true },
  endDate: { label: "End", type: "datetime-local", required: true },
  quantity: { label: "How many", type: "number", required: true },
  totalGuests: { label: "Guests", type: "number", required: true },
  totalPrice: { label: "Total price ($)", type: "text", required: true },
  customerName: { label: "Customer name", type: "text", required: true },
  customerEmail: { label: "Customer e-mail", type: "email", required: true },
  customerPhone: { label: "Customer phone", type: "tel", required: false },
} as const;
type InputName = keyof typeof INPUTS;

/** What may be right once another field is: the complaints of these are looked at again with it. */
const LOOKED_AT_WITH = {
  rentalItemId: ["totalGuests", "quantity", "startDate", "endDate"],
  quantity: ["totalGuests"],
  totalGuests: ["quantity"],
  startDate: ["endDate"],
  endDate: ["startDate"],
} as const satisfies Partial<Record<keyof DeskBookingValues, readonly InputName[]>>;

export const depsOf = (name: string) => ({
  deps: [...(LOOKED_AT_WITH[name as keyof typeof LOOKED_AT_WITH] ?? [])],
});

/** Those whose complaints stand beside them. */
export const DESK_BOOKING_FIELDS = [
  ...(Object.keys(INPUTS) as InputName[]),
  ...(["rentalItemId", "specialRequests"] as const),
];

interface DeskInputsProps {
  names: readonly InputName[];
  register: UseFormRegister<DeskBookingValues>;
  errors: FieldErrors<DeskBookingValues>;
}

export const DeskInputs = ({ names, register, errors }: DeskInputsProps) =>
  names.map((name) => {
    const { label, type, required } = INPUTS[name];
    return (
      <Field key={name} label={label} required={required} error={errors[name]}>
        {(field) => <Input {...field} type={type} {...register(name, depsOf(name))} />}
      </Field>
    );
  });
