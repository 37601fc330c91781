// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { CurrentUser } from "#src/domains/accounts/person/contract.ts";
import { PictureForm } from "#src/domains/accounts/profile/components/picture-form.tsx";
import { viewerQuery } from "#src/domains/accounts/session/client.ts";
import { ClaimForm } from "#src/domains/claims/components/claim-form.tsx";
import type { Business } from "#src/domains/directory/listing/contract.ts";
import { AddBusinessWizard } from "#src/domains/directory/manage/components/add-business/add-business-wizard.tsx";
import { keepListingDraft } from "#src/domains/directory/manage/components/add-business/listing-draft.ts";
import { EditListingDialog } from "#src/domains/directory/manage/components/admin/edit-listing-dialog.tsx";
import { EditListingForm } from "#src/domains/directory/manage/components/edit-listing/edit-listing-form.tsx";
import { valuesOf } from "#src/domains/directory/manage/components/listing-form/listing-values.ts";
import { EditReviewDialog } from "#src/domains/reviews/components/admin/edit-review-dialog.tsx";
import { ReviewForm } from "#src/domains/reviews/components/review-form.tsx";
import { ReviewPageForm } from "#src/domains/reviews/components/review-page-form.tsx";
import type { AdminReview } from "#src/domains/reviews/contract.ts";
import { ExperienceDialog } from "#src/domains/sharing/components/experience-dialog.tsx";
import type { SharedItem } from "#src/domains/sharing/rules.ts";
import { type HeldUpload, holdUploads, photo } from "#tests/support/held-uploads.ts";
import { until } from "#tests/support/until.ts";

const fetched = vi.spyOn(globalThis, "fetch");
let sending: HeldUpload[];

beforeEach(() => {
  sending = holdUploads();
  vi.stubGlobal("scrollTo", vi.fn());
  fetched.mockImplementation(async (_path, init) =>
    Response.json(init?.method === "PUT" ? business : []),
  );
  vi.stubGlobal("navigator", {
    ...window.navigator,
    onLine: true,
    clipboard: { writeText: async () => undefined },
  });
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
  fetched.mockReset();
  vi.unstubAllGlobals();
});

const business: Business = {
  ...{ id: 7, name: "Halfway Rock", description: "Crabs.", category: "restaurants", version: 3 },
  ...{ address: "1 Dock Street", city: "Annapolis", state: "MD", zipCode: "21401" },
  ...{ phone: "(410) 555-0101", email: null, website: null, hours: "Mon-Sun 11am-9pm" },
  ...{ latitude: "38.97845", longitude: "-76.485", positionIsApproximate: true },
  ...{ timeZone: "America/New_York", images: [], videos: [], openState: null, priceRange: "$$" },
  ...{
    amenities: [],
    facts: {},
    isActive: true,
    isFeatured: false,
    featuredLevel: 0,
    isPaidPlacement: false,
  },
  ...{
    averageRating: "0",
    reviewCount: 0,
    ownerId: null,
    ownerEmail: null,
    customDescription: null,
  },
  createdAt: "2026-01-01T00:00:00.000Z",
};
const words = { title: "Twice", content: "A cleat that held.", userName: "Ansel" };
const review = {
  ...{ ...words, id: 4, businessId: 7, businessName: "Halfway Rock", userEmail: "a@example.com" },
  ...{ rating: 5, images: [], videos: [], isApproved: true, visitDate: null },
} as unknown as AdminReview;
const reviewDraft = { ...words, rating: 5, userEmail: "a@example.com", images: [], videos: [] };
const place: SharedItem = {
  ...{ id: 7, type: "business", name: "Halfway Rock", place: "Annapolis, MD" },
  ...{ category: "restaurants", picture: null, rating: null },
};
const nothing = () => undefined;
const PICTURES = ["a", "b"].map((id) => `/media/${id.repeat(24)}-900x600`) as [string, string];
const PROOF = ["a", "b"].map((id) => `/media/private/${id.repeat(24)}`) as [string, string];

interface FormWithFiles {
  element: () => ReactElement;
  /** What the file picker and Submit are called. */
  picker: string;
  submit: string;
  /** Which call sends the form, and where the addresses stand in it. */
  call: RegExp;
  field: string;
  /** Before it is shown. */
  fill?: () => void;
  /** Before Submit. */
  finish?: () => Promise<void>;
}

const FORMS: Record<string, FormWithFiles> = {
  "a review on the page of a place": {
    element: () => <ReviewForm businessId={7} own={null} onSent={nothing} />,
    fill: () => sessionStorage.setItem("review-of-7", JSON.stringify(reviewDraft)),
    ...{ picker: "Photos", submit: "Submit Review", call: /reviews$/, field: "images" },
  },
  "a review on /reviews": {
    element: () => <ReviewPageForm />,
    fill: () => {
      sessionStorage.setItem("review-page", JSON.stringify(reviewDraft));
      sessionStorage.setItem("review-page-business", JSON.stringify(business));
    },
    ...{ picker: "Photos", submit: "Submit Review", call: /reviews$/, field: "images" },
  },
  "a claim with its proof": {
    element: () => <ClaimForm business={business} onDone={nothing} />,
    ...{ picker: "Proof", submit: "Submit Claim", call: /claims$/, field: "proofDocuments" },
  },
  "a new listing": {
    element: () => <AddBusinessWizard onSubmitted={nothing} />,
    fill: () => keepListingDraft({ values: valuesOf(business), step: 4 }),
    picker: "Photos of the business",
    ...{ submit: "Submit Business", call: /businesses$/, field: "images" },
  },
  "an owner's listing": {
    element: () => <EditListingForm business={business} onReload={async () => business} />,
    finish: choosePlace,
    ...{ picker: "Photos", submit: "Save changes", call: /businesses\/7$/, field: "images" },
  },
  "a listing in the admin area": {
    element: () => <EditListingDialog business={business} onClose={nothing} />,
    ...{ picker: "Images", submit: "Save", call: /businesses\/7$/, field: "images" },
  },
  "a review in the admin area": {
    element: () => <EditReviewDialog review={review} onClose={nothing} />,
    ...{ picker: "Photos", submit: "Save", call: /reviews\/4$/, field: "images" },
  },
  "an experience for the page of a place": {
    element: () => <ExperienceDialog place={place} onShare={nothing} onClose={nothing} />,
    finish: askForThePage,
    ...{ picker: "Photos", submit: "Share Experience", call: /experiences$/, field: "images" },
  },
};

const person: CurrentUser = {
  ...{ id: "u1", email: "odile@example.com", firstName: "Odile", lastName: "Quay" },
  ...{ emailVerifiedAt: "2026-01-01T00:00:00.000Z", createdAt: "2026-01-01T00:00:00.000Z" },
  ...{ profileImageUrl: null, accountType: "business_owner", organizerSubscriptionStatus: "none" },
  ...{ isAdmin: true, isExpert: false, hasPassword: true, mustChangePassword: false },
  totpEnabled: false,
};

function show(element: ReactElement): void {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  });
  client.setQueryData(viewerQuery.queryKey, person);
  const router = createMemoryRouter([{ path: "*", element }]);
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

const happen = (what: () => void) => act(async () => what());
const press = async (name: string) =>
  act(async () => (await screen.findByRole("button", { name })).click());
const attach = async (picker: string, ...files: File[]) => {
  const input = await screen.findByLabelText(picker, { selector: "input[type=file]" });
  await happen(() => fireEvent.change(input, { target: { files } }));
};
const callsTo = (path: RegExp) =>
  fetched.mock.calls.filter(([to, init]) => path.test(String(to)) && init?.method !== "GET");

/** The test's own document does not take what a select begins with. */
async function choosePlace(): Promise<void> {
  for (const [label, value] of Object.entries({ Category: business.category, State: "MD" })) {
    const select = screen.getByLabelText(label);
    await happen(() => fireEvent.change(select, { target: { value } }));
  }
}

/** Of an experience: only then do its photos leave the device. */
async function askForThePage(): Promise<void> {
  await happen(() => screen.getByRole("checkbox", { name: /Show it on the page/ }).click());
  const caption = screen.getByRole("textbox", { name: "Caption" });
  await happen(() => fireEvent.change(caption, { target: { value: "A day." } }));
}

test.each(Object.entries(FORMS))(
  "%s is not sent before its files have arrived, and then with all of them",
  async (_name, form) => {
    const addresses = form.field === "images" ? PICTURES : PROOF;
    form.fill?.();
    show(form.element());
    await attach(form.picker, photo("a.jpg"), photo("b.jpg"));
    await form.finish?.();
    await press(form.submit);
    await screen.findByText(/^Sending 1 of 2 (photos|files)$/);
    expect(callsTo(form.call)).toEqual([]);
    await happen(() => sending[0]?.arriveAt(addresses[0]));
    expect(callsTo(form.call)).toEqual([]);
    await happen(() => sending[1]?.arriveAt(addresses[1]));
    await until(() => expect(callsTo(form.call)).toHaveLength(1));
    const sent = JSON.parse(String(callsTo(form.call)[0]?.[1]?.body));
    expect(sent[form.field]).toEqual(addresses);
  },
);

test.each(["a review on the page of a place", "a review on /reviews"])(
  "%s carries its photo and its video as addresses of the upload call",
  async (name) => {
    const form = FORMS[name];
    if (!form) throw new Error(`There is no ${name}`);
    form.fill?.();
    show(form.element());
    await attach("Photos", photo("a.jpg"));
    await attach("Videos", new File(["film"], "b.mp4", { type: "video/mp4" }));
    await press(form.submit);
    const video = `/media/${"b".repeat(24)}.mp4`;
    await happen(() => sending[0]?.arriveAt(PICTURES[0]));
    await until(() => expect(sending).toHaveLength(2));
    expect(sending.map(({ call }) => call)).toEqual([
      "POST /api/media?kind=image",
      "POST /api/media?kind=video",
    ]);
    await happen(() => sending[1]?.arriveAt(video));
    await until(() => expect(callsTo(form.call)).toHaveLength(1));
    expect(JSON.parse(String(callsTo(form.call)[0]?.[1]?.body))).toMatchObject({
      ...{ businessId: 7, title: "Twice", content: "A cleat that held.", rating: 5 },
      ...{ userName: "Ansel", userEmail: person.email, images: [PICTURES[0]], videos: [video] },
    });
  },
);

test("one's own picture says how far it is, goes again after a loss, and is kept when refused", async () => {
  show(<PictureForm user={person} />);
  await attach("Picture file", photo("me.jpg"));
  await happen(() => sending[0]?.upload.onprogress?.({ loaded: 400 }));
  expect(screen.getByRole("status").parentElement?.textContent).toBe("Sending 1 picture, 40%");
  await happen(() => sending[0]?.onerror?.());
  expect(screen.getByRole("status").textContent).toContain("No connection.");
  await happen(() => window.dispatchEvent(new Event("online")));
  await happen(() => sending[1]?.answer(429, { message: "Please wait a moment." }));
  expect((await screen.findByRole("alert")).textContent).toContain("Please wait a moment.");
  await press("Try again");
  expect(sending[2]?.file).toBe(sending[0]?.file);
  expect(sending[2]?.call).toBe("PUT /api/user/picture");
  await happen(() => sending[2]?.answer(200, { ...person, profileImageUrl: "/media/x.webp" }));
  await until(() => expect(screen.queryByRole("progressbar")).toBeNull());
});
