import { afterAll, expect, test } from "vitest";
import { buildListing } from "#src/db/build/listing.server.ts";
import { buildBooking, buildRentalItem } from "#src/db/build/rental.server.ts";
import { rentalBookings, rentalItems } from "#src/db/schema/rentals.server.ts";
import { bookingToken } from "#src/domains/rentals/booking/booking-token.server.ts";
import { ASKED_FOR_PAGE } from "#src/domains/rentals/booking/limits-contract.ts";
import { browserOf, openBrowser } from "#tests/support/browser-like.ts";
import { buildAdmin, buildPerson } from "#tests/support/people.ts";
import { ask, fromTo, idOf, openRental, readBooking, requestFor } from "#tests/support/rentals.ts";
import { readPage } from "#tests/support/shown-page.ts";
import { openTestSite } from "#tests/support/test-site.ts";

const site = await openTestSite("migrated");
afterAll(() => site.stop());

const { item, business, owner, desk } = await openRental(site);
const CUSTOMER = { customerName: "Perpetua Quill", customerEmail: "perpetua@example.com" };
const words = { customerPhone: "(410) 555-0188", specialRequests: "Quillwort" };
const booked = await ask(site, item, { ...CUSTOMER, ...words });
const token = bookingToken(site.services, idOf(booked));
const PAGE = `/booking?token=${token}`;

test("the page of the mailed link changes nothing, however often it is fetched", async () => {
  const before = await readBooking(site.db, idOf(booked));
  const ways: RequestInit[] = [
    {},
    { method: "HEAD" },
    { headers: { "Sec-Purpose": "prefetch" } },
    { headers: { Purpose: "prefetch", "User-Agent": "Mail scanner" } },
  ];
  for (let time = 0; time < 10; time += 1)
    for (const path of [PAGE, `/booking.data?token=${token}`, `${PAGE}&deed=cancel`])
      for (const way of ways) {
        const answer = await site.ask(path, way);
        expect(answer.status).toBe(200);
        expect(answer.headers.get("cache-control")).toMatch(/no-(cache|store)/);
        await answer.text();
      }
  expect(await readBooking(site.db, idOf(booked))).toEqual(before);
});

test("links that are made up, of another, of none or of what is gone look alike and show nobody", async () => {
  const gone = bookingToken(site.services, 2_000_000_000);
  const other = await buildBooking(site.db, item, { startsAt: new Date(fromTo(1, 2).startDate) });
  const [, signature] = token.split(".");
  const pages = await Promise.all(
    ["nothing", "1.none", `${other.id}.${signature}`, `${other.id}`, gone, ""].map(async (made) => {
      const answer = await site.ask(`/booking?token=${made}`);
      return [answer.status, (await site.page(`/booking?token=${made}`)).text];
    }),
  );
  expect(new Set(pages.map((each) => JSON.stringify(each))).size).toBe(1);
  expect(pages[0]?.[0]).toBe(404);
  expect(JSON.stringify(pages)).not.toMatch(/Quill|Customer \d/);
});

test("the link of a request that has lapsed, or of a booking that has begun, says so and acts no more", async () => {
  const hour = 3_600_000;
  const lapsed = await buildBooking(site.db, item, {
    ...{ startsAt: new Date(fromTo(3, 4).startDate), endsAt: new Date(fromTo(3, 4).endDate) },
    expiresAt: new Date(Date.now() - 1000),
  });
  const begun = await buildBooking(site.db, item, {
    ...{ status: "confirmed", startsAt: new Date(Date.now() - hour) },
    endsAt: new Date(Date.now() + hour),
  });
  for (const [{ id }, words] of [
    [lapsed, "The business did not answer in time."],
    [begun, "The business expects you."],
  ] as const) {
    const page = await site.page(`/booking?token=${bookingToken(site.services, id)}`);
    expect(page.text).toContain(words);
    expect(page.queryByText("Cancel the booking")).toBe(null);
  }
});

test("whoever is asked to cancel reads why on the page of the mailed link", async () => {
  const rented = await openRental(site);
  const { id } = await buildBooking(site.db, rented.item, { status: "confirmed" });
  const reason = "A storm is coming.";
  await rented.desk.post(`/api/bookings/${id}/ask-to-cancel`, { reason });
  const page = await site.page(`/booking?token=${bookingToken(site.services, id)}`);
  expect(page.text).toContain("The business asks you to cancel");
  expect(page.text).toContain(reason);
});

test("the overview of a place that rents leads to what it rents", async () => {
  const page = await site.page(`/business/${business.id}`);
  const way = page.getByRole("link", { name: "Book a rental" });
  expect(way.getAttribute("href")).toContain("?tab=rentals");
});

const SECRET = /perpetua|quill|555-0188/i;
const PUBLIC = [
  `/business/${business.id}`,
  `/business/${business.id}?tab=rentals`,
  `/business/${business.id}?tab=rentals&rent=${item.id}`,
  `/business/${business.id}.data?tab=rentals&rent=${item.id}`,
  `/rental-management/${business.id}`,
  `/rental-management/${business.id}.data`,
  "/user-dashboard?tab=bookings",
  `/api/businesses/${business.id}/rentals`,
  `/api/rentals/${item.id}/availability`,
  `/api/businesses/${business.id}/bookings`,
  `/api/businesses/${business.id}/bookings.ics`,
  "/search?q=kayak",
  "/sitemap.xml",
];

test("who has booked stands in no page and no call for others", async () => {
  const stranger = (await browserOf(site, await buildPerson(site))).cookie;
  for (const path of PUBLIC)
    for (const Cookie of ["", stranger]) {
      const answer = await site.ask(path, { headers: { Accept: "text/html", Cookie } });
      expect(answer.status, path).toBeLessThan(500);
      expect.soft(await answer.text(), path).not.toMatch(SECRET);
    }
  const Cookie = (await browserOf(site, owner)).cookie;
  const own = await site.ask(`/rental-management/${business.id}`, { headers: { Cookie } });
  expect(own.status).toBe(200);
  expect(await own.text()).toContain("Perpetua Quill");
});

test("the desk opens for its owner and administrators with the figures, the item and the booking, and for nobody else", async () => {
  const path = `/rental-management/${business.id}`;
  for (const viewer of [owner, await buildAdmin(site)]) {
    const page = await site.page(path, { viewer });
    expect(page.status).toBe(200);
    const card = page.getByText("Total Items").parentElement?.parentElement;
    expect(card?.querySelector(".figures")?.textContent).toBe("1");
    expect(page.getByRole("heading", { name: item.name })).toBeTruthy();
    const row = page.getByRole("link", { name: "Perpetua Quill" }).closest("tr");
    expect(row?.textContent).toContain(item.name);
    expect(row?.textContent).toContain("$100.00");
  }
  const viewer = await buildPerson(site);
  for (const theirs of [path, `${path}?tab=terms`, `${path}/bookings/${idOf(booked)}`]) {
    const refused = await site.page(theirs, { viewer });
    expect([theirs, refused.status]).toEqual([theirs, 403]);
    expect(refused.getByRole("heading", { level: 1 }).textContent).toBe("Access Denied");
    expect(refused.text).not.toMatch(SECRET);
  }
  for (const none of ["/rental-management/999999", `${path}/bookings/999999`])
    expect((await site.page(none, { viewer })).status).toBe(404);
  // A character that no stored text has finds nothing, and breaks nothing.
  const odd = await site.page(`${path}?q=%00`, { viewer: owner });
  expect([odd.status, odd.text.includes("No such bookings")]).toEqual([200, true]);
});

test("the four cards of the desk are what is stored", async () => {
  const rental = await openRental(site, { quantity: 20 });
  const { id: businessId } = rental.business;
  for (const isArchived of [false, false, true])
    await buildRentalItem(site.db, { businessId, isArchived });
  const build = (facts: object) => buildBooking(site.db, rental.item, facts);
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  const past = { startsAt: ago(5), endsAt: ago(3) };
  for (const totalCents of [123_456, 50]) await build({ status: "confirmed", totalCents });
  await build({ status: "confirmed", totalCents: 10_000, ...past });
  await build({ status: "cancelled", totalCents: 99_999 });
  for (let n = 0; n < 4; n += 1) await build({ totalCents: 70_000 });
  await build({ expiresAt: ago(1) });
  const stored = await site.db.select().from(rentalBookings);
  const own = stored.filter((row) => row.businessId === businessId);
  const confirmed = own.filter(({ status }) => status === "confirmed");
  const items = (await site.db.select().from(rentalItems)).filter(
    (row) => row.businessId === businessId && !row.isArchived,
  );
  const now = new Date();
  const revenue = confirmed.reduce((sum, { totalCents }) => sum + totalCents, 0) / 100;
  const page = await site.page(`/rental-management/${businessId}`, { viewer: rental.owner });
  const figureOf = (label: string) =>
    page.getByText(label).parentElement?.parentElement?.querySelector(".figures")?.textContent;
  const cards = ["Total Items", "Total Revenue", "Pending Bookings", "Upcoming Bookings"];
  expect(cards.map(figureOf)).toEqual([
    String(items.length),
    revenue.toLocaleString("en-US", { style: "currency", currency: "USD" }),
    String(own.filter((row) => row.status === "pending" && row.expiresAt > now).length),
    String(confirmed.filter(({ startsAt }) => startsAt > now).length),
  ]);
  expect(cards.map(figureOf)).toEqual(["3", "$1,335.06", "4", "2"]);
});

test("whoever asked for a booking finds it on the dashboard before any script, and nobody else does", async () => {
  const person = await buildPerson(site);
  const asked = await ask(site, item, { ...fromTo(14, 15), customerEmail: person.email });
  const link = `/booking?token=${bookingToken(site.services, idOf(asked))}`;
  const page = await site.page("/user-dashboard?tab=bookings", { viewer: person });
  expect(page.getByRole("heading", { name: "Bookings you asked for" })).toBeTruthy();
  const card = page.getByRole("heading", { name: item.name }).closest("article");
  for (const text of [business.name, business.city, "$50.00", "Waiting for an answer"])
    expect(card?.textContent).toContain(text);
  expect(card?.querySelector("a")?.getAttribute("href")).toBe(link);
  expect((await site.page(link)).text).toContain("Cancel the booking");
  const viewer = await buildPerson(site);
  const other = await site.page("/user-dashboard?tab=bookings", { viewer });
  expect(other.text).toContain("No bookings yet");
  expect(other.text).not.toContain(item.name);
  // After the first page, by a link.
  for (let n = 0; n < ASKED_FOR_PAGE; n += 1)
    await buildBooking(site.db, item, {
      ...{ userId: person.id, status: "cancelled", endedBy: "owner" },
    });
  const first = await site.page("/user-dashboard?tab=bookings", { viewer: person });
  expect(first.getByRole("link", { name: "Load More" }).getAttribute("href")).toBe(
    "?tab=bookings&asked=2",
  );
  const second = await site.page("/user-dashboard?tab=bookings&asked=2", { viewer: person });
  expect(second.getAllByRole("heading", { name: item.name })).toHaveLength(1);
});

test("the dashboard has its cards and its tab before any script, and says nothing that is not so", async () => {
  const page = await site.page("/user-dashboard", { viewer: owner });
  const figureOf = (label: string) =>
    page.getByText(label).parentElement?.parentElement?.querySelector(".figures")?.textContent;
  expect(["Businesses", "Revenue"].map(figureOf)).toEqual(["1", "$100.00"]);
  expect(page.text).toContain("no reviews yet");
  expect(page.text).not.toContain("…");
  expect(page.text).toContain(business.name);
  const rentals = await site.page("/user-dashboard?tab=rentals", { viewer: owner });
  expect(rentals.getByRole("link", { name: `Manage rentals of ${business.name}` })).toBeTruthy();
  const bookings = await site.page("/user-dashboard?tab=bookings", { viewer: owner });
  expect(bookings.getByRole("link", { name: "Perpetua Quill" })).toBeTruthy();
});

test("lists of the dashboard and of the desk go on by links, and its cards and way out are there, before any script", async () => {
  const many = await openRental(site, { quantity: 30 });
  for (let number = 0; number < 26; number += 1) {
    await buildListing(site.db, { category: "rentals", ownerId: many.owner.id });
    await buildBooking(site.db, many.item, { customerName: `Guest ${number}` });
  }
  const visit = { viewer: many.owner };
  const first = await site.page("/user-dashboard?tab=rentals", visit);
  const more = first.getByRole("link", { name: "Load More" }).getAttribute("href");
  expect(more).toBe("?tab=rentals&page=2");
  expect(first.getByRole("region", { name: "Your points" }).textContent).toContain("0 points");
  expect(first.getByRole("link", { name: "Logout" }).getAttribute("href")).toBe("/api/logout");
  const deskOf = ({ findAll }: typeof first) =>
    findAll("a[aria-label^='Manage rentals of']").map((link) => link.getAttribute("href"));
  const second = await site.page(`/user-dashboard${more}`, visit);
  expect(new Set([...deskOf(first), ...deskOf(second)]).size).toBe(27);
  expect(second.queryByRole("link", { name: "Load More" })).toBe(null);
  const back = second.getByRole("link", { name: "Earlier ones" });
  expect(back.getAttribute("href")).toBe("?tab=rentals&page=1");
  const guests = async (page: string) => [
    ...(await site.page(`/user-dashboard?tab=bookings${page}`, visit)).text.matchAll(/Guest \d+/g),
  ];
  const shown = [...(await guests("")), ...(await guests("&page=2"))].map(String);
  expect(new Set(shown).size).toBe(26);
  const desk = await site.page(`/rental-management/${many.business.id}`, visit);
  const next = desk.getByRole("link", { name: "Next page" }).getAttribute("href") ?? "";
  expect(next).toContain("?page=2#bookings");
  const last = await site.page(`/rental-management/${many.business.id}?page=2`, visit);
  const rows = last.findAll("tbody tr");
  expect(rows).toHaveLength(1);
});

test("a start that is taken has no button before any script, but the way to the next free time", async () => {
  const { startDate } = fromTo(10, 12);
  const choice = new URLSearchParams({ tab: "rentals", rent: String(item.id), start: startDate });
  const page = await site.page(`/business/${business.id}?${choice}&day=${startDate.slice(0, 10)}`);
  expect(page.queryByRole("button", { name: "Request booking" })).toBe(null);
  expect(page.text).toContain("This time is taken");
  expect(page.getByRole("link", { name: /^Choose / }).getAttribute("href")).toContain("start=");
});

/** As a browser without scripts presses a button of a form. */
async function send(address: string, fields: Record<string, string>) {
  const { baseUrl } = site.services.site;
  const answer = await site.ask(address, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { Origin: baseUrl, Accept: "text/html" },
  });
  return readPage(answer, new URL(address, baseUrl).href, 390);
}

type Sent = Awaited<ReturnType<typeof send>>;

/** What the form has, with the button that is pressed. */
function fieldsOf({ document }: Sent, button: Element): Record<string, string> {
  const form = document.getElementById(button.getAttribute("form") ?? "");
  const fields = [...(form?.querySelectorAll<HTMLInputElement>("[name]") ?? [])];
  const name = button.getAttribute("name") ?? "";
  return { ...Object.fromEntries(fields.map((field) => [field.name, field.value])), [name]: "" };
}

const valueIn = (page: Sent, name: string) =>
  page.document.querySelector<HTMLInputElement>(`#ask [name=${name}]`)?.value;

test("another start, day or item after a refusal takes along what was typed, before any script", async () => {
  const rented = await openRental(site, { name: "Skiff" });
  const other = await buildRentalItem(site.db, { businessId: rented.business.id, name: "Canoe" });
  const { startDate } = fromTo(10, 12);
  const choice = { tab: "rentals", rent: String(rented.item.id), start: startDate };
  const at = `/business/${rented.business.id}`;
  const address = `${at}?${new URLSearchParams({ ...choice, day: startDate.slice(0, 10) })}`;
  const { businessId: _, ...asked } = requestFor(rented.item, { customerName: "Ottilie Fenn" });
  const typed = Object.fromEntries(
    Object.entries(asked).map(([name, value]) => [name, String(value)]),
  );
  expect((await ask(site, rented.item)).status).toBe(201);
  const taken = await send(address, typed);
  expect(taken.status).toBe(409);
  const next = taken.getByRole("button", { name: /^Choose / });
  const elsewhere = await send(`${at}${next.getAttribute("formaction")}`, fieldsOf(taken, next));
  expect(elsewhere.status).toBe(200);
  expect(valueIn(elsewhere, "customerName")).toBe("Ottilie Fenn");
  expect(valueIn(elsewhere, "customerEmail")).toBe(typed.customerEmail);
  expect(elsewhere.text).not.toContain("This time is taken");
  expect(taken.queryByRole("link", { name: /^Choose / })).toBe(null);
  const looked = taken.find("input[name=lookAt]").closest("form");
  expect(looked?.querySelector<HTMLInputElement>("[name=customerName]")?.value).toBe(
    "Ottilie Fenn",
  );

  await rented.desk.delete(`/api/rentals/${rented.item.id}`);
  const gone = await send(address, typed);
  expect([gone.status, gone.text.includes("This is no longer rented")]).toEqual([404, true]);
  expect(gone.find("#ask").textContent).toContain("What you typed stays.");
  const canoe = gone.getByRole("button", { name: `Request a booking of ${other.name}` });
  const chosen = await send(`${at}${canoe.getAttribute("formaction")}`, fieldsOf(gone, canoe));
  const [start] = chosen.findAll("#times ~ ul button");
  if (!start) throw new Error("No start is offered");
  const form = await send(`${at}${start.getAttribute("formaction")}`, fieldsOf(chosen, start));
  expect(valueIn(form, "customerName")).toBe("Ottilie Fenn");
  expect(form.getByRole("form", { name: "Ask for Canoe" })).toBeTruthy();
});

test("a business that rents nothing has no rental management, also for its owner", async () => {
  const dock = await buildListing(site.db, { ownerId: owner.id });
  const Cookie = (await browserOf(site, owner)).cookie;
  const desk = await site.ask(`/rental-management/${dock.id}`, { headers: { Cookie } });
  expect(desk.status).toBe(404);
  expect(await desk.text()).toContain("Business Not Found");
  const shown = async (id: number) => (await site.ask(`/business/${id}?tab=rentals`)).text();
  expect(await shown(business.id)).toContain("Request a booking");
  expect(await shown(dock.id)).not.toContain("Request a booking");
});

test("whoever is signed out is led to the sign-in and back, whatever the business", async () => {
  for (const path of [`/rental-management/${business.id}`, "/rental-management/999999"]) {
    const page = await site.page(path);
    expect(page.status).toBe(200);
    expect(page.html).toContain(`/login?next=${encodeURIComponent(path)}`);
  }
});

test("the link is masked where administrators read mails", async () => {
  await site.jobsIdle();
  const admin = await browserOf(site, await buildAdmin(site));
  const { body } = await admin.get("/api/admin/mail-outbox");
  const text = JSON.stringify(body);
  expect(text).not.toContain(token);
});

test("after it is cancelled the same link shows so, and its time can be asked for at once", async () => {
  expect((await desk.put(`/api/bookings/${idOf(booked)}`, { status: "confirmed" })).status).toBe(
    200,
  );
  const cancel = () => openBrowser(site).post("/api/booking-cancellation", { token });
  expect((await cancel()).status).toBe(200);
  expect((await cancel()).status).toBe(200);
  const page = await site.page(PAGE);
  expect(page.text).toContain("You cancelled this booking.");
  expect((await ask(site, item)).status).toBe(201);
});
