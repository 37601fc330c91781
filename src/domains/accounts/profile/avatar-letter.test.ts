import { expect, it } from "vitest";
import { avatarLetter } from "./avatar-letter.ts";

it.each([
  [{ firstName: "marina", email: "zoe@example.com" }, "M"],
  [{ firstName: "  øyvind", email: "zoe@example.com" }, "Ø"],
  [{ firstName: null, email: "zoe@example.com" }, "Z"],
  [{ firstName: "", email: "zoe@example.com" }, "Z"],
  [{ firstName: "   ", email: "zoe@example.com" }, "Z"],
  [{ firstName: null, email: "" }, "U"],
  [{ firstName: "𝒜da", email: "a@example.com" }, "𝒜"],
])("the avatar of %o shows the letter %s", (user, letter) => {
  expect(avatarLetter(user)).toBe(letter);
});
