import type { FieldMessages } from "./errors.ts";

/** What became of a form that a browser sent without scripts: the page is shown again with it. */
export interface FormOutcome {
  message: string;
  code: string;
  fields: FieldMessages;
  /** What was typed, without passwords and codes. */
  values: Readonly<Record<string, string>>;
}
