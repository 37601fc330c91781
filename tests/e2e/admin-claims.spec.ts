import { expect, type Page } from "@playwright/test";
import { newAddress, signUp, waitForConfirmLink } from "./support/accounts.ts";
import { openTab, rowOf, toastOf, uniqueName } from "./support/admin-steps.ts";
import { post, somePlace } from "./support/reviews.ts";
import { reload, test, visit } from "./support/visitor.ts";

interface SentClaim {
  id: number;
  businessId: number;
  claimerEmail: string;
}

async function sendClaim(page: Page, claimerName: string): Promise<SentClaim> {
  const place = await somePlace(page.request);
  return post(page.request, "/api/business-claims", {
    businessId: place.id,
    claimerName,
    claimerEmail: newAddress("nora"),
    claimerPhone: "410 555 0101",
    relationship: "authorized_representative",
    message: "I run the place with my sister.",
  });
}

const cardOf = (page: Page, name: string) =>
  page.getByRole("tabpanel").getByRole("listitem").filter({ hasText: name });

test("a claim is shown whole, reviewed with notes and approved", { tag: "@phone" }, async ({
  page,
}) => {
  const name = uniqueName("Nora");
  const claim = await sendClaim(page, name);
  await openTab(page, "claims", { q: name });
  const card = cardOf(page, name);
  for (const text of [
    `Claim #${claim.id}`,
    "pending",
    String(claim.businessId),
    claim.claimerEmail,
    "Address not verified",
    "None: not signed in",
    "authorized representative",
    "410 555 0101",
    "I run the place with my sister.",
    String(new Date().getFullYear()),
  ]) {
    await expect(card).toContainText(text);
  }
  await card.getByRole("button", { name: `Review claim ${claim.id}` }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Admin notes").fill("Called back on the listed number.");
  await page.route(`**/api/business-claims/${claim.id}`, (route) => route.abort(), { times: 1 });
  await dialog.getByRole("button", { name: "Approve" }).click();
  await expect(toastOf(page)).toContainText("Failed to update business claim.");
  await expect(dialog.getByLabel("Admin notes")).toHaveValue("Called back on the listed number.");
  await dialog.getByRole("button", { name: "Approve" }).click();
  await expect(toastOf(page)).toContainText("Claim Updated");
  await expect(toastOf(page)).toContainText("Business claim has been approved.");
  await expect(card).toHaveCount(0);
  await page.getByRole("tab", { name: /^Approved/ }).click();
  await page.getByLabel("Search claims").fill(name);
  await expect(card).toContainText("Called back on the listed number.");
  await expect(card).toContainText("Waits for the claimer to follow the mailed link");
});

test("whoever reads the typed address confirms the claim by the mailed link", {
  tag: "@phone",
}, async ({ page }) => {
  const name = uniqueName("Nora");
  const { claimerEmail } = await sendClaim(page, name);
  await visit(page, await waitForConfirmLink(claimerEmail));
  await page.getByRole("button", { name: "Confirm my claim" }).click();
  await expect(page.getByRole("alert")).toContainText("Your claim is confirmed");
  await openTab(page, "claims", { q: name });
  const card = cardOf(page, name);
  await expect(card).toContainText("Verified: the mailed link was opened");
  await expect(card).not.toContainText("Address not verified");
});

test("a claim is approved or rejected at once by its own buttons, and only while it is pending", async ({
  page,
}) => {
  const name = uniqueName("Rival");
  for (const [button, status] of [
    ["Reject", "rejected"],
    ["Approve", "approved"],
  ] as const) {
    const claim = await sendClaim(page, `${name} ${button}`);
    await openTab(page, "claims", { q: `${name} ${button}` });
    const card = cardOf(page, name);
    const quick = card.getByRole("button", { name: /^(Approve|Reject) claim/ });
    await expect(quick).toHaveCount(2);
    await card.getByRole("button", { name: `${button} claim ${claim.id}` }).click();
    await expect(toastOf(page).first()).toContainText(`Business claim has been ${status}.`);
    await expect(card).toHaveCount(0);
    await openTab(page, "claims", { status, q: `${name} ${button}` });
    await expect(card).toContainText(`Claim #${claim.id}`);
    await expect(quick).toHaveCount(0);
  }
});

test("the tabs of claims say how many there are of each", async ({ page }) => {
  await sendClaim(page, uniqueName("Nora"));
  // Other tests send and decide claims meanwhile: the page is read again until both agree.
  await expect(async () => {
    await openTab(page, "claims");
    for (const [status, label] of [
      ["pending", "Pending"],
      ["approved", "Approved"],
      ["rejected", "Rejected"],
    ]) {
      const list = await page.request.get(`/api/business-claims?status=${status}&limit=1`);
      const total = list.headers()["x-total-count"];
      await expect(page.getByRole("tab", { name: `${label} (${total})` })).toBeVisible({
        timeout: 2000,
      });
    }
  }).toPass();
});

test("empty lists of claims say so, each in its own words", async ({ page }) => {
  await openTab(page, "claims", { q: "nobody is called that" });
  await expect(page.getByText("No pending claims to review.")).toBeVisible();
  for (const [status, words] of [
    ["approved", "No approved claims."],
    ["rejected", "No rejected claims."],
  ] as const) {
    await openTab(page, "claims", { status, q: "nobody is called that" });
    await expect(page.getByText(words)).toBeVisible();
  }
});

test("a question to support is answered from the inbox by mail", { tag: "@phone" }, async ({
  page,
}) => {
  const subject = uniqueName("My marina moved");
  const { email } = await signUp(page, { firstName: "Nora" });
  await post(page.request, "/api/support", {
    name: "Nora Quay",
    email,
    category: "listing",
    subject,
    message: "Two berths further east.",
  });
  await page.context().clearCookies();
  await openTab(page, "support", { q: subject });
  await expect(rowOf(page, subject)).toContainText("A listing or a claim");
  await page.getByRole("button", { name: `Open ${subject}` }).click();
  const dialog = page.getByRole("dialog", { name: subject });
  await expect(dialog).toContainText("Two berths further east.");
  await dialog.getByLabel("Your answer").fill("The pin is mended.");
  await dialog.getByRole("button", { name: "Send" }).click();
  await expect(toastOf(page)).toContainText("Answer sent");
  await expect(dialog.getByText("The pin is mended.")).toBeVisible();
  await dialog.getByRole("button", { name: "Close conversation" }).click();
  await expect(toastOf(page)).toContainText("Conversation closed");
  await openTab(page, "support", { status: "closed", q: subject });
  await expect(rowOf(page, subject)).toBeVisible();

  await openTab(page, "mail", { q: email });
  const mails = page.locator("tbody tr").filter({ hasText: subject });
  await expect(async () => {
    await reload(page);
    await mails.filter({ hasText: "The pin is mended." }).first().waitFor({ timeout: 2000 });
  }).toPass();
});
