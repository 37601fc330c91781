import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { installationSecret } from "./installation-secret.ts";
import { requireNode } from "./node-version.ts";

let folder: string;
beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(os.tmpdir(), "landfall-secret-")), "data");
});
afterEach(() => rm(path.dirname(folder), { recursive: true, force: true }));

describe("the installation's secret", () => {
  test("is made once and kept", async () => {
    const made = await installationSecret(undefined, folder);
    expect(made).toMatch(/^[\w-]{64}$/);
    expect(await installationSecret(undefined, folder)).toBe(made);
    expect(await readdir(folder)).toEqual(["secret"]);
  });

  test.runIf(process.platform !== "win32")("can be read by its owner only", async () => {
    await installationSecret(undefined, folder);
    expect((await stat(path.join(folder, "secret"))).mode & 0o777).toBe(0o600);
  });

  test("that the operator gives is used, and nothing is written", async () => {
    expect(await installationSecret("x".repeat(32), folder)).toBe("x".repeat(32));
    await expect(readdir(folder)).rejects.toThrow("ENOENT");
  });

  test("of half a file is made anew", async () => {
    await installationSecret(undefined, folder);
    await writeFile(path.join(folder, "secret"), "half");
    const made = await installationSecret(undefined, folder);
    expect(made).toHaveLength(64);
    expect(await readFile(path.join(folder, "secret"), "utf8")).toBe(made);
  });
});

test.each([
  ["24.21.0", true],
  ["22.22.0", true],
  ["23.0.0", true],
  ["22.21.9", false],
  ["20.20.2", false],
])("Node %s is new enough: %s", (version, isEnough) => {
  if (isEnough) expect(() => requireNode(version)).not.toThrow();
  else expect(() => requireNode(version)).toThrow(/needs Node 22\.22 or newer.*npm start/);
});
