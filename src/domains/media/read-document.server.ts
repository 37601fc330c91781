import { open } from "node:fs/promises";
import { AppError } from "#src/shared/errors.ts";

const END_BYTES = 1024;

/** A PDF begins and ends as one; anything before or after it would be a second file in it. */
export async function isPdf(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const head = Buffer.alloc(8);
    await handle.read(head, 0, head.length, 0);
    if (!/^%PDF-[12]\./.test(head.toString("latin1"))) return false;
    const tail = Buffer.alloc(Math.min(END_BYTES, size));
    await handle.read(tail, 0, tail.length, size - tail.length);
    if (/%%EOF\s*$/.test(tail.toString("latin1"))) return true;
    throw new AppError("unsupported_media", "This PDF is broken or holds something else as well.", {
      code: "unreadable_document",
    });
  } finally {
    await handle.close();
  }
}
