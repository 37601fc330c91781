import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { PARTS_MAX, readMultipart } from "./read-body.ts";
import { readTypedWords } from "./read-typed-words.ts";

const TYPE = "multipart/form-data; boundary=edge";
const bodyOf = (parts: number): Buffer =>
  Buffer.from(
    `${'--edge\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(parts)}--edge--\r\n`,
  );

test("a form of as many parts as there may be is read, and one of more is refused unread", async () => {
  expect(Object.keys(await readMultipart(bodyOf(PARTS_MAX), TYPE))).toEqual(["a"]);
  const refused = {
    kind: "too_large",
    message: "At most 200 fields and files can be sent at once.",
  };
  for (const parts of [PARTS_MAX + 1, 100_000])
    await expect(readMultipart(bodyOf(parts), TYPE)).rejects.toMatchObject(refused);
  await expect(readTypedWords(Readable.from([bodyOf(100_000)]), TYPE)).rejects.toMatchObject(
    refused,
  );
});
