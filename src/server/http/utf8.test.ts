import { expect, test } from "vitest";
import { toUtf8 } from "./utf8.ts";

test.each(["", "plain", "Café “Le Phare” · 3 €", "⚓😀", "half \ud83d a sign"])(
  "encodes as everybody does: %j",
  (text) => expect(toUtf8(text)).toEqual(Buffer.from(text)),
);
