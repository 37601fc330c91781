import type { Picker } from "../picker-contract.ts";

/** Where the picker and the form below it stand on the page. */
export const PICKER_ANCHOR = "book";
export const TIMES_ANCHOR = "times";
export const FORM_ANCHOR = "ask";
export const SENT_ANCHOR = "sent";

/** Where a request leads to. It stays until its reader leaves or asks for another. */
export const SENT_ADDRESS = `?tab=rentals&sent=booking#${SENT_ANCHOR}`;

/** The page with another choice; what is chosen after it is dropped. */
export const pickerAddress = (
  { item, quantity }: Pick<Picker, "item" | "quantity">,
  choice: { day: string } | { week: string } | { day: string; start: string },
): string => {
  const facts = { tab: "rentals", rent: String(item.id), units: String(quantity), ...choice };
  const anchor = "start" in choice ? FORM_ANCHOR : PICKER_ANCHOR;
  return `?${new URLSearchParams(facts)}#${anchor}`;
};
