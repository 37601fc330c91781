// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { SiteStats } from "#src/domains/analytics/contract.ts";
import type { AuditEntry } from "#src/domains/moderation/contract.ts";
import { answer, answerList } from "#tests/support/answer-calls.ts";
import { openAdminTab } from "#tests/support/open-admin.tsx";
import { closePage } from "#tests/support/open-page.tsx";
import { until } from "#tests/support/until.ts";

afterEach(closePage);

const months = Array.from({ length: 12 }, (_, index) => ({
  month: `2026-${String(index + 1).padStart(2, "0")}`,
  count: index,
}));
const STATS: SiteStats = {
  ...{ totalBusinesses: 1230, totalLastMonth: 1000, pendingBusinesses: 4, inactiveBusinesses: 5 },
  ...{ featuredBusinesses: 61, totalReviews: 7004, newBusinesses: 33, pendingClaims: 9 },
  ...{ averageRating: "4.3", newBusinessesByMonth: months, reviewsByMonth: months },
  viewsByDay: [{ day: "2026-05-02", views: 3, visitors: 2 }],
};

test("the cards of Analytics show the figures of the data, and charts have a table", async () => {
  await openAdminTab("analytics", { "GET /api/admin/stats": answer(STATS) });
  await screen.findByText("Total Businesses");
  const panel = screen.getByRole("tabpanel");
  for (const [label, value] of [
    ["Total Businesses", "1,230"],
    ["Featured Businesses", "61"],
    ["Total Reviews", "7,004"],
    ["New Businesses", "33"],
    ["Pending Claims", "9"],
    ["Avg Rating", "4.3"],
  ]) {
    expect(panel.textContent).toContain(`${label}${value}`);
  }
  expect(panel.textContent).toContain("23.0% from last month");
  const table = within(panel).getByRole("table", { name: "New businesses" });
  expect(within(table).getAllByRole("row")).toHaveLength(13);
});

test("a tab keeps the room of its number while the number is not known", async () => {
  let arrive = (_: Response) => {};
  const counts = new Promise<Response>((resolve) => {
    arrive = resolve;
  });
  await openAdminTab("claims", {
    "GET /api/admin/claims/counts": () => counts,
    "GET /api/business-claims": answerList([]),
  });
  const badgeOf = (name: RegExp) => screen.getByRole("tab", { name }).querySelector("span");
  const room = badgeOf(/^Claims/);
  expect(room?.className).toContain("invisible");
  expect(badgeOf(/^Analytics/)).toBeNull();
  arrive(Response.json({ pending: 3, approved: 0, rejected: 0, objected: 0 }));
  await until(() => expect(badgeOf(/^Claims/)?.textContent).toBe("3 waiting"));
  expect(badgeOf(/^Claims/)).toBe(room);
  expect(room?.className).not.toContain("invisible");
});

test("the audit log names who decided what, with what was before and after", async () => {
  const entry: AuditEntry = {
    ...{ id: 3, actorName: "Admin", action: "business.feature", subjectType: "business" },
    ...{ subjectId: "7", subjectName: "Log Cabin Wharf", note: null },
    ...{ before: { featuredLevel: 0, name: "x" }, after: { featuredLevel: 2, name: "x" } },
    createdAt: "2026-05-02T12:00:00.000Z",
  };
  await openAdminTab("audit-log", { "GET /api/admin/audit-log": answerList([entry]) });
  const row = within(await screen.findByRole("row", { name: /Log Cabin Wharf/ }));
  expect(row.getByText("Business: feature").title).toBe("business.feature");
  expect(row.getByText("Admin")).toBeTruthy();
  expect(row.getAllByText("featuredLevel").length).toBeGreaterThan(0);
  expect(row.getByRole("deletion").textContent).toBe("0");
  expect(row.getByRole("insertion").textContent).toBe("2");
});

const REVIEW = {
  ...{ id: 9, businessId: 7, userName: "Bo", userEmail: null, rating: 4, content: "Fine." },
  ...{ images: [], videos: [], isApproved: true, pendingChange: null, visitDate: null },
};

test("a report that was upheld is listed with who decided", async () => {
  const flag = {
    ...{ id: 5, subjectType: "review", subjectId: 9, reason: "fake", note: "Never been there" },
    ...{ reporterName: null, status: "upheld", openReports: 0, decidedBy: "Admin" },
    ...{ decidedAt: "2026-05-03T12:00:00.000Z", createdAt: "2026-05-02T12:00:00.000Z" },
  };
  const answers = {
    "GET /api/admin/flags": answerList([flag]),
    "GET /api/reviews/9": answer({ ...REVIEW, title: "Reported" }),
  };
  await openAdminTab("edits", answers, { list: "reports" });
  const row = await screen.findByRole("row", { name: /Never been there/ });
  expect(row.textContent).toContain("Not a real experience");
  expect(row.textContent).toContain("upheld by Admin");
  const link = await within(row).findByRole("link", { name: "Review by Bo" });
  expect(link.getAttribute("href")).toContain("tab=reviews&q=Reported");
});
