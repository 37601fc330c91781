import { expect, type Page } from "@playwright/test";
import { newEmail, signUp, waitForConfirmLink } from "./support/accounts.ts";
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
    claimerEmail: newEmail("nora"),
    claimerPhone: "410 555 0101",
    relationship: "authorized_representative",
    message: "I run the place with my sister.",
  });
}

const cardOf = (page: Page, name: string) =>
  page.getByRole("tabpanel").getByRole("listitem").filter({ hasText: name });

test("a claim is confirmed by the mailed link, reviewed with notes and approved", async ({
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
    "Authorized representative",
    "410 555 0101",
    "I run the place with my sister.",
    String(new Date().getFullYear()),
  ]) {
    await expect(card).toContainText(text);
  }
  await visit(page, await waitForConfirmLink(claim.claimerEmail));
  await page.getByRole("button", { name: "Confirm my claim" }).click();
  await expect(page.getByRole("alert")).toContainText("Your claim is confirmed");
  await openTab(page, "claims", { q: name });
  await expect(card).toContainText("Verified: the mailed link was opened");
  await expect(card).not.toContainText("Address not verified");

  await card.getByRole("button", { name: `Review claim ${claim.id}` }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Admin notes").fill("Called back on the listed number.");
  await dialog.getByRole("button", { name: "Approve" }).click();
  await expect(toastOf(page)).toContainText("Claim Updated");
  await expect(toastOf(page)).toContainText("Business claim has been approved.");
  await expect(card).toHaveCount(0);
  await page.getByRole("tab", { name: /^Approved/ }).click();
  await page.getByLabel("Search claims").fill(name);
  await expect(card).toContainText("Called back on the listed number.");
});

test("a question to support is answered from the inbox by mail", async ({ page }) => {
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
