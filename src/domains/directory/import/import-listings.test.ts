import { eq } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { businesses } from "#src/db/schema/directory.server.ts";
import { checkPlainly } from "#src/shared/plain-objections.ts";
import { buildPerson } from "#tests/support/people.ts";
import { readImported, runImport } from "#tests/support/run-import.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import { LISTING_FIELDS, NewBusiness } from "../manage/contract.ts";
import { type ImportOptions, importListings } from "./import-listings.server.ts";
import { readRows } from "./read-import-file.server.ts";

const landfall = await startTestLandfall();
afterAll(() => landfall.stop());
const { db } = landfall;

const run = (content: string | Uint8Array, options?: Partial<ImportOptions>) =>
  runImport(landfall, content, options);
const stored = (prefix: string) => readImported(landfall, prefix);

const HEADER =
  "external_id,Name,category,City,state,zip,lat,lon,hours,amenities,phone,facts.slips\r\n";
const row = (
  id: string,
  name = "Tern Cove",
  rest = "21401,38.97,-76.48,Daily 9am-5pm,WiFi; ice,410 555-0100,40",
) => `${id},${name},Marinas,Annapolis,Maryland,${rest}\r\n`;

describe("importing CSV", () => {
  test("adds listings that are complete and can be found", async () => {
    const quoted = '"Tern ""Cove"", Slip\n& Café"';
    const { summary, lines } = await run(`\uFEFF${HEADER}${row("csv-1", quoted)}${row("csv-2")}`);
    expect(lines).toEqual([]);
    expect(summary).toMatchObject({ read: 2, added: 2, refused: 0 });
    const [first] = await stored("csv-");
    expect(first).toMatchObject({
      name: 'Tern "Cove", Slip & Café',
      category: "marinas",
      state: "MD",
      zipCode: "21401",
      latitude: 38.97,
      longitude: -76.48,
      status: "live",
      ownerId: null,
      amenities: ["WiFi", "Ice"],
      facts: { slips: 40 },
      timeZone: "America/New_York",
      hours: expect.objectContaining({ alwaysOpen: false }),
      openSpans: expect.any(String),
      keywords: expect.stringContaining("Maryland"),
    });
  });

  test("a second time changes nothing; a changed row is updated and keeps what the file does not give", async () => {
    const file = HEADER + row("again-1") + row("again-2");
    await run(file);
    const before = await stored("again-");
    expect((await run(file)).summary).toMatchObject({ added: 0, changed: 0, unchanged: 2 });
    expect(await stored("again-")).toEqual(before);

    await db
      .update(businesses)
      .set({
        description: "Kept.",
        status: "inactive",
        grantedLevel: 2,
        facts: { slips: 40, vhf: "16" },
      })
      .where(eq(businesses.externalId, "again-1"));
    const moved = row("again-1", "Tern Cove Marina", "21403,38.96,-76.47,24/7,,,");
    expect((await run(HEADER + moved + row("again-2"))).summary).toMatchObject({
      changed: 1,
      unchanged: 1,
    });
    const [first] = await stored("again-");
    expect(first).toMatchObject({
      name: "Tern Cove Marina",
      zipCode: "21403",
      amenities: [],
      phone: "",
      facts: { slips: 40, vhf: "16" },
      hours: expect.objectContaining({ alwaysOpen: true }),
      description: "Kept.",
      status: "inactive",
      featuredLevel: 2,
      version: 2,
    });
  });

  test("takes amenities as the form does: the catalogue's in its spelling, others as written", async () => {
    const amenities = ["wifi", "Crab Mallets", "boat access", "WiFi", " "];
    const file = HEADER + row("tag-1", "Tern", `21401,,,,${amenities.join(";")},,`);
    expect((await run(file)).lines).toEqual([]);
    const [first] = await stored("tag-");
    expect(first?.amenities).toEqual(LISTING_FIELDS.amenities.parse(amenities));
    expect(first?.amenities).toEqual(["WiFi", "Crab Mallets", "Boat Access"]);
    const formula = await run(HEADER + row("tag-2", "Tern", "21401,,,,Ice;=1+1,,"));
    expect(formula.lines).toEqual(["2/1 amenities.1: This begins like a formula (=, +, - or @)."]);
  });

  test("leaves a listing that has an owner to the owner", async () => {
    await run(HEADER + row("owned-1"));
    const owner = await buildPerson(landfall);
    await db
      .update(businesses)
      .set({ ownerId: owner.id })
      .where(eq(businesses.externalId, "owned-1"));
    const { summary } = await run(HEADER + row("owned-1", "Somebody Else's Name"));
    expect(summary).toMatchObject({ kept: 1, changed: 0 });
    expect(await stored("owned-")).toMatchObject([{ name: "Tern Cove" }]);
  });

  test("holds a row to the rules of the form, in the form's own words", async () => {
    const wrong = {
      name: "x".repeat(121),
      city: "y".repeat(81),
      address: "z".repeat(201),
      description: "d".repeat(5001),
      hours: "h".repeat(1001),
      zipCode: "123",
      phone: "555-0101",
      email: "me",
      website: "ftp://tern.example.com",
      latitude: "91",
      priceRange: "cheap",
    };
    const fields = Object.keys(wrong);
    const file = [
      `externalId,category,state,${fields.join(",")},longitude`,
      `ruled-1,marinas,MD,${Object.values(wrong).join(",")},-76`,
    ].join("\n");
    const form = checkPlainly(NewBusiness, {
      ...wrong,
      category: "marinas",
      state: "MD",
      longitude: -76,
    });
    const said = form.error?.issues.map(({ path, message }) => `2/1 ${path.join(".")}: ${message}`);
    const { lines } = await run(file);
    expect(lines.toSorted()).toEqual(said?.toSorted());
    expect(lines).toContain("2/1 priceRange: This must be one of $, $$, $$$, $$$$.");
    expect(lines).toHaveLength(fields.length);
  });

  test("says of each refused row its line, the field and why, and takes the others", async () => {
    const bad = [
      row("bad-1", ""),
      row("bad-2", "=HYPERLINK(1)"),
      row("bad-3", "Tern", "2140,38.97,-76.48,,,,"),
      row("bad-4", "Tern", "21401,98.97,-76.48,,,,"),
      row("bad-5", "Tern", "21401,38.97,,,,,"),
      row("bad-6", "Tern", "21401,north,-76.48,,,,"),
      row("bad-7", "Tern", "21401,,,,<b>Helipad</b>,,"),
      row("bad-8", "Tern", "21401,,,,,call me,"),
      row("bad-9", "Tern", "21401,,,,,,many"),
      row("bad-a", "x".repeat(121)),
      row("", "No id"),
      "bad-b,Tern,Casinos,Annapolis,Narnia,21401,,,,,,\r\n",
      "bad-c,too few cells\r\n",
      row("bad-ok", "Fine"),
      row("bad-ok", "Twice"),
      row("bad-d", "Te\u0000rn"),
    ];
    const { summary, lines } = await run(HEADER + bad.join(""));
    expect(lines.map((line) => line.replace(/:.*/, ""))).toEqual([
      "2/1 name",
      "3/2 name",
      "4/3 zipCode",
      "5/4 latitude",
      "6/5 longitude",
      "7/6 latitude",
      "8/7 amenities.0",
      "9/8 phone",
      "10/9 facts.slips",
      "11/10 name",
      "12/11 externalId",
      "13/12 category",
      "13/12 state",
      "14/13 row",
      "17/16 name",
      "16/15 externalId",
    ]);
    expect(lines).toContain("16/15 externalId: Row 14 has this id already.");
    expect(lines).toContain("10/9 facts.slips: Slips has another form.");
    expect(summary).toMatchObject({ read: 16, added: 1, refused: 15 });
    expect(await stored("bad-")).toMatchObject([{ name: "Fine" }]);
  });

  test("reads UTF-16 and refuses what is in no encoding that it knows", async () => {
    const utf16 = Buffer.from(`\uFEFF${HEADER}${row("utf16-1", "Café Océan")}`, "utf16le");
    expect((await run(utf16)).summary).toMatchObject({ added: 1 });
    expect(await stored("utf16-")).toMatchObject([{ name: "Café Océan" }]);
    const latin1 = Buffer.from(`${HEADER}${row("latin-1", "Café")}${row("latin-2")}`, "latin1");
    const { summary, lines } = await run(latin1);
    expect(lines).toEqual(["2/1 name: This is not UTF-8. Save the file as UTF-8."]);
    expect(summary).toMatchObject({ added: 1, refused: 1 });
  });

  test.each([
    ["id,name\n1,Tern\n", "The file has no column category, city, state."],
    ["id,externalId,name,category,city,state\n", "The file has two columns for externalId."],
    ["", "The file is empty: its first row must name the columns."],
    ["\n\n", "The file is empty: its first row must name the columns."],
  ])("of %j stops with one sentence", async (file, message) => {
    await expect(run(file)).rejects.toThrow(message);
  });

  test("names the columns that it does not use", async () => {
    const { notes } = await run("id,name,category,city,state,images,__proto__\n");
    expect(notes).toEqual(["Columns that are not used: images, __proto__"]);
  });
});

describe("an import", () => {
  test("that is only tried writes nothing and says what it would do", async () => {
    const file = HEADER + row("dry-1") + row("dry-2", "");
    const { summary, lines } = await run(file, { isDryRun: true });
    expect(summary).toMatchObject({ added: 1, refused: 1 });
    expect(lines).toHaveLength(1);
    expect(await stored("dry-")).toEqual([]);
  });

  test("can let new listings wait, and keeps the ids of two sources apart", async () => {
    await run(HEADER + row("src-1"), { status: "pending", source: "noaa" });
    await run(HEADER + row("src-1", "Other"), { source: "osm" });
    expect(await stored("noaa:")).toMatchObject([{ status: "pending", name: "Tern Cove" }]);
    expect(await stored("osm:src")).toMatchObject([{ status: "live", name: "Other" }]);
  });

  test("reads no further than it has written, and refuses an id from many batches before", async () => {
    let produced = 0;
    let mostAhead = 0;
    async function* manyRows() {
      yield new TextEncoder().encode(HEADER);
      for (let n = 0; n < 1600; n += 1) {
        produced = n + 1;
        if (n % 400 === 399) {
          const written = (await stored("many-")).length;
          mostAhead = Math.max(mostAhead, produced - written);
        }
        yield new TextEncoder().encode(row(`many-${n % 1550}`));
      }
    }
    const rows = readRows(manyRows(), () => undefined);
    const reports: string[] = [];
    const summary = await importListings(
      { db },
      {
        rows,
        isDryRun: false,
        status: "live",
        report: (_place, field, message) => reports.push(`${field}: ${message}`),
      },
    );
    expect(summary).toMatchObject({ read: 1600, added: 1550, refused: 50 });
    expect(reports[0]).toBe("externalId: Row 1 has this id already.");
    expect(mostAhead).toBeLessThanOrEqual(502);
  });

  test("beside another one is refused", async () => {
    async function* waiting() {
      yield new TextEncoder().encode(HEADER + row("lock-1"));
      await expect(run(HEADER + row("lock-2"))).rejects.toThrow("Another import is running.");
    }
    const rows = readRows(waiting(), () => undefined);
    const options = { isDryRun: false, status: "live", report: () => undefined } as const;
    await importListings({ db }, { rows, ...options });
    expect(await stored("lock-")).toHaveLength(1);
  });
});
