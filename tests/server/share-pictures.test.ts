import sharp from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import { drawHero } from "#src/art/draw-hero.ts";
import { drawSharePicture } from "#src/art/draw-share-picture.ts";
import { buildEvent } from "#src/db/build/event.server.ts";
import { buildListing } from "#src/db/build/listing.server.ts";
import { CATEGORIES } from "#src/domains/directory/listing/category-contract.ts";
import {
  businessPicture,
  categoryPicture,
  homePicture,
  locationPicture,
} from "#src/domains/directory/listing/share-rules.ts";
import { eventPicture } from "#src/domains/events/event/share-rules.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";

const landfall = await startTestLandfall();
afterAll(() => landfall.stop());

const fetchPicture = async (path: string) => {
  const answer = await landfall.request("GET", path);
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, headers: answer.headers, bytes };
};

describe("pictures for links on other sites", () => {
  test("of home, a category, a place, a listing and an event are 1200 x 630 and may be kept for good", async () => {
    const business = await buildListing(landfall.db, { city: "Spa Creek", name: "Zoë's & Sons" });
    const [category] = CATEGORIES;
    if (!category) throw new Error("no category");
    const pictures = [
      homePicture,
      categoryPicture(category),
      locationPicture("Spa Creek"),
      businessPicture(business),
      eventPicture((await buildEvent(landfall.db, { title: "Zoë's regatta" })).event),
    ];
    for (const { path } of pictures) {
      const { status, headers, bytes } = await fetchPicture(path);
      expect(status, path).toBe(200);
      expect(headers.get("content-type")).toBe("image/png");
      expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 });
      expect(bytes.length).toBeLessThan(300_000);
    }
    expect(new Set(pictures.map(({ path }) => path)).size).toBe(5);
  });

  test("have another address when their words change, and the old one is not kept for good", async () => {
    const business = await buildListing(landfall.db);
    const old = businessPicture({ ...business, name: "Its old name" }).path;
    expect(old).not.toBe(businessPicture(business).path);
    const { status, headers } = await fetchPicture(old);
    expect([status, headers.get("cache-control")]).toEqual([200, "public, max-age=300"]);
  });

  test("have one address: every other spelling leads to it and is never drawn", async () => {
    await buildListing(landfall.db, { city: "Weems Creek", state: "MD" });
    const own = locationPicture("Weems Creek").path;
    const named = (name: string) => `/share/00000000/location/${name}.png`;
    for (const name of ["WEEMS%20CREEK", "weems%20creek", "%57eems%20Creek", "Weems%20Creek%20"]) {
      const { status, headers } = await fetchPicture(named(name));
      expect([status, headers.get("location")], name).toEqual([301, own]);
    }
    const both = locationPicture("Weems Creek, MD").path;
    expect((await fetchPicture(named("weems%20creek%20md"))).headers.get("location")).toBe(both);
    for (const { path } of [locationPicture("Chesapeake Bay"), locationPicture("Maryland")]) {
      expect((await fetchPicture(path)).status, path).toBe(200);
    }
    expect((await fetchPicture(named("Weems"))).status).toBe(404);
    expect((await fetchPicture("/share/00000000/category/%6Darinas.png")).status).toBe(301);
    expect((await fetchPicture("/share/00000000/Home.png")).status).toBe(404);
  });

  test("are of live listings, events on the site and real places only", async () => {
    const pending = await buildListing(landfall.db, { status: "pending" });
    const { event: gone } = await buildEvent(landfall.db, { takenDownReason: "Made up" });
    for (const path of [
      eventPicture(gone).path,
      eventPicture({ ...gone, id: 999_999_999 }).path,
      "/share/00000000/event/x.png",
      businessPicture(pending).path,
      businessPicture({ ...pending, id: 999_999_999 }).path,
      categoryPicture({ id: "submarines", name: "Submarines" }).path,
      locationPicture("Buy cheap watches").path,
      locationPicture("x".repeat(61)).path,
      locationPicture("a\0b").path,
      "/share/00000000/location/%E0%A4%A.png",
      "/share/00000000/home/x.png",
      "/share/x/home.png",
      "/share/00000000/business/7.svg",
    ]) {
      expect((await fetchPicture(path)).status, path).toBe(404);
    }
  });

  test("draw any text as outlines: nothing of it becomes markup, and a long one is cut", () => {
    const title = `<script>alert(1)</script> ${"&".repeat(400)} 漢字 ﷽`;
    const svg = drawSharePicture(drawHero("marina"), { title, line: '"/><image href="x"' });
    expect(svg).not.toMatch(/<script|<image|<text|href|漢|&&/);
    expect(svg.length).toBeLessThan(200_000);
  });
});
