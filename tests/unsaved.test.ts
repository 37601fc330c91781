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
  "domains/accounts/components/picture-form.tsx",
  "domains/accounts/components/profile-form.tsx",
  "domains/claims/components/claim-form.tsx",
  "domains/claims/components/pending-transfers.tsx",
  "domains/directory/components/edit-business/edit-business-form.tsx",
  "domains/directory/components/suggest-edit-form.tsx",
  "domains/media/components/media-uploader.tsx",
  "domains/moderation/components/report-form.tsx",
  "domains/reviews/components/review-answer.tsx",
  "domains/sharing/components/experience-decision.tsx",
  "domains/sharing/components/experience-dialog.tsx",
  "domains/support/components/reply-form.tsx",
  "web/admin/businesses/edit-business-dialog.tsx",
  "web/admin/claims/review-claim-dialog.tsx",
  "web/admin/reason-dialog.tsx",
  "web/admin/reviews/review-form-dialog.tsx",
];
const KEPT_FOR_THE_TAB = [
  "domains/reviews/components/use-review-form.ts",
  "domains/support/components/support-form.tsx",
];

test("these forms ask before what was typed or chosen is left behind", () => {
  expect(naming(/<UnsavedGuard\b/)).toEqual(GUARDED);
});

test("these forms keep what was typed for the tab", () => {
  expect(naming(/= useSessionDraft\(/)).toEqual(KEPT_FOR_THE_TAB);
  expect(naming(/\bkeepListingDraft\(\{/)).toEqual([
    "domains/directory/components/add-business/wizard-form.tsx",
  ]);
});

test("every other form is a password, an address or a code, or part of one that asks", () => {
  const safe = new Set([...GUARDED, ...KEPT_FOR_THE_TAB]);
  expect(naming(/\buseForm[<(]/).filter((path) => !safe.has(path))).toEqual([
    "domains/accounts/components/change-password-form.tsx",
    "domains/accounts/components/code-sign-in.tsx",
    "domains/accounts/components/email-form.tsx",
    "domains/accounts/components/forgot-password-form.tsx",
    "domains/accounts/components/new-password-form.tsx",
    "domains/accounts/components/password-setup-form.tsx",
    "domains/accounts/components/password-sign-in.tsx",
    "domains/accounts/components/sign-up-form.tsx",
    "domains/directory/components/add-business/wizard-form.tsx",
    "web/admin/reviews/add-review-dialog.tsx",
    "web/admin/reviews/edit-review-dialog.tsx",
  ]);
  expect(naming(/<ReviewFormDialog\b/)).toEqual([
    "web/admin/reviews/add-review-dialog.tsx",
    "web/admin/reviews/edit-review-dialog.tsx",
  ]);
});
