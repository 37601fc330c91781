// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { type Answers, answerList, loseConnection, refuse } from "#tests/support/answer-calls.ts";
import { openAdminTab, rowOf } from "#tests/support/open-admin.tsx";
import { click, closePage, fieldOf, fill, press, told } from "#tests/support/open-page.tsx";
import { plainListing } from "#tests/support/plain-listing.ts";
import { until } from "#tests/support/until.ts";

afterEach(closePage);

const LIST = "GET /api/businesses";
const submission = (id: number) =>
  plainListing({ id, name: `Bulk ${id}`, status: "pending", isActive: false, version: 1 });

/** With this many submissions; `left` are there after a decision. */
async function open(count: number, answers: Answers = {}) {
  let rows = Array.from({ length: count }, (_, index) => submission(index + 1));
  const page = await openAdminTab("pending", {
    [LIST]: (call) => answerList(rows)(call),
    ...answers,
  });
  if (count > 0) await rowOf("Bulk 1");
  return {
    ...page,
    leave: (...ids: number[]) => {
      rows = rows.filter(({ id }) => ids.includes(id));
    },
  };
}

const question = async () => within(await screen.findByRole("alertdialog"));
const rows = () => screen.queryAllByRole("row", { name: /Bulk/ });
const badge = () => screen.getByRole("tab", { name: /^Pending/ }).textContent;
const remove = () => screen.getByRole("button", { name: /^Delete Selected/ });

test("with nothing pending it says so", async () => {
  await open(0);
  expect(await screen.findByText("All caught up!")).toBeTruthy();
  expect(screen.getByText("No pending business submissions to review.")).toBeTruthy();
});

test("a submission is shown with what it says and when it was sent", async () => {
  const createdAt = new Date(Date.now() - 3 * 3_600_000).toISOString();
  await open(1, { [LIST]: answerList([{ ...submission(1), createdAt }]) });
  const cells = [...(await rowOf("Bulk 1")).querySelectorAll("td")];
  const headers = screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
  const cellOf = (header: string) => cells[headers.indexOf(header)] as HTMLElement;
  const { description, phone, email } = submission(1);
  for (const [header, ...words] of [
    ["Business", "Bulk 1", description],
    ["Category", "Restaurants"],
    ["Location", "Annapolis, MD 21401"],
    ["Contact", phone, email],
    ["Actions", "Approve", "Reject"],
  ] as const) {
    for (const word of words) expect(cellOf(header).textContent).toContain(word);
  }
  const sentAt = cellOf("Submitted").querySelector("time");
  expect(sentAt?.dateTime).toBe(createdAt);
  expect(sentAt?.textContent).toBe("3 hours ago");
});

test("approving asks first, tells a failure and then that it is live", async () => {
  const PUT = "PUT /api/businesses/1";
  const { api, leave } = await open(1, { [PUT]: loseConnection });
  await until(() => expect(badge()).toBe("Pending1 waiting"));
  await press("Approve Bulk 1");
  await press("Cancel", await question());
  expect(api.sent(PUT)).toEqual([]);
  await press("Approve Bulk 1");
  await press("Approve", await question());
  await told("Failed to approve business listing.");
  api.answer({
    [PUT]: () => {
      leave();
      return Response.json({});
    },
  });
  await press("Approve Bulk 1");
  await press("Approve", await question());
  await told("Business Approved", "The business listing has been approved and is now live.");
  expect(api.sent(PUT).at(-1)).toEqual({ isActive: true, version: 1 });
  await until(() => expect(rows()).toEqual([]));
  await until(() => expect(badge()).not.toContain("1"));
});

test("rejecting asks first, keeps its reason over a failure and sends it", async () => {
  const DELETE = "DELETE /api/businesses/1";
  const { api, leave } = await open(2, { [DELETE]: loseConnection });
  await until(() => expect(badge()).toBe("Pending2 waiting"));
  await press("Reject Bulk 1");
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText(/This action cannot be undone\./)).toBeTruthy();
  await press("Cancel", dialog);
  expect(api.sent(DELETE)).toEqual([]);
  await press("Reject Bulk 1");
  await fill({ Reason: "We could not find this place." });
  await press("Reject", within(await screen.findByRole("dialog")));
  await told("Failed to reject business listing.");
  expect(fieldOf("Reason").value).toBe("We could not find this place.");
  api.answer({
    [DELETE]: () => {
      leave(2);
      return Response.json({});
    },
  });
  await press("Reject", within(screen.getByRole("dialog")));
  await told("Business Rejected", "The business listing has been rejected and removed.");
  expect(api.sent(DELETE).at(-1)).toMatchObject({ reason: "We could not find this place." });
  await until(() => expect(badge()).toBe("Pending1 waiting"));
});

test("several are chosen, counted and deleted, with the true numbers", async () => {
  const DELETE = "DELETE /api/businesses";
  const { api, leave } = await open(3, { [DELETE]: loseConnection });
  await until(() => expect(badge()).toBe("Pending3 waiting"));
  await click(remove());
  await told("Please select businesses to delete.");
  await click(screen.getByLabelText("Select all"));
  expect(remove().textContent).toContain("Delete Selected (3)");
  await click(screen.getByLabelText("Select Bulk 3"));
  expect(remove().textContent).toContain("Delete Selected (2)");
  expect(screen.getByLabelText<HTMLInputElement>("Select all").indeterminate).toBe(true);
  await click(remove());
  expect((await question()).getByText(/This action cannot be undone\./)).toBeTruthy();
  await press("Cancel", await question());
  expect(rows()).toHaveLength(3);
  await click(remove());
  await press("Delete", await question());
  await told("Failed to delete selected businesses.");
  api.answer({
    [DELETE]: () => {
      leave(3);
      return Response.json({ success: 1234, failed: 1000 });
    },
  });
  await click(remove());
  await press("Delete", await question());
  await told("Mass Delete Completed", "1,234 businesses deleted successfully. 1,000 failed.");
  expect(api.sent(DELETE).at(-1)).toEqual({ ids: [1, 2] });
  await until(() => expect(rows()).toHaveLength(1));
  expect(remove().textContent).toContain("Delete Selected (0)");
  await until(() => expect(badge()).toBe("Pending1 waiting"));
});

test("of two administrators the slower one is told, and the list is refreshed", async () => {
  const message = "This listing is live already.";
  const { leave } = await open(1, {
    "PUT /api/businesses/1": refuse(409, { message, code: "conflict" }),
  });
  leave();
  await press("Approve Bulk 1");
  await press("Approve", await question());
  await told("Someone else was faster", message);
  await until(() => expect(rows()).toEqual([]));
});
