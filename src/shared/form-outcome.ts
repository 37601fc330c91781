import type { FieldMessages } from "./errors.ts";

/**
 * A button of this name sends nothing in: it leads to its own address, and what was typed comes along. Its value
 * names fields, with commas, that belong into that address.
 */
export const LOOK_FIELD = "lookAt";

/** What became of a form that a browser sent without scripts: the page is shown again with it. */
export interface FormOutcome {
  /** Why it was refused; none where its reader only looks at something else. */
  message?: string;
  code?: string;
  /** Of what the message tells: sent back, it says that this is wanted. */
  version?: string;
  fields: FieldMessages;
  /** What was typed, without passwords and codes. */
  values: Readonly<Record<string, string>>;
}
