import { lazy, Suspense } from "react";
import { expect, test } from "vitest";
import { drawWhole } from "./draw-whole.server.ts";

const drawing = { nonce: "n", signal: new AbortController().signal };

test("a page is drawn with its type before it", async () => {
  const page = await drawWhole(() => <html lang="en" />, drawing);
  expect(page).toBe('<!DOCTYPE html><html lang="en"><head></head></html>');
});

test("a part that is loaded when it is needed stands in its place, the first time and later", async () => {
  const Late = lazy(async () => ({ default: () => <p>Late</p> }));
  const makePage = () => (
    <html lang="en">
      <body>
        <Suspense fallback="Waiting">
          <Late />
        </Suspense>
      </body>
    </html>
  );
  const first = await drawWhole(makePage, drawing);
  expect(first).toContain("<p>Late</p>");
  expect(first).not.toContain("Waiting");
  expect(await drawWhole(makePage, drawing)).toBe(first);
});

test("what fails is thrown on", async () => {
  const Broken = () => {
    throw new Error("broken");
  };
  await expect(drawWhole(() => <Broken />, drawing)).rejects.toThrow("broken");
});
