// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ExperienceButton } from "#src/domains/sharing/components/experience-button.tsx";
import type { SharedItem } from "#src/domains/sharing/rules.ts";
import { answerCalls } from "#tests/support/answer-calls.ts";
import {
  choose,
  click,
  closePage,
  fieldOf,
  fill,
  openPage,
  press,
  told,
} from "#tests/support/open-page.tsx";
import { until } from "#tests/support/until.ts";

const HALFWAY: SharedItem = {
  ...{ type: "business", id: 12, name: "Halfway Rock", place: "Annapolis, MD" },
  ...{ category: "marinas", picture: null, rating: null },
};

afterEach(closePage);

/** A browser with everything that a share may use; what it is handed is kept. */
async function openDialog(place?: SharedItem) {
  const opened: URL[] = [];
  const copied: string[] = [];
  const shares: string[] = [];
  answerCalls();
  vi.spyOn(window, "open").mockImplementation((url) => {
    opened.push(new URL(String(url)));
    return { opener: null } as Window;
  });
  give("clipboard", { writeText: async (text: string) => void copied.push(text) });
  give("share", undefined);
  give("canShare", undefined);
  const Page = () => <ExperienceButton place={place} onShare={(way) => void shares.push(way)} />;
  openPage({ path: "/", page: Page });
  await press("Share your experience");
  const dialog = within(await screen.findByRole("dialog"));
  return { opened, copied, shares, dialog };
}

const give = (name: string, value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });

const photo = (name: string, bytes = 1) =>
  new File([new Uint8Array(bytes)], name, { type: "image/png" });

const addPhotos = (...files: File[]) =>
  act(async () => {
    const picker = fieldOf("Photos");
    Object.defineProperty(picker, "files", { value: files, configurable: true });
    fireEvent.change(picker);
  });

const preview = () => screen.getByRole("region", { name: "Caption preview" }).textContent ?? "";

test("the caption follows what is entered, and a sixteenth hashtag finds no place", async () => {
  const { dialog } = await openDialog();
  await choose("3 stars");
  expect(preview()).toContain("★★★☆☆");
  await fill({
    Caption: "Herons at every bend.",
    Location: "Spa Creek",
    Companions: "Ana",
    Activity: "Kayaking",
    Mood: "peaceful",
    Weather: "partly-cloudy",
  });
  for (const text of [
    "Herons at every bend.",
    "Kayaking at Spa Creek",
    "With Ana",
    "Feeling peaceful · Partly cloudy",
  ]) {
    expect(preview()).toContain(text);
  }
  const chips = () =>
    within(dialog.getByRole("list", { name: "Chosen hashtags" })).getAllByRole("listitem").length;
  const addTag = async (typed: string) => {
    await fill({ Hashtags: typed });
    await act(async () => void fireEvent.keyDown(fieldOf("Hashtags"), { key: "Enter" }));
  };
  for (let n = chips(); n < 15; n += 1) await addTag(`#tag${n}`);
  dialog.getByText("15/15");
  expect(preview()).toContain("#tag14");
  expect(fieldOf("Hashtags").disabled).toBe(true);
  await press("Remove #tag14");
  dialog.getByText("14/15");
  await addTag("one two");
  expect(chips()).toBe(15);
  expect(preview()).not.toContain("#two");
});

test("photos are images below 10 MB, at most ten, and sharing needs one", async () => {
  const { dialog, opened } = await openDialog();
  await fill({ Companions: "Ana" });
  for (const name of ["Facebook", "Twitter", "Instagram", "Share Experience"]) {
    await press(name);
    await told("Add photos", "Please add at least one photo to share your experience.");
  }
  expect(opened).toEqual([]);
  expect(fieldOf("Companions").value).toBe("Ana");

  const skipped = ["Some files skipped", "Only image files under 10MB are supported."];
  await addPhotos(photo("a.png"), photo("b.png"), new File(["log"], "log.txt"));
  await told(...skipped);
  dialog.getByText("2/10");
  dialog.getByRole("img", { name: "a.png" });
  await addPhotos(photo("large.png", 10 * 2 ** 20 + 1));
  await told(...skipped);
  dialog.getByText("2/10");

  const files = Array.from({ length: 9 }, (_, n) => photo(`drop${n}.png`));
  const place = dialog.getByText(/or drop them here/);
  await act(async () => void fireEvent.drop(place, { dataTransfer: { files } }));
  await told("Too many photos");
  dialog.getByText("10/10");
  expect(dialog.getByRole<HTMLButtonElement>("button", { name: "Add photos" }).disabled).toBe(true);
  await press("Remove photo 10");
  dialog.getByText("9/10");
});

test("Facebook, Twitter and Instagram each get the experience", async () => {
  const { opened, copied, shares } = await openDialog(HALFWAY);
  await addPhotos(photo("a.png"));
  await fill({ Caption: "crab ".repeat(60) });
  await press("Facebook");
  await press("Twitter");
  const [facebook, twitter] = opened.map(({ searchParams }) => searchParams);
  const link = new URL("/business/12", window.location.origin).href;
  expect([facebook?.get("u"), twitter?.get("url")]).toEqual([link, link]);
  expect(facebook?.get("quote")).toContain("#WaterfrontLife");
  expect([...(twitter?.get("text") ?? "")].length).toBeLessThanOrEqual(240);
  expect(twitter?.get("text")).toContain("crab crab");
  await press("Instagram");
  await told("Caption copied!", "Share your photos on Instagram with this caption.");
  expect(copied).toEqual([expect.stringContaining("#WaterfrontLife")]);
  await screen.findByRole("dialog", { name: "Instagram story" });
  expect(shares).toEqual(["facebook", "twitter", "instagram"]);
});

test("Share Experience hands the photos over and reports success only then", async () => {
  const { shares, dialog } = await openDialog();
  const sheets: ShareData[] = [];
  let isClosed = true;
  give("canShare", () => true);
  give("share", async (content: ShareData) => {
    if (isClosed) throw new DOMException("Share canceled", "AbortError");
    sheets.push(content);
  });
  await addPhotos(photo("a.png"));
  await press("Share Experience");
  const share = dialog.getByRole("button", { name: "Share Experience" });
  await until(() => expect(share.getAttribute("aria-busy")).toBeNull());
  expect(screen.queryByText("Experience shared!")).toBeNull();
  expect(shares).toEqual([]);

  isClosed = false;
  await click(share);
  await told("Experience shared!", "Your marine experience has been shared successfully.");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(sheets.map(({ files }) => files?.map(({ name }) => name))).toEqual([["a.png"]]);
  expect(sheets[0]?.text).toContain("★★★★★");
  expect(shares).toEqual(["system"]);
});

test("without a share sheet the content is copied", async () => {
  const { copied, shares } = await openDialog();
  await addPhotos(photo("a.png"));
  await fill({ Caption: "Herons at every bend." });
  await press("Share Experience");
  await told("Content copied!");
  expect(copied).toEqual([expect.stringMatching(/^Herons at every bend\..*#Landfall.*http/s)]);
  expect(screen.queryByText("Experience shared!")).toBeNull();
  expect(shares).toEqual(["copy"]);
});
