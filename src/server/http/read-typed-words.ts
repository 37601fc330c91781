import { boundaryOf, manyParts, PARTS_MAX } from "./read-body.ts";

const HEADER_END = Buffer.from("\r\n\r\n");
/** No browser names a field at such length, and nobody types so much. */
const HEADER_MAX_BYTES = 16 * 1024;
const WORDS_MAX_BYTES = 100 * 1024;

interface Part {
  name: string;
  words: Buffer[];
}

/**
 * What was typed into a multipart form that is too large to be kept: its files are let go as they
 * arrive. Of one that does not arrive as it should, what came before.
 */
export async function readTypedWords(
  body: AsyncIterable<Uint8Array>,
  type: string,
): Promise<Record<string, string>> {
  const boundary = boundaryOf(type);
  if (boundary === undefined) return {};
  const edge = Buffer.from(`\r\n--${boundary}`);
  const typed: Record<string, string> = {};
  let rest = Buffer.from("\r\n");
  /** Undefined between the parts; null in one that is a file. */
  let part: Part | null | undefined = null;
  let room = WORDS_MAX_BYTES;
  let parts = 0;
  const take = (bytes: Buffer) => {
    if (!part) return;
    room -= bytes.length;
    if (room >= 0) part.words.push(bytes);
  };
  const close = () => {
    if (!part || room < 0) return;
    const words = Buffer.concat(part.words).toString("utf8");
    const before = typed[part.name];
    typed[part.name] = before === undefined ? words : `${before},${words}`;
  };
  for await (const chunk of body) {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const isBetween: boolean = part === undefined;
      const end = rest.indexOf(isBetween ? HEADER_END : edge);
      if (end === -1) break;
      if (isBetween) {
        parts += 1;
        if (parts > PARTS_MAX) throw manyParts();
        part = partOf(rest.subarray(0, end).toString("utf8"));
        rest = rest.subarray(end + HEADER_END.length);
      } else {
        take(rest.subarray(0, end));
        close();
        part = undefined;
        rest = rest.subarray(end + edge.length);
      }
    }
    if (part === undefined) {
      if (rest.length > HEADER_MAX_BYTES) return typed;
      continue;
    }
    const sure = Math.max(0, rest.length - edge.length);
    take(rest.subarray(0, sure));
    rest = rest.subarray(sure);
  }
  return typed;
}

function partOf(header: string): Part | null {
  const [, name] = /\bname="([^"]*)"/i.exec(header) ?? [];
  return name === undefined || /\bfilename\*?=/i.test(header) ? null : { name, words: [] };
}
