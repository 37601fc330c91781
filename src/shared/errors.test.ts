import { describe, expect, test } from "vitest";
import { AppError, STATUS_OF_KIND, toErrorBody } from "./errors.ts";

describe("an error", () => {
  test.each(Object.entries(STATUS_OF_KIND))("of the kind %s has the status %i", (kind, status) => {
    const error = new AppError(kind as keyof typeof STATUS_OF_KIND, "Sentence.");
    expect(error.status).toBe(status);
    expect(toErrorBody(error)).toEqual({ message: "Sentence.", code: kind });
  });

  test("tells a finer code and the fields, never its cause", () => {
    const error = new AppError("invalid", "Sentence.", {
      code: "link_expired",
      fields: { token: "Used." },
      links: [{ text: "The one before", href: "/before" }],
      cause: new Error("secret"),
    });
    expect(toErrorBody(error)).toEqual({
      message: "Sentence.",
      code: "link_expired",
      fields: { token: "Used." },
      links: [{ text: "The one before", href: "/before" }],
    });
    expect(error.cause).toBeInstanceOf(Error);
  });
});
