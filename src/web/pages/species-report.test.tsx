// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { Discussion, ShownComment, ShownOpinion } from "#src/domains/sightings/contract.ts";
import { answer, answerCalls, answerInTurn } from "#tests/support/answer-calls.ts";
import { currentUser } from "#tests/support/current-user.ts";
import {
  click,
  closePage,
  fieldOf,
  fill,
  openPage,
  press,
  told,
} from "#tests/support/open-page.tsx";
import { speciesReport } from "#tests/support/species-report.ts";
import { until } from "#tests/support/until.ts";
import SpeciesReportPage from "./species-report.tsx";

afterEach(closePage);

const CALL = "POST /api/community/reports/7/opinion";
const OWN: ShownOpinion = {
  ...{ id: 1, name: "Ada", speciesName: "Harbor porpoise", agrees: false, byExpert: false },
  ...{ isStanding: true, reason: "A small blunt head.", isOwn: true },
};

function openReport(opinions: ShownOpinion[]) {
  const api = answerCalls({ [CALL]: answer(speciesReport()) });
  const discussion: Discussion = {
    opinions,
    comments: [],
    history: [],
    mayClear: false,
    withheldVersion: null,
  };
  openPage({
    path: "/community-tracking/reports/:id",
    address: "/community-tracking/reports/7",
    page: SpeciesReportPage,
    data: { report: speciesReport(), discussion, duplicates: [], mayEdit: false },
    viewer: currentUser(),
  });
  return api;
}

test("nobody agrees by pressing the button only", async () => {
  const api = openReport([]);
  await press("Give opinion");
  expect(await screen.findByText("Please say whether you agree.")).toBeTruthy();
  expect(api.sent(CALL)).toEqual([]);
  await fill({ "Your opinion": "true" });
  await press("Give opinion");
  await told("Your opinion is noted");
  expect(api.sent(CALL)).toEqual([
    { agrees: true, taxon: "species:108", speciesName: "", reason: "" },
  ]);
});

test("one's standing opinion is where the form begins, and stays what it is", async () => {
  const api = openReport([OWN]);
  expect(fieldOf("Your opinion").value).toBe("false");
  expect(fieldOf("What is it?").value).toBe("Harbor porpoise");
  await fill({ "Why?": "And no beak." });
  await press("Give opinion");
  await told("Your opinion is noted");
  expect(fieldOf("Your opinion").value).toBe("false");
  expect(api.sent(CALL)).toMatchObject([
    { agrees: false, speciesName: "Harbor porpoise", reason: "And no beak." },
  ]);
});

const WRITTEN: ShownComment = {
  ...{ id: 0, own: { commentId: 31, body: "Two at Hidden Cove" }, authorName: "Ada" },
  ...{ isEdited: true, body: "Two at [place removed]", createdAt: "2026-07-05T10:00:00.000Z" },
};

function openDiscussed(comments: ShownComment[], answers: Parameters<typeof answerCalls>[0]) {
  const api = answerCalls(answers);
  openPage({
    path: "/community-tracking/reports/:id",
    address: "/community-tracking/reports/7",
    page: SpeciesReportPage,
    data: {
      report: speciesReport(),
      discussion: { opinions: [], comments, history: [], mayClear: false },
      ...{ duplicates: [], mayEdit: false },
    },
    viewer: currentUser(),
  });
  return api;
}

test("a comment says that it was edited, and its writer alone changes and deletes it", async () => {
  const edit = "PUT /api/community/reports/7/comments/31";
  const remove = "DELETE /api/community/reports/7/comments/31";
  const others = { ...WRITTEN, id: 1, own: null, isEdited: false, authorName: "Bo", body: "Nice" };
  const api = openDiscussed([WRITTEN, others], {
    [edit]: answer({ success: true }),
    [remove]: answer({ success: true }),
  });
  expect(screen.getByText(/, edited$/).textContent).toBe("Ada, Jul 5, 2026, edited");
  expect(screen.getAllByRole("button", { name: "Edit comment" })).toHaveLength(1);
  await press("Edit comment");
  const dialog = await screen.findByRole("dialog");
  // As it was written, not as it is shown.
  expect(within(dialog).getByLabelText<HTMLTextAreaElement>(/^Your comment/).value).toBe(
    "Two at Hidden Cove",
  );
  await click(within(dialog).getByRole("button", { name: "Save comment" }));
  await told("Your comment is changed");
  expect(api.sent(edit)).toEqual([{ body: "Two at Hidden Cove" }]);
  await press("Delete comment");
  const asked = await screen.findByRole("alertdialog");
  await click(within(asked).getByRole("button", { name: "Delete comment" }));
  await told("Your comment is deleted");
  expect(api.sent(remove)).toHaveLength(1);
});

test("an upvote raises the number by one, and pressed again it is taken back", async () => {
  const vote = "POST /api/community/reports/7/upvote";
  const back = "DELETE /api/community/reports/7/upvote";
  const api = openDiscussed([], {
    [vote]: answerInTurn(answer(speciesReport({ upvotes: 5, hasUpvoted: true }))),
    [back]: answer(speciesReport({ upvotes: 4, hasUpvoted: false })),
  });
  const button = () => screen.getByRole("button", { name: /^Upvote/ });
  expect(button().textContent).toContain("4");
  await click(button());
  await until(() => expect(button().textContent).toContain("5"));
  expect(button().getAttribute("aria-pressed")).toBe("true");
  await click(button());
  await until(() => expect(button().textContent).toContain("4"));
  expect([api.sent(vote).length, api.sent(back).length]).toEqual([1, 1]);
});
