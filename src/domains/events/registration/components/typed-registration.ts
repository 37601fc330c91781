import type { FieldMessages } from "#src/shared/errors.ts";

/** What stands in the form. */
export function readTyped(form: HTMLFormElement) {
  const typed = new FormData(form);
  const text = (name: string) => String(typed.get(name) ?? "").trim();
  return {
    userName: text("userName"),
    userEmail: text("userEmail"),
    attendeeCount: Number(text("attendeeCount")),
    notes: text("notes"),
  };
}

const ASKED_FOR = {
  userName: "Please provide your name.",
  userEmail: "Please provide your email address.",
};

/** What has to be said and is not, with a word for its field. */
export const missingIn = (words: Readonly<Record<keyof typeof ASKED_FOR, string>>): FieldMessages =>
  Object.fromEntries(
    Object.entries(ASKED_FOR).filter(([name]) => !words[name as keyof typeof ASKED_FOR]),
  );
