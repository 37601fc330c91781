// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { Discussion, ShownOpinion } from "#src/domains/sightings/contract.ts";
import { answer, answerCalls } from "#tests/support/answer-calls.ts";
import { currentUser } from "#tests/support/current-user.ts";
import { closePage, fieldOf, fill, openPage, press, told } from "#tests/support/open-page.tsx";
import { speciesReport } from "#tests/support/species-report.ts";
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
