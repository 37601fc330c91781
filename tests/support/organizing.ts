import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { eventDates } from "#src/db/schema/events.server.ts";
import type { EventDetail } from "#src/domains/events/event/contract.ts";
import type { EditableEvent } from "#src/domains/events/organize/contract.ts";
import { browserOf } from "./browser-like.ts";
import { register } from "./events.ts";
import { buildOrganizer } from "./people.ts";
import type { TestLandfall } from "./test-landfall.ts";

const YEAR = new Date().getUTCFullYear() + 1;
/** In June of the coming year: "2027-06-12T18:00". */
export const june = (day: number, time = "18:00") =>
  `${YEAR}-06-${String(day).padStart(2, "0")}T${time}`;

/** The first Saturday of that June, so that weekly dates stay within the month. */
export const SATURDAY = 1 + ((6 - new Date(Date.UTC(YEAR, 5, 1)).getUTCDay() + 7) % 7);

export const raceFacts = (more: object = {}) => ({
  title: "Severn Evening Race",
  category: "Sailing Race",
  description: "Two legs off the Academy.",
  startDate: june(SATURDAY),
  endDate: june(SATURDAY, "21:00"),
  location: "City Dock",
  city: "Annapolis",
  state: "Maryland",
  organizer: "Severn Sailing Club",
  contactEmail: "races@example.com",
  ...more,
});

/** An organizer with the deeds of the form. */
export async function openOrganizing(landfall: TestLandfall, email = "nell@example.com") {
  const browser = await browserOf(landfall, await buildOrganizer(landfall, { email }));
  const datesOf = (eventId: number) =>
    landfall.db
      .select()
      .from(eventDates)
      .where(eq(eventDates.eventId, eventId))
      .orderBy(eventDates.startsAt);
  return {
    browser,
    datesOf,
    async create(more: object = {}): Promise<EventDetail> {
      const { status, body } = await browser.post("/api/events", raceFacts(more));
      expect(status, JSON.stringify(body)).toBe(201);
      return body as EventDetail;
    },
    async edit(id: number, more: object = {}): Promise<EventDetail> {
      const { status, body } = await browser.put(`/api/events/${id}`, raceFacts(more));
      expect(status, JSON.stringify(body)).toBe(200);
      return body as EventDetail;
    },
    /** Says yes to the dates with people on them that it is told are cancelled. */
    async editConfirmed(id: number, more: object = {}): Promise<EventDetail> {
      const asked = await browser.put(`/api/events/${id}`, raceFacts(more));
      expect(asked.body, JSON.stringify(asked.body)).toMatchObject({ code: "cancels_dates" });
      const { version: confirmCancelled } = asked.body as { version: string };
      return this.edit(id, { ...more, confirmCancelled });
    },
    decide: (id: number, dateId: number, deed: object) =>
      browser.post(`/api/events/${id}/dates/${dateId}`, deed),
    readEditable: async (id: number) =>
      (await browser.get(`/api/events/${id}/edit`)).body as EditableEvent,
    /** Somebody new comes to one date. */
    async join(eventId: number, dateId: number, attendeeCount = 1): Promise<string> {
      const path = `/api/events/${eventId}/register`;
      const { email: address, answer } = await register(landfall, path, { attendeeCount, dateId });
      expect(answer.status, JSON.stringify(answer.body)).toBe(201);
      await landfall.jobsIdle();
      return address;
    },
  };
}
