import type { ByteRange } from "#src/platform/storage/storage.server.ts";

/**
 * One range, as players ask for it. What we do not understand, several ranges for instance, is
 * answered with the whole file, as the standard allows.
 */
export function readByteRange(
  header: string | undefined,
  size: number,
): ByteRange | "unsatisfiable" | null {
  const [, first = "", last = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? "") ?? [];
  if (first === "" && last === "") return null;
  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (start >= size || (first === "" && Number(last) === 0)) return "unsatisfiable";
  return start > end ? null : { start, end };
}
