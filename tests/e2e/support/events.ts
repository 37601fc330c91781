import { expect, request } from "@playwright/test";
import type { Email } from "postal-mime";
import { waitForMail } from "#tests/support/mailbox.ts";
import { OWN_PAGES } from "./accounts.ts";
import { adminSession } from "./admin-session.ts";

const DATA_DIR = process.env.LANDFALL_E2E_DATA ?? "";
const HOUR_MS = 3_600_000;
const WEEK_MS = 7 * 24 * HOUR_MS;

type Session = Awaited<ReturnType<typeof adminSession>>;

/** For a door that is open now. */
export function inTwoHours() {
  const starts = Date.now() + 2 * HOUR_MS;
  return {
    startDate: new Date(starts).toISOString(),
    endDate: new Date(starts + 2.5 * HOUR_MS).toISOString(),
  };
}

function inAWeek() {
  const day = new Date(Date.now() + WEEK_MS).toISOString().slice(0, 10);
  return { startDate: `${day}T18:00`, endDate: `${day}T20:30` };
}

/** An evening race a week from now, with so many places; an administrator's where nobody is named. */
export async function createRace(
  baseURL: string | undefined,
  capacity: number,
  organizer?: Session,
  when = inAWeek(),
): Promise<number> {
  const api = await request.newContext({
    baseURL,
    extraHTTPHeaders: OWN_PAGES,
    storageState: organizer ?? (await adminSession(baseURL)),
  });
  const answer = await api.post("/api/events", {
    multipart: {
      title: "Severn evening race",
      category: "Sailing Race",
      description: "Two short legs off the Naval Academy.",
      ...when,
      location: "City Dock",
      city: "Annapolis",
      state: "Maryland",
      organizer: "Severn Sailing Club",
      contactEmail: "races@example.com",
      capacity: String(capacity),
      tags: "[]",
    },
  });
  expect(answer, await answer.text()).toBeOK();
  const { id } = (await answer.json()) as { id: number };
  await api.dispose();
  return id;
}

export const eventMail = (to: string, subject: RegExp): Promise<Email> =>
  waitForMail(DATA_DIR, { to, subject });

/** The page behind the link of a mail. */
export function registrationIn({ html = "" }: Email): string {
  const path = /\/event-registration\?token=[\w.-]+/.exec(html)?.[0];
  if (!path) throw new Error("The mail has no link to the registration");
  return path;
}

/** Every link of a mail, by its path. */
export const linksIn = ({ html = "" }: Email): string[] =>
  [...html.matchAll(/href="https?:\/\/[^/"]+(\/[^"]*)"/g)].map(([, path = ""]) => path);
