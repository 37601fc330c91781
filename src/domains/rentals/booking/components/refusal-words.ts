import type { FieldMessages } from "#src/shared/errors.ts";
import { RequestError } from "#src/shared/http.ts";
import type { Picker } from "../picker-contract.ts";
import { crowdWords } from "../rules.ts";

export const codeOf = (error: unknown) => (error instanceof RequestError ? error.code : undefined);

/** What is wrong with the fields. Too many guests are told with the rest, which the server looks at first. */
export function complaintsOf(
  { item, quantity }: Picker,
  fields: FieldMessages | undefined,
  guests: unknown,
): FieldMessages {
  if (!fields || Object.keys(fields).length === 0) return {};
  const crowd = crowdWords(item, { totalGuests: Number(guests), quantity });
  return crowd ? { ...fields, totalGuests: crowd } : fields;
}

export const fieldsOf = (error: unknown) =>
  error instanceof RequestError ? error.fields : undefined;

export const linksOf = (error: unknown) =>
  error instanceof RequestError ? error.links : undefined;
