// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import type { Claim } from "#src/domains/claims/contract.ts";
import ClaimsTab from "./claims-tab.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const claimWith = (facts: Partial<Claim> = {}): Claim => ({
  id: 4,
  version: "v1",
  businessId: 7,
  businessName: "Halfway Rock",
  businessWebsite: "https://halfway-rock.example",
  claimerName: "Nora Quay",
  claimerEmail: "boss@halfway-rock.example",
  confirmedAt: null,
  addressProof: null,
  senderEmail: "mallory@example.com",
  accountEmail: null,
  ownerEmail: null,
  claimerPhone: null,
  relationship: "owner",
  message: null,
  proofDocuments: [],
  domainMatches: false,
  status: "pending",
  adminNotes: null,
  reviewedAt: null,
  reviewedBy: null,
  transferAt: null,
  objection: null,
  objectionDismissedAt: null,
  completedAt: null,
  isDemo: false,
  createdAt: "2026-05-02T12:00:00.000Z",
  ...facts,
});

const OBJECTED = claimWith({
  status: "approved",
  confirmedAt: "2026-05-02T12:00:00.000Z",
  addressProof: "account",
  accountEmail: "boss@halfway-rock.example",
  senderEmail: "boss@halfway-rock.example",
  ownerEmail: "otto@example.com",
  transferAt: "2026-05-12T12:00:00.000Z",
  objection: "I have the deed.",
});

const COUNTS = { pending: 3, approved: 12, rejected: 0, objected: 0 };

/** Answers list and counts, and notes what is decided. */
function serve(claims: () => Claim[], decide = () => Response.json(claims()[0])) {
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
    if (init.method === "PATCH") {
      sent.push([path, JSON.parse(String(init.body))]);
      return decide();
    }
    if (path.endsWith("/counts")) return Response.json(COUNTS);
    return Response.json(claims(), { headers: { "X-Total-Count": String(claims().length) } });
  });
  return sent;
}

const show = (status = "pending") =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[`/admin-secure-access?tab=claims&status=${status}`]}>
        <ClaimsTab />
      </MemoryRouter>
    </QueryClientProvider>,
  );

const openReview = async () => {
  fireEvent.click(await screen.findByRole("button", { name: "Review claim 4" }));
  return screen.findByRole("dialog");
};

test("a claim shows side by side who sent it, what was typed and whether that is proved", async () => {
  serve(() => [claimWith()]);
  show();
  const card = await screen.findByRole("listitem");
  const text = within(card).getByText("Account that sent it").closest("dl")?.textContent;
  expect(text).toContain("mallory@example.com");
  expect(text).toContain("boss@halfway-rock.example");
  expect(text).toContain("Not verified");
  expect(card.textContent).toContain("Approving gives that account nothing.");
  expect(card.textContent).toContain("Approving mails a link to boss@halfway-rock.example.");
  expect(within(await openReview()).getByText("Not verified")).toBeTruthy();
});

test("before an approval one reads that the present owner has 7 days to object", async () => {
  const until = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });
  const OBJECT =
    `Approving starts a 7-day wait: its present owner, otto@example.com, is mailed and has ` +
    `7 days to object, until ${until.format(Date.now() + 7 * 86_400_000)}. `;
  let shown = claimWith({ ownerEmail: "otto@example.com" });
  serve(() => [shown]);
  show();
  expect((await screen.findByRole("listitem")).textContent).toContain(OBJECT);
  expect((await openReview()).textContent).toContain(OBJECT);
  cleanup();
  for (const facts of [{}, { ownerEmail: "boss@x.example", accountEmail: "boss@x.example" }]) {
    shown = claimWith(facts);
    show();
    expect((await screen.findByRole("listitem")).textContent).not.toContain("to object");
    cleanup();
  }
});

test("a claim that changed is not decided: it is loaded again and the page says so", async () => {
  let shown = claimWith();
  const changed = {
    message: "This was changed since you opened it. Look at it again.",
    code: "changed",
  };
  const sent = serve(
    () => [shown],
    () => {
      shown = claimWith({ version: "v2", message: "Now with a message." });
      return Response.json(changed, { status: 409 });
    },
  );
  show();
  const dialog = await openReview();
  fireEvent.click(within(dialog).getByRole("button", { name: "Approve" }));
  expect(await within(dialog).findByText("Now with a message.")).toBeTruthy();
  expect(within(dialog).getByRole("alert").textContent).toBe(changed.message);
  fireEvent.click(within(dialog).getByRole("button", { name: "Approve" }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toMatchObject([
    ["/api/business-claims/4", { status: "approved", version: "v1" }],
    ["/api/business-claims/4", { status: "approved", version: "v2" }],
  ]);
});

test.each([
  ["Dismiss objection", "Dismiss the objection", "approved"],
  ["Uphold objection", "Uphold the objection", "rejected"],
])("an owner's objection is shown and settled: %s asks first", async (button, sure, status) => {
  const sent = serve(() => [OBJECTED]);
  show("approved");
  const dialog = await openReview();
  expect(within(dialog).getByRole("note").textContent).toContain("I have the deed.");
  expect(within(dialog).getAllByText("I have the deed.")).toHaveLength(1);
  fireEvent.change(within(dialog).getByLabelText("Admin notes"), { target: { value: "Seen." } });
  fireEvent.click(within(dialog).getByRole("button", { name: button }));
  const question = await screen.findByRole("alertdialog");
  expect(sent).toEqual([]);
  fireEvent.click(within(question).getByRole("button", { name: sure }));
  await waitFor(() =>
    expect(sent).toEqual([
      ["/api/business-claims/4", { version: "v1", status, adminNotes: "Seen." }],
    ]),
  );
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("an approval that waits can be called off; one that took effect is only read", async () => {
  let shown = claimWith({ ...OBJECTED, objection: null });
  serve(() => [shown]);
  show("approved");
  expect(within(await openReview()).getByRole("button", { name: "Call off" })).toBeTruthy();
  cleanup();
  shown = claimWith({ ...OBJECTED, completedAt: "2026-05-12T12:00:00.000Z" });
  show("approved");
  const dialog = await openReview();
  expect(within(dialog).queryByLabelText("Admin notes")).toBeNull();
  const buttons = within(dialog).getAllByRole("button");
  expect(buttons).toEqual([within(dialog).getByRole("button", { name: "Close" })]);
});

test("each tab has its own count", async () => {
  serve(() => []);
  show();
  for (const name of ["Pending (3)", "Approved (12)", "Rejected (0)"]) {
    expect(await screen.findByRole("tab", { name })).toBeTruthy();
  }
});

test("the approved ones are marked when an owner objects to some of them", async () => {
  for (const [objected, name] of [
    [1, "Approved (12) 1 objection"],
    [2, "Approved (12) 2 objections"],
  ] as const) {
    vi.stubGlobal("fetch", async (path: string) =>
      Response.json(path.endsWith("/counts") ? { ...COUNTS, objected } : []),
    );
    show();
    expect(await screen.findByRole("tab", { name })).toBeTruthy();
    cleanup();
  }
});
