import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { supportThreads } from "#src/db/schema/support.server.ts";
import { termsMark } from "#src/domains/rentals/booking/shown-marks.server.ts";
import type { RequestContext } from "#src/platform/http/request-context.server.ts";
import { codeIn } from "#tests/support/memory-mailer.ts";
import { buildPerson, PASSWORD } from "#tests/support/people.ts";
import { bookingTokenIn, openRental, readBooking, requestFor } from "#tests/support/rentals.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";

/** Stands for the page that is shown again. */
let shown: RequestContext | null = null;
const landfall = await startTestLandfall({
  baseUrl: "http://localhost:3000",
  async renderPage(ctx) {
    shown = ctx;
    return new Response("the page", { headers: { "Content-Type": "text/html" } });
  },
});
afterAll(() => landfall.stop());
beforeEach(() => {
  shown = null;
});

interface Sending {
  headers?: Record<string, string>;
  address?: string;
}

/** As a browser without scripts sends a form. */
function send(page: string, fields: Record<string, string>, sending: Sending = {}) {
  const { headers = { Origin: "http://localhost:3000" }, address } = sending;
  return landfall.request("POST", page, {
    rawBody: new URLSearchParams(fields),
    headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
    address,
    fromOwnPages: false,
  });
}

const messages = () => landfall.db.select().from(supportThreads);
const question = (subject: string) => ({
  name: "Nell",
  email: "nell@example.com",
  category: "general",
  subject,
  message: "Is the fuel dock open in winter?",
  homepage: "",
});

describe("the support form without scripts", () => {
  test("is done and leads on to a page that says so", async () => {
    const answer = await send("/support", question("Fuel"));
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/support?sent=yes"]);
    expect(await messages()).toMatchObject([{ subject: "Fuel", email: "nell@example.com" }]);
    expect(shown).toBeNull();
  });

  test("that is wrong comes again with what was typed and why, at the page's own address", async () => {
    const answer = await send("/support", { ...question(""), email: "nell" });
    expect([answer.status, await answer.text()]).toEqual([400, "the page"]);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(shown?.request.method).toBe("GET");
    expect(new URL(shown?.request.url ?? "").pathname).toBe("/support");
    expect(shown?.formOutcome).toMatchObject({
      fields: {
        email: "Please enter a valid e-mail address.",
        subject: "Please write a subject.",
      },
      values: { name: "Nell", message: "Is the fuel dock open in winter?" },
    });
  });

  test("falls into the same trap and the same limit as the call", async () => {
    const before = (await messages()).length;
    const trapped = await send("/support", { ...question("Buy"), homepage: "http://spam.example" });
    expect([trapped.status, shown?.formOutcome?.code]).toEqual([400, "spam_trap"]);
    expect(await messages()).toHaveLength(before);
    const address = "203.0.113.77";
    for (let n = 0; n < 10; n += 1) await send("/support", question(`No. ${n}`), { address });
    const refused = await send("/support", question("One too many"), { address });
    expect([refused.status, shown?.formOutcome?.code]).toEqual([429, "rate_limited"]);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  test.each<Record<string, string>>([
    { Origin: "https://evil.example" },
    { Origin: "null" },
    { "Sec-Fetch-Site": "cross-site" },
    { Origin: "" },
  ])("is refused from elsewhere: %j", async (headers) => {
    const before = (await messages()).length;
    expect((await send("/support", question("Forged"), { headers })).status).toBe(403);
    expect(await messages()).toHaveLength(before);
    expect(shown).toBeNull();
  });

  test("takes nothing but a form", async () => {
    const answer = await landfall.request("POST", "/support", { body: question("JSON") });
    expect(answer.status).toBe(415);
  });
});

describe("signing in without scripts", () => {
  test("by password leads to the front page with a session", async () => {
    const { email } = await buildPerson(landfall);
    const answer = await send("/login", { email, password: PASSWORD, totp: "" });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/"]);
    expect(answer.headers.get("set-cookie")).toMatch(/landfall-session=/);
  });

  test("on the owners' page leads to the dashboard", async () => {
    const { email } = await buildPerson(landfall);
    const answer = await send("/business-login", { email, password: PASSWORD });
    expect(answer.headers.get("location")).toBe("/user-dashboard");
  });

  test("with a wrong password keeps the address, never the password", async () => {
    const { email } = await buildPerson(landfall);
    const answer = await send("/login", { email, password: "windward" });
    expect([answer.status, shown?.formOutcome?.code]).toEqual([401, "wrong_credentials"]);
    expect(shown?.formOutcome?.values).toEqual({ email });
    expect(answer.headers.get("set-cookie")).toBeNull();
  });

  test("signing up mails a code, and the code makes the account", async () => {
    const email = "new-hand@example.com";
    const person = { email, firstName: "Ada", accountType: "reviewer" };
    const first = await send("/login?mode=sign-up", person);
    expect([first.status, first.headers.get("location")]).toEqual([
      303,
      "/login?mode=sign-up&step=code",
    ]);
    const code = codeIn(await landfall.mailTo(email));
    const cookie = (first.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
    const headers = { Origin: "http://localhost:3000", Cookie: cookie };
    const second = await send("/login?mode=sign-up", { email, code, totp: "" }, { headers });
    expect([second.status, second.headers.get("location")]).toEqual([303, "/password-setup"]);
  });

  test("a code can be asked for by a button that sends true as a word", async () => {
    const { email } = await buildPerson(landfall);
    const answer = await send("/login", { email, sendCode: "true" });
    expect(answer.status).toBe(303);
    expect(codeIn(await landfall.mailTo(email))).toMatch(/^\d{6}$/);
  });
});

test("a forgotten password is told without scripts", async () => {
  const { email } = await buildPerson(landfall);
  const answer = await send("/forgot-password", { email });
  expect([answer.status, answer.headers.get("location")]).toEqual([
    303,
    "/forgot-password?sent=yes",
  ]);
  expect((await landfall.mailTo(email)).text).toContain("/reset-password");
});

describe("a booking without scripts", () => {
  const asText = (body: object) =>
    Object.fromEntries(Object.entries(body).map(([name, value]) => [name, String(value)]));

  test("is asked for on the page of the listing, and cancelled on the page of the mail", async () => {
    const { item, business } = await openRental(landfall);
    const page = `/business/${business.id}?tab=rentals&rent=${item.id}`;
    const email = "plain-booking@example.com";
    const asked = requestFor(item, { customerEmail: email, quantity: 1, quotedTotal: "100.00" });
    const sent = await send(page, { ...asText(asked), specialRequests: "", homepage: "" });
    const token = bookingTokenIn(await landfall.mailTo(email));
    const own = `/booking?token=${token}`;
    expect([sent.status, sent.headers.get("location")]).toEqual([303, own]);
    const cancelled = await send(own, { token });
    expect([cancelled.status, cancelled.headers.get("location")]).toEqual([303, own]);
    const id = Number(token.split(".")[0]);
    expect(await readBooking(landfall.db, id)).toMatchObject({
      status: "cancelled",
      endedBy: "customer",
    });
  });

  test("that cannot be had comes again with what was typed and why", async () => {
    const { item, business } = await openRental(landfall);
    const page = `/business/${business.id}?tab=rentals&rent=${item.id}`;
    const words = { customerName: "Zoë Tern", specialRequests: "Two vests" };
    const asked = asText(requestFor(item, words));
    expect((await send(page, { ...asked, totalGuests: "9" })).status).toBe(400);
    expect(shown?.formOutcome).toMatchObject({
      fields: { totalGuests: "There is room for 2 guests." },
      values: words,
    });
    const { endDate: _, ...endless } = asked;
    expect((await send(page, endless)).status).toBe(400);
    expect(shown?.formOutcome?.fields).toEqual({ endDate: "Please choose until when." });
    expect((await send(page, asked)).status).toBe(303);
    expect((await send(page, asked)).status).toBe(409);
    expect(shown?.formOutcome).toMatchObject({
      code: "taken",
      message: expect.stringContaining("The next free time"),
      values: words,
    });
    expect(new URL(shown?.request.url ?? "").search).toContain(`rent=${item.id}`);
  });

  test("is not booked at a price or under terms that the form did not show, and asks with all that was typed", async () => {
    const { item, business, desk } = await openRental(landfall, { quantity: 3 });
    const page = `/business/${business.id}?tab=rentals&rent=${item.id}`;
    const customerEmail = "plain-price@example.com";
    const words = { customerName: "Zoë Tern", specialRequests: "Two vests", customerEmail };
    const rates = { "quotedRates.perHour": "50.00", "quotedRates.perDay": "300.00" };
    const asked = { ...asText(requestFor(item, words)), ...rates, termsMark: termsMark(null) };
    await desk.put(`/api/rentals/${item.id}`, { pricePerHour: "60", pricePerDay: "300" });
    expect((await send(page, asked)).status).toBe(409);
    expect(shown?.formOutcome).toMatchObject({
      ...{ code: "price_changed", message: expect.stringContaining("$120.00"), values: words },
    });
    const dearer = { ...asked, "quotedRates.perHour": "60.00" };
    const policy = "No money back.";
    await desk.put(`/api/businesses/${business.id}/rental-policy`, { policy });
    expect((await send(page, dearer)).status).toBe(409);
    expect(shown?.formOutcome).toMatchObject({ code: "terms_changed", values: words });
    expect((await send(page, asked)).status).toBe(409);
    expect(shown?.formOutcome?.message).toMatch(/now \$120\.00, and the terms .+ changed, too/);
    const read = { ...dearer, termsMark: termsMark(policy) };
    expect((await send(page, read)).status).toBe(303);
    const token = bookingTokenIn(await landfall.mailTo(customerEmail));
    expect(await readBooking(landfall.db, Number(token.split(".")[0]))).toMatchObject({
      ...{ policy, totalCents: 12_000 },
    });
  });

  test("looks at another choice without asking for anything, and what was typed goes along", async () => {
    const { item, business, desk } = await openRental(landfall);
    const page = `/business/${business.id}?tab=rentals&rent=${item.id}`;
    const asked = asText(requestFor(item, { customerName: "Zoë Tern" }));
    const looked = await send(page, { ...asked, lookAt: "" });
    expect([looked.status, looked.headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(shown?.formOutcome).toEqual({
      ...{ fields: {}, values: expect.objectContaining({ customerName: "Zoë Tern" }) },
    });
    shown = null;
    const other = await send(page, { ...asked, lookAt: "day,units", day: "2127-07-04" });
    const address = `${page}&day=2127-07-04`;
    expect([other.status, other.headers.get("location"), shown]).toEqual([307, address, null]);
    const arrived = { ...asked, lookAt: "day,units", day: "2127-07-04" };
    expect((await send(address, arrived)).status).toBe(200);
    expect((await desk.get(`/api/businesses/${business.id}/bookings`)).body).toEqual([]);
  });
});

describe("a form with files that are too large", () => {
  const MEGABYTE = 1024 ** 2;
  const BIG = { startsWith: "\r\n--", megabytes: 21 };

  async function sendFiles({ startsWith, megabytes }: typeof BIG, said?: number) {
    const form = new FormData();
    form.set("title", "Severn race — “late”");
    form.append("tags", "sail");
    form.append("tags", "dusk");
    form.set("imageFile", new File([startsWith, new Uint8Array(megabytes * MEGABYTE)], "a.jpg"));
    form.set("description", "Two legs.\r\n--Bring a torch.");
    const whole = new Response(form);
    const rawBody = await whole.arrayBuffer();
    return landfall.request("POST", "/events/create", {
      rawBody,
      headers: {
        ...{ Origin: "http://localhost:3000" },
        "Content-Type": whole.headers.get("content-type") ?? "",
        "Content-Length": String(said ?? rawBody.byteLength),
      },
      fromOwnPages: false,
    });
  }

  test("comes again with all that was typed, and says so", async () => {
    expect((await sendFiles(BIG)).status).toBe(413);
    expect(shown?.formOutcome).toMatchObject({
      message:
        "The files are too large: at most 20 MB can be sent at once. What you typed is kept. Choose smaller files and send it again.",
      values: {
        title: "Severn race — “late”",
        tags: "sail,dusk",
        description: "Two legs.\r\n--Bring a torch.",
      },
    });
    expect(shown?.formOutcome?.values).not.toHaveProperty("imageFile");
  });

  test("and are not awaited says where what was typed still stands", async () => {
    expect((await sendFiles({ ...BIG, megabytes: 1 }, 900 * MEGABYTE)).status).toBe(413);
    expect(shown?.formOutcome).toMatchObject({
      message: expect.stringContaining("Go back in your browser: what you typed stands there."),
      values: {},
    });
  });
});
