import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { parse } from "csv-parse";
import { openPromise } from "yauzl";

/** How many rows another program finds in a file of an export. */
export const COUNTED: Readonly<Record<string, (file: string) => Promise<number>>> = {
  csv: (file) => countRecords(createReadStream(file), { bom: true }),
  json: countObjects,
  dwca: async (file) =>
    countRecords(await openEntry(file, "occurrence.txt"), { delimiter: "\t", quote: null }),
  excel: async (file) => {
    let [count, rest] = [0, ""];
    for await (const chunk of await openEntry(file, "xl/worksheets/sheet1.xml")) {
      const parts = (rest + chunk).split("</row>");
      rest = parts.pop() ?? "";
      count += parts.length;
    }
    return count - 1;
  },
};

/** A row is on a line of its own: a file of a million is longer than a text can be. */
async function countObjects(file: string): Promise<number> {
  let count = 0;
  for await (const line of createInterface({ input: createReadStream(file) })) {
    if (!line.startsWith('{"occurrenceID"')) continue;
    JSON.parse(line.replace(/(,|\]\}?)$/, ""));
    count += 1;
  }
  return count;
}

async function countRecords(file: Readable, options: object): Promise<number> {
  let count = -1;
  for await (const _ of file.pipe(parse(options))) count += 1;
  return count;
}

async function openEntry(file: string, name: string): Promise<Readable> {
  const zip = await openPromise(file, { autoClose: false });
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName === name) return zip.openReadStreamPromise(entry);
  }
  throw new Error(`${file} has no ${name}`);
}
