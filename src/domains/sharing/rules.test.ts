import { describe, expect, test } from "vitest";
import { HASHTAGS_MAX, PHOTO_MAX_BYTES, PHOTOS_MAX, TWITTER_TEXT_MAX } from "./limits-contract.ts";
import {
  addHashtag,
  buildCaption,
  buildTwitterText,
  type ExperienceDraft,
  facebookLink,
  shareHashtags,
  sharePath,
  sortPhotos,
  twitterLink,
} from "./rules.ts";

const URL_OF_PLACE = "https://landfall.example/business/12";
const draft: ExperienceDraft = {
  caption: "Crabs at noon.",
  rating: 4,
  location: "Halfway Rock, Annapolis, MD",
  companions: "Ana",
  activity: "Dining",
  mood: "relaxed",
  weather: "partly-cloudy",
  hashtags: ["Landfall", "CrabSeason"],
};

describe("links", () => {
  test("lead to /business/{id} for a business and to /events/{id} for an event", () => {
    expect(sharePath({ type: "business", id: 12 })).toBe("/business/12");
    expect(sharePath({ type: "event", id: 7 })).toBe("/events/7");
  });

  test("carry url and quote to Facebook, text and url to Twitter", () => {
    const facebook = new URL(facebookLink(URL_OF_PLACE, "A & B?"));
    expect(facebook.origin).toBe("https://www.facebook.com");
    expect(Object.fromEntries(facebook.searchParams)).toEqual({ u: URL_OF_PLACE, quote: "A & B?" });
    const twitter = new URL(twitterLink(URL_OF_PLACE, "A & B?"));
    expect(twitter.origin).toBe("https://twitter.com");
    expect(Object.fromEntries(twitter.searchParams)).toEqual({ text: "A & B?", url: URL_OF_PLACE });
  });

  test("cut the text for Twitter to 240 characters, and tear no character apart", () => {
    const textOf = (text: string) =>
      new URL(twitterLink(URL_OF_PLACE, text)).searchParams.get("text") ?? "";
    expect(textOf("a".repeat(240))).toBe("a".repeat(240));
    expect(textOf("a".repeat(241))).toBe(`${"a".repeat(239)}…`);
    const boats = textOf("⛵🦀".repeat(200));
    expect([...boats]).toHaveLength(TWITTER_TEXT_MAX);
    expect(boats.isWellFormed()).toBe(true);
  });
});

describe("hashtags", () => {
  test("of a share are the base tags and those of the category, at most 8", () => {
    const base = shareHashtags();
    expect(base).toContain("WaterfrontLife");
    const dining = shareHashtags("restaurants");
    expect(dining.slice(0, base.length)).toEqual(base);
    expect(dining).toContain("DockAndDine");
    expect(dining).toHaveLength(8);
    expect(shareHashtags("constructor")).toEqual(base);
  });

  test("are added once, as letters and figures, up to 15", () => {
    expect(addHashtag([], " #dock & dine! ")).toEqual(["dockdine"]);
    expect(addHashtag(["CrabSeason"], "#crabseason")).toEqual(["CrabSeason"]);
    expect(addHashtag([], "#!?")).toEqual([]);
    expect(addHashtag([], "été")).toEqual(["été"]);
    const full = Array.from({ length: HASHTAGS_MAX }, (_, n) => `tag${n}`);
    expect(addHashtag(full, "sixteenth")).toEqual(full);
  });
});

describe("the caption", () => {
  test("holds all parts of an experience-share draft", () => {
    expect(buildCaption(draft, draft.hashtags)).toBe(
      [
        "Crabs at noon.",
        "",
        "★★★★☆ Dining at Halfway Rock, Annapolis, MD",
        "With Ana",
        "Feeling relaxed · Partly cloudy",
        "",
        "#Landfall #CrabSeason",
      ].join("\n"),
    );
  });

  test("leaves out what was not told", () => {
    const bare: ExperienceDraft = {
      caption: " ",
      rating: 5,
      location: "",
      companions: "",
      activity: "",
      mood: "",
      weather: "",
      hashtags: [],
    };
    expect(buildCaption(bare, [])).toBe("★★★★★");
  });

  test("goes to Twitter with at most 8 hashtags and 240 characters", () => {
    const hashtags = Array.from({ length: HASHTAGS_MAX }, (_, n) => `tag${n}`);
    expect(buildTwitterText({ ...draft, hashtags }).match(/#/g)).toHaveLength(8);
    const long = buildTwitterText({ ...draft, caption: "crab ".repeat(100) });
    expect([...long].length).toBeLessThanOrEqual(TWITTER_TEXT_MAX);
  });
});

test("photos are images of at most 10 MB, at most 10 of them", () => {
  const photo = (name: string, size = 1, type = "image/jpeg") => ({ name, size, type });
  const good = photo("edge", PHOTO_MAX_BYTES);
  const [large, text] = [photo("large", PHOTO_MAX_BYTES + 1), photo("text", 1, "text/plain")];
  expect(sortPhotos([good, large, text], 0)).toEqual({
    taken: [good],
    skipped: [large, text],
    surplus: [],
  });
  const many = Array.from({ length: PHOTOS_MAX }, (_, n) => photo(String(n)));
  const sorted = sortPhotos(many, 3);
  expect([sorted.taken.length, sorted.surplus.length]).toEqual([7, 3]);
});
