import { FormError } from "#src/design/form/form-error.tsx";
import type { ErrorLink, FieldMessages } from "#src/shared/errors.ts";
import type { QuoteAsked } from "../client.ts";
import type { Picker } from "../picker-contract.ts";
import { StoredRequest } from "./stored-request.tsx";
import { TakenTime } from "./taken-time.tsx";

interface FormRefusalProps {
  picker: Picker;
  asked: QuoteAsked;
  /** What the server said, or that it said nothing. */
  failure: string | undefined;
  /** To what is stored of the same form. */
  stored: readonly ErrorLink[] | undefined;
  isTaken: boolean;
  complaints: FieldMessages;
  /** Those that are not mended yet. */
  standing: FieldMessages;
}

/** Why it was refused, above the fields. */
export function FormRefusal(props: FormRefusalProps) {
  const { picker, asked, failure, stored, isTaken, complaints, standing } = props;
  if (stored && failure) return <StoredRequest reason={failure} links={stored} />;
  // Of a time that has no end, nothing that the fields lack is worth a word.
  const reason = complaints.endDate && picker.ends.length === 0 ? undefined : failure;
  if (isTaken) return <TakenTime {...{ picker, asked, reason }} />;
  const errors = Object.values(standing).map((message) => ({ message }));
  const told = Object.values(complaints);
  const isMended = told.length > 0 && errors.length === 0;
  const isListed = failure !== undefined && told.includes(failure);
  return <FormError message={isMended || isListed ? undefined : failure} errors={errors} />;
}
