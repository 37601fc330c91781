import { afterAll, expect, test } from "vitest";
import type { ConservationAlert } from "#src/domains/alerts/contract.ts";
import type { CitizenProject } from "#src/domains/citizen-science/contract.ts";
import { startReporting } from "./support/species-reporting.ts";

const { landfall, member, anyone } = await startReporting();
afterAll(() => landfall.stop());

const AT = { latitude: "38.803210", longitude: "-75.092340" };
const found = async (path: string, q: string) =>
  ((await anyone.get(`${path}?q=${q}`)).body as { id: number }[]).map(({ id }) => id);

const ALERTS = "/api/community/alerts";
const warn = async (said: object) => {
  const facts = { alertType: "pollution", location: "Roosevelt Inlet, Lewes, Delaware", ...AT };
  const { status, body } = await anyone.post(ALERTS, { ...facts, ...said });
  expect(status, JSON.stringify(body)).toBe(201);
  const { id } = body as ConservationAlert;
  return (await anyone.get(`${ALERTS}/${id}`)).body as ConservationAlert;
};

test("a danger and a task that only mention turtles tell where they are; a nest does not", async () => {
  const mat = await warn({
    title: "Sargassum a foot deep in the channel",
    description: "A mat that closes half of it; small sea turtles have been seen in it.",
  });
  expect(mat).toMatchObject({ isBlurred: false, location: "Roosevelt Inlet, Lewes, Delaware" });
  for (const description of ["Turtles nest there.", "A green turtle in it.", "Dead turtles in it."])
    expect(await warn({ title: `Net: ${description}`, description })).toMatchObject({
      isBlurred: true,
    });
  const { browser } = await member();
  const { body } = await browser.post("/api/community/projects", {
    ...{ title: "Fishing line off the jetty", projectType: "cleanup", organizer: "Jetty Friends" },
    ...{ description: "Line between the rocks catches pelicans and turtles.", ...AT },
    ...{ location: "Indian River jetty, Delaware", goalAmount: 100, goalUnit: "pounds of line" },
  });
  const { id } = body as CitizenProject;
  expect((await anyone.get(`/api/community/projects/${id}`)).body).toMatchObject({
    ...{ isBlurred: false, organizer: "Jetty Friends", location: "Indian River jetty, Delaware" },
  });
});

test("a warning about a protected species says how far to stay away, and is found by what it says", async () => {
  const { id, ...alert } = await warn({
    ...{ title: "Right whale with line around the tail", alertType: "unusual_behavior" },
    ...{ speciesName: "North Atlantic right whale", description: "Off Roosevelt Inlet, tired." },
    actionRequired: "Stay 500 yards away and slow down; call the hotline.",
  });
  expect(alert).toMatchObject({
    ...{ isBlurred: true, description: "Off [place removed], tired." },
    actionRequired: "Stay 500 yards away and slow down; call the hotline.",
  });
  for (const q of ["line around the tail", "500 yards", "tired"])
    expect(await found(ALERTS, q), q).toContain(id);
  for (const q of ["Roosevelt", "Lewes", "place removed", "38.80"])
    expect(await found(ALERTS, q), q).not.toContain(id);
});

test("a project for a protected species is found by the words that are shown of it", async () => {
  const { browser } = await member();
  const { body } = await browser.post("/api/community/projects", {
    ...{ title: "Loggerhead nest watch at Cape Henlopen", projectType: "monitoring", ...AT },
    ...{ description: "Walk at dawn with a red light.", organizer: "Cape Henlopen Watch" },
    ...{ location: "Cape Henlopen", goalAmount: 100, goalUnit: "walks" },
  });
  const { id } = body as CitizenProject;
  const path = "/api/community/projects";
  expect(await found(path, "nest watch")).toContain(id);
  expect(await found(path, "red light")).toContain(id);
  expect(await found(path, "Henlopen")).not.toContain(id);
});
