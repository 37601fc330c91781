import { truncate, writeFile } from "node:fs/promises";
import { test } from "@playwright/test";

/** A hole of so many bytes: it takes no room on the disk and no time on its way to the browser. */
export async function largeFile(name: string, bytes: number): Promise<string> {
  const file = test.info().outputPath(name);
  await writeFile(file, "");
  await truncate(file, bytes);
  return file;
}
