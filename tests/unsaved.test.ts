import { expect, test } from "vitest";
import { isSourceModule } from "./architecture/house.ts";
import { readTree } from "./architecture/read-tree.ts";

const modules = [...readTree(".")].filter(([path]) => isSourceModule(path));
const naming = (text: RegExp) =>
  modules
    .filter(([, source]) => text.test(source))
    .map(([path]) => path.replace("src/", ""))
    .toSorted();

const GUARDED = [
  "design/patterns/form-dialog.tsx",
  "design/patterns/reason-dialog.tsx",
  "domains/accounts/profile/components/picture-form.tsx",
  "domains/accounts/profile/components/profile-form.tsx",
  "domains/alerts/components/subscription-form.tsx",
  "domains/citizen-science/components/contribution-form.tsx",
  "domains/citizen-science/components/project-form.tsx",
  "domains/claims/components/admin/review-claim-dialog.tsx",
  "domains/claims/components/claim-form.tsx",
  "domains/claims/components/pending-transfers.tsx",
  "domains/directory/edits/components/suggest-edit-form.tsx",
  "domains/directory/manage/components/admin/edit-listing-dialog.tsx",
  "domains/directory/manage/components/edit-listing/edit-listing-form.tsx",
  "domains/events/door/components/add-attendee-form.tsx",
  "domains/events/door/components/message-form.tsx",
  "domains/events/organize/components/date-places.tsx",
  "domains/events/organize/components/move-date.tsx",
  "domains/events/registration/components/registration-form.tsx",
  "domains/media/components/media-uploader.tsx",
  "domains/moderation/components/report-form.tsx",
  "domains/payments/components/admin/refund-dialog.tsx",
  "domains/promotion/components/custom-description-form.tsx",
  "domains/rentals/desk/components/close-days-form.tsx",
  "domains/rentals/desk/components/desk-booking-form.tsx",
  "domains/rentals/desk/components/item-form.tsx",
  "domains/rentals/desk/components/terms-form.tsx",
  "domains/research/components/answer-form.tsx",
  "domains/research/components/edit-project-form.tsx",
  "domains/reviews/components/admin/review-form-dialog.tsx",
  "domains/reviews/components/review-answer.tsx",
  "domains/rewards/board/components/name-form.tsx",
  "domains/rewards/member/components/time-zone-dialog.tsx",
  "domains/rewards/oversight/components/admin/achievement-form.tsx",
  "domains/sharing/components/experience-dialog.tsx",
  "domains/sightings/components/comments-panel.tsx",
  "domains/sightings/components/edit-report-form.tsx",
  "domains/sightings/components/opinion-form.tsx",
  "domains/sightings/components/own-comment-buttons.tsx",
  "domains/support/components/reply-form.tsx",
];
const KEPT_FOR_THE_TAB = [
  "domains/alerts/components/alert-form.tsx",
  "domains/identification/components/identifier.tsx",
  "domains/research/components/collaboration-form.tsx",
  "domains/research/components/project-form.tsx",
  "domains/reviews/components/use-review-form.ts",
  "domains/sightings/components/report-form.tsx",
  "domains/support/components/support-form.tsx",
];

test("these forms ask before what was typed or chosen is left behind", () => {
  expect(naming(/<(UnsavedGuard|FormDialog)\b/)).toEqual(GUARDED);
});

test("these forms keep what was typed for the tab", () => {
  expect(naming(/= useSessionDraft\(/)).toEqual(KEPT_FOR_THE_TAB);
  expect(naming(/\bkeepListingDraft\(\{/)).toEqual([
    "domains/directory/manage/components/add-business/wizard-form.tsx",
  ]);
  expect(naming(/= useKeptWords\(/)).toEqual([
    "domains/rentals/booking/components/booking-form.tsx",
  ]);
  expect(naming(/= useEventDraft\(/)).toEqual([
    "domains/events/organize/components/event-form.tsx",
  ]);
});

test("every other form is a password, an address, a code or a few choices, or part of one that asks", () => {
  const safe = new Set([...GUARDED, ...KEPT_FOR_THE_TAB]);
  expect(naming(/\buseForm[<(]/).filter((path) => !safe.has(path))).toEqual([
    "domains/accounts/credentials/components/change-password-form.tsx",
    "domains/accounts/credentials/components/forgot-password-form.tsx",
    "domains/accounts/credentials/components/new-password-form.tsx",
    "domains/accounts/credentials/components/password-setup-form.tsx",
    "domains/accounts/sign-in/components/code-sign-in.tsx",
    "domains/accounts/sign-in/components/email-form.tsx",
    "domains/accounts/sign-in/components/password-sign-in.tsx",
    "domains/accounts/sign-in/components/sign-up-form.tsx",
    "domains/directory/manage/components/add-business/wizard-form.tsx",
    "domains/exports/job/components/export-form.tsx",
    "domains/reviews/components/admin/add-review-dialog.tsx",
    "domains/reviews/components/admin/edit-review-dialog.tsx",
    "domains/species/components/admin/expert-form.tsx",
  ]);
  expect(naming(/<ReviewFormDialog\b/)).toEqual([
    "domains/reviews/components/admin/add-review-dialog.tsx",
    "domains/reviews/components/admin/edit-review-dialog.tsx",
  ]);
});
