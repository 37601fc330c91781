import { createReadStream } from "node:fs";
import { readCsv } from "./import-csv.server.ts";
import { readGeoJson } from "./import-geojson.server.ts";
import type { ReadRow } from "./import-row.ts";

/** The rows of a CSV or GeoJSON file; which of them it is shows in its first character. */
export async function* readImportFile(
  file: string,
  note: (sentence: string) => void,
): AsyncGenerator<ReadRow> {
  yield* readRows(createReadStream(file), note);
}

export async function* readRows(
  bytes: AsyncIterable<Uint8Array>,
  note: (sentence: string) => void,
): AsyncGenerator<ReadRow> {
  const text = decodeText(bytes);
  let start = "";
  for (let next = await text.next(); !next.done; next = await text.next()) {
    start += next.value;
    if (start.trim() !== "") break;
  }
  const whole = follow(start, text);
  const isJson = /^\s*[{[]/.test(start.replaceAll("\u001e", ""));
  yield* isJson ? readGeoJson(whole) : readCsv(whole, note);
}

async function* follow(start: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield start;
  yield* rest;
}

/**
 * UTF-8, or UTF-16 that says so in its first two bytes. Bytes of any other encoding become U+FFFD,
 * which the check of each field refuses.
 */
async function* decodeText(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null;
  for await (const chunk of bytes) {
    decoder ??= new TextDecoder(encodingOf(chunk));
    yield decoder.decode(chunk, { stream: true });
  }
  if (decoder) yield decoder.decode();
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return first === 0xff && second === 0xfe ? "utf-16le" : "utf-8";
}
