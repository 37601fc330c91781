import { chromium } from "@playwright/test";
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium" });
for (const [width, light] of [[390,"day"],[1440,"day"],[390,"night"],[1440,"night"]] as const) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, baseURL: "http://localhost:4242" });
  await context.addInitScript((l) => localStorage.setItem("light", l), light);
  const page = await context.newPage();
  await page.goto("/business-login");
  await page.getByLabel(/e-?mail/i).first().fill("owner@demo.example.com");
  await page.getByLabel(/^password/i).first().fill("ow4Z6CXHPGH5");
  await page.getByRole("button", { name: /sign in|log in/i }).first().click();
  await page.waitForURL(/dashboard/);
  const id = process.argv[2];
  for (const [name, path] of [["30", `?tab=analytics`], ["365", `?tab=analytics&days=365`]] as const) {
    if (name === "365" && light === "night") continue;
    await page.goto(`/user-dashboard/business/${id}${path}`);
    await page.getByText("What the figures mean").waitFor();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    console.log(width, light, name, "overflow", overflow);
    await page.screenshot({ path: `/tmp/ma-${width}-${light}-${name}.png`, fullPage: true });
  }
  await context.close();
}
await browser.close();
