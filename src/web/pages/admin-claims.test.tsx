// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { Claim } from "#src/domains/claims/contract.ts";
import { answer, answerInTurn, answerList, loseConnection } from "#tests/support/answer-calls.ts";
import { openAdminTab } from "#tests/support/open-admin.tsx";
import { click, closePage, fieldOf, fill, press, told } from "#tests/support/open-page.tsx";
import { until } from "#tests/support/until.ts";

afterEach(closePage);

const CLAIMS = "GET /api/business-claims";
const claim = (facts: Partial<Claim> = {}) => ({
  ...{ id: 4, version: "v1", businessId: 7, businessName: "Halfway Rock", businessWebsite: null },
  ...{ claimerName: "Nora Quay", claimerEmail: "nora@example.com", confirmedAt: null },
  ...{ addressProof: null, senderEmail: null, accountEmail: null, ownerEmail: null },
  ...{ claimerPhone: null, relationship: "owner", message: null, proofDocuments: [] },
  ...{ domainMatches: false, status: "pending", adminNotes: null, reviewedAt: null },
  ...{ reviewedBy: null, transferAt: null, objection: null, objectionDismissedAt: null },
  ...{ completedAt: null, isDemo: false, createdAt: "2026-05-02T12:00:00.000Z", ...facts },
});

const PROVED: Partial<Claim> = {
  confirmedAt: "2026-05-02T12:00:00.000Z",
  addressProof: "mail",
};

test.each([
  ["pending", "No pending claims to review."],
  ["approved", "No approved claims."],
  ["rejected", "No rejected claims."],
])("an empty list of %s claims says so", async (status, words) => {
  await openAdminTab("claims", { [CLAIMS]: answerList([]) }, { status });
  expect(await screen.findByText(words)).toBeTruthy();
});

test("a card shows whose claim it is, on what and since when, phone and message when given", async () => {
  const given = { claimerPhone: "410 555 0101", message: "I run the place with my sister." };
  const relationship = "authorized_representative";
  const claims = [claim(), claim({ id: 5, relationship, ...given })];
  await openAdminTab("claims", { [CLAIMS]: answerList(claims) });
  const textOf = async (id: number) =>
    (await screen.findByText(`Claim #${id}`)).closest("li")?.textContent ?? "";
  const [short, long] = [await textOf(4), await textOf(5)];
  for (const text of [short, long]) {
    for (const fact of [
      "pending",
      "May 2, 2026",
      "Business ID7",
      "nora@example.com",
      "Nora Quay",
    ]) {
      expect(text).toContain(fact);
    }
  }
  expect(short).toContain("RelationshipOwner");
  expect(long).toContain("Authorized representative");
  for (const [label, word] of [
    ["Phone", given.claimerPhone],
    ["Message", given.message],
  ] as const) {
    expect(long).toContain(label);
    expect(long).toContain(word);
    expect(short).not.toContain(label);
  }
});

test.each([
  ["Reject", "rejected"],
  ["Approve", "approved"],
] as const)(
  "a claim that is pending is decided at once by its own button: %s",
  async (button, status) => {
    const PATCH = "PATCH /api/business-claims/4";
    const { api } = await openAdminTab("claims", {
      [CLAIMS]: answerList([claim(PROVED)]),
      [PATCH]: answer(claim({ ...PROVED, status })),
    });
    await click(await screen.findByRole("button", { name: `${button} claim 4` }));
    await told("Claim Updated", `Business claim has been ${status}. Halfway Rock`);
    expect(api.sent(PATCH)).toMatchObject([{ status, version: "v1" }]);
  },
);

test.each([
  ["Approve", "without a proved address", {}],
  ["Reject", "without a proved address", {}],
  ["Approve", "on a listing with an owner", { ...PROVED, ownerEmail: "otto@example.com" }],
])("%s looks first at a claim %s", async (button, _why, facts) => {
  const PATCH = "PATCH /api/business-claims/4";
  const { api } = await openAdminTab("claims", { [CLAIMS]: answerList([claim(facts)]) });
  await click(await screen.findByRole("button", { name: `${button} claim 4` }));
  expect(await screen.findByRole("dialog", { name: "Review claim #4" })).toBeTruthy();
  expect(api.sent(PATCH)).toEqual([]);
});

test("after a quick decision the next one rests until the list has stood still for a second", async () => {
  const [first, second] = [claim(PROVED), claim({ ...PROVED, id: 5 })];
  const NEXT = "PATCH /api/business-claims/5";
  const { api } = await openAdminTab("claims", {
    [CLAIMS]: answerInTurn(answerList([first, second]), answerList([second])),
    "PATCH /api/business-claims/4": answer({ ...first, status: "approved" }),
    [NEXT]: answer({ ...second, status: "approved" }),
  });
  await click(await screen.findByRole("button", { name: "Approve claim 4" }));
  await until(() => expect(screen.queryByText("Claim #4")).toBeNull());
  const next = screen.getByRole("button", { name: "Approve claim 5" });
  await click(next);
  expect(next.getAttribute("aria-disabled")).toBe("true");
  await until(() => expect(next.getAttribute("aria-disabled")).toBeNull());
  expect(api.sent(NEXT)).toEqual([]);
  await click(next);
  await until(() => expect(api.sent(NEXT)).toHaveLength(1));
});

test("an approval on a listing with an owner is told with the day on which it changes hands", async () => {
  const owned = claim({ ...PROVED, ownerEmail: "otto@example.com" });
  const transferAt = "2026-05-12T12:00:00.000Z";
  await openAdminTab("claims", {
    [CLAIMS]: answerList([owned]),
    "PATCH /api/business-claims/4": answer({ ...owned, status: "approved", transferAt }),
  });
  await click(await screen.findByRole("button", { name: "Review claim 4" }));
  await press("Approve", within(await screen.findByRole("dialog")));
  await told(
    "Business claim has been approved.",
    "A 7-day wait starts: Halfway Rock goes to Nora Quay on May 12, 2026, unless its owner objects.",
  );
});

test("a claim that was decided has no quick buttons", async () => {
  await openAdminTab(
    "claims",
    { [CLAIMS]: answerList([claim({ status: "rejected" })]) },
    {
      status: "rejected",
    },
  );
  await screen.findByText(/Claim #4/);
  expect(screen.queryByRole("button", { name: /^(Approve|Reject) claim/ })).toBeNull();
});

test.each([
  ["Reject", "rejected"],
  ["Approve", "approved"],
] as const)(
  "a decision with notes that fails is told and keeps the notes: %s",
  async (button, status) => {
    const PATCH = "PATCH /api/business-claims/4";
    const { api } = await openAdminTab("claims", {
      [CLAIMS]: answerList([claim()]),
      [PATCH]: answerInTurn(loseConnection, answer(claim({ status }))),
    });
    await click(await screen.findByRole("button", { name: "Review claim 4" }));
    const dialog = within(await screen.findByRole("dialog"));
    await fill({ "Admin notes": "Called back." });
    await press(button, dialog);
    await told("Failed to update business claim.");
    expect(fieldOf("Admin notes").value).toBe("Called back.");
    await press(button, dialog);
    await told(`Business claim has been ${status}.`);
    await until(() =>
      expect(api.sent(PATCH).at(-1)).toMatchObject({
        status,
        adminNotes: "Called back.",
      }),
    );
  },
);
