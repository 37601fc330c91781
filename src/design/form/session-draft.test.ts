// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from "vitest";

let drafts: typeof import("./session-draft.ts");
let loads = 0;
/** A page begins anew; the tab keeps what it keeps. */
const load = async () => {
  loads += 1;
  drafts = await import(/* @vite-ignore */ `./session-draft.ts?load=${loads}`);
};
beforeEach(load);
afterEach(() => sessionStorage.clear());

test("what somebody typed while signed in is for nobody else, and there when they sign in again", async () => {
  drafts.keepDraftsOf("ann");
  drafts.writeDraft("support", { message: "Ann's" });
  drafts.keepDraftsOf(null);
  expect(drafts.readDraft("support")).toBeNull();
  drafts.writeDraft("support", { message: "Nobody's" });
  await load();
  drafts.keepDraftsOf("ann");
  expect(drafts.readDraft("support")).toEqual({ message: "Ann's" });
});

test("another account finds nothing of it, and leaves nothing of it behind", () => {
  drafts.keepDraftsOf("ann");
  drafts.writeDraft("support", { message: "Ann's" });
  drafts.keepDraftsOf(null);
  drafts.keepDraftsOf("bo");
  expect(drafts.readDraft("support")).toBeNull();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain("Ann's");
  drafts.keepDraftsOf("ann");
  expect(drafts.readDraft("support")).toBeNull();
});

test("what nobody typed yet is kept through signing in, and is theirs then", () => {
  drafts.writeDraft("review", { title: "Typed first" });
  drafts.keepDraftsOf("ann");
  expect(drafts.readDraft("review")).toEqual({ title: "Typed first" });
  drafts.keepDraftsOf("bo");
  expect(drafts.readDraft("review")).toBeNull();
});

test("a page that showed the words of who was signed in before is drawn anew, once", async () => {
  drafts.keepDraftsOf("ann");
  drafts.writeDraft("support", { message: "Ann's" });
  await load();
  expect(drafts.readDraft("support")).toEqual({ message: "Ann's" });
  expect(drafts.keepDraftsOf(null)).toBe(true);
  await load();
  expect(drafts.readDraft("support")).toBeNull();
  expect(drafts.keepDraftsOf(null)).toBe(false);
});

test("a session that ends while a form is open leaves the form as it is", async () => {
  drafts.keepDraftsOf("ann");
  drafts.writeDraft("support", { message: "Ann's" });
  await load();
  expect(drafts.readDraft("support")).not.toBeNull();
  expect(drafts.keepDraftsOf("ann")).toBe(false);
  expect(drafts.keepDraftsOf(null)).toBe(false);
});
