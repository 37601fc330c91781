import { expect, test } from "vitest";
import { ROW_MAX_CHARACTERS } from "./import-row.ts";
import { splitJson } from "./split-json.server.ts";

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}

async function* inPieces(text: string, size: number) {
  for (let from = 0; from < text.length; from += size) yield text.slice(from, from + size);
}

async function split(text: string, size = 5) {
  const items = await collect(splitJson(inPieces(text, size)));
  return items.map((item) => ("text" in item ? [item.line, JSON.parse(item.text)] : item));
}

const A = { type: "Feature", properties: { name: 'a "quoted" } ] \\', features: [{ x: 1 }] } };
const B = { type: "Feature", properties: { name: "b" } };

test("the features of a collection are found, wherever the list stands and however it is written", async () => {
  const collection = {
    type: "FeatureCollection",
    crs: { properties: { features: [{ no: 1 }] } },
    bbox: [1, 2],
    features: [A, B],
    more: [{ no: 2 }],
  };
  expect(await split(JSON.stringify(collection))).toEqual([
    [1, A],
    [1, B],
  ]);
  const lines = await split(`{"features": [\n${JSON.stringify(A)},\n\n${JSON.stringify(B)}\n]}\n`);
  expect(lines).toEqual([
    [2, A],
    [4, B],
  ]);
  expect(await split(JSON.stringify([A, B]))).toHaveLength(2);
  expect(await split('{"type":"FeatureCollection","features":[]}')).toEqual([]);
});

test("one object on each line is read line by line, also after a broken one", async () => {
  const text = [JSON.stringify(A), "", JSON.stringify(B), '{"broken": [', JSON.stringify(B)].join(
    "\n",
  );
  const items = await collect(splitJson(inPieces(text, 3)));
  expect(items).toEqual([
    { line: 1, text: JSON.stringify(A) },
    { line: 3, text: JSON.stringify(B) },
    { line: 4, text: '{"broken": [' },
    { line: 5, text: JSON.stringify(B) },
  ]);
});

test("a file that ends too early and an object without an end are problems", async () => {
  expect(await split('{"features": [\n{"a": 1}, {"b": ')).toEqual([
    [2, { a: 1 }],
    { line: 2, problem: "The file ends in the middle of this object." },
  ]);
  const huge = `{"features":[{"a":"${"x".repeat(ROW_MAX_CHARACTERS)}"},{"b":1}]}`;
  expect(await split(huge, 65_536)).toEqual([
    { line: 1, problem: expect.stringMatching(/longer than any/) },
    [1, { b: 1 }],
  ]);
});
