// @vitest-environment happy-dom
import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Identification } from "#src/domains/identification/contract.ts";
import { takeBroughtPhotos } from "#src/domains/sightings/components/brought-report.ts";
import { answer, answerCalls, refuse } from "#tests/support/answer-calls.ts";
import { closePage, fill, follow, openPage, press, told } from "#tests/support/open-page.tsx";
import { until } from "#tests/support/until.ts";
import MarineLifeAr from "./marine-life-ar.tsx";

const IDENTIFY = "POST /api/marine-life/identify";

afterEach(() => {
  closePage();
  vi.restoreAllMocks();
  vi.useRealTimers();
});
/** Pictures are not drawn in this document: what is drawn on a canvas is a photo of three bytes. */
beforeEach(() => {
  vi.stubGlobal("createImageBitmap", () => Promise.reject(new Error("not here")));
});

const dolphin: Identification = {
  outcome: "group",
  species: ["Dolphin or porpoise; in these waters most likely common bottlenose dolphin"],
  ...{ scientificName: "Delphinidae and Phocoenidae", confidence: 0.83, group: "Dolphin" },
  ...{ description: "A small toothed whale.", habitat: "Bays.", safety: "Stay away." },
  ...{ conservationStatus: "Protected.", size: "5–13 ft", diet: "Fish", depth: "Surface" },
  ...{ other: "a shark", circumstance: "Mid-Atlantic in July", engine: "the embedded model" },
  ...{ cataloguePath: "/species?group=whales-dolphins", reportName: "Dolphin or porpoise" },
  candidates: [
    {
      ...{ id: 111, commonName: "Common bottlenose dolphin", scientificName: "Tursiops" },
      ...{ share: 0.7, isExpected: true, isHinted: false },
      lookAlikes: [
        { id: 116, commonName: "Harbor porpoise", mark: "Low fin, no beak", ownMark: "Hooked fin" },
      ],
    },
    {
      ...{ id: 116, commonName: "Harbor porpoise", scientificName: "Phocoena phocoena" },
      ...{ share: 0.1, isExpected: false, isHinted: true, lookAlikes: [] },
    },
  ],
};
const unknown: Identification = {
  ...dolphin,
  ...{ outcome: "unknown", species: [], scientificName: null, confidence: 0.2, candidates: [] },
  ...{ habitat: null, safety: null, conservationStatus: null, size: null, diet: null, depth: null },
  ...{ other: null, circumstance: null, reportName: null, group: null, cataloguePath: "/species" },
  description: "The photo does not show enough to name the animal.",
};

function open(
  answers: Parameters<typeof answerCalls>[0] = {},
  found: Identification | null = null,
  isShownElsewhere = false,
) {
  const api = answerCalls(answers);
  const page = openPage({
    path: "/marine-life-ar",
    page: MarineLifeAr,
    data: { found, isShownElsewhere },
  });
  return { api, ...page };
}

const upload = (file: File) =>
  act(async () => {
    const input = document.querySelector<HTMLInputElement>("input[type=file]");
    if (input) fireEvent.change(input, { target: { files: [file] } });
  });
const JPEG = new File(["abc"], "fin.jpg", { type: "image/jpeg" });

type Track = EventTarget & { stop: ReturnType<typeof vi.fn> };

/** A device with a camera that does as it is told. */
function withCamera(getUserMedia: ((wanted: MediaStreamConstraints) => Promise<unknown>) | null) {
  const mediaDevices = getUserMedia ? { getUserMedia } : undefined;
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("navigator", Object.create(navigator, { mediaDevices: { value: mediaDevices } }));
}
function buildStream() {
  const track: Track = Object.assign(new EventTarget(), { stop: vi.fn() });
  return { track, stream: { getTracks: () => [track] } };
}
const failing = (name: string, message = "") => Object.assign(new Error(message), { name });

function showVideo(isReady = true) {
  const video = HTMLVideoElement.prototype;
  Object.defineProperty(video, "srcObject", { configurable: true, writable: true, value: null });
  vi.spyOn(video, "play").mockImplementation(async () => undefined);
  for (const [name, value] of [
    ["readyState", isReady ? 4 : 0],
    ["videoWidth", 1280],
    ["videoHeight", 720],
  ] as const)
    Object.defineProperty(video, name, { configurable: true, get: () => value });
}

test("whoever sends a photo is told beforehand when another server looks at it", () => {
  const elsewhere = /A vision model on another server looks at it, too/;
  open();
  expect(screen.queryByText(elsewhere)).toBeNull();
  closePage();
  open({}, null, true);
  expect(screen.getByText(elsewhere)).toBeTruthy();
});

test("before any photo there are camera, upload, notes and an empty results panel", () => {
  const { main } = open();
  for (const name of ["Start Camera", "Identify Species", "Stop"])
    expect(main.getByRole("button", { name })).toBeTruthy();
  expect(main.getByText("Upload Photo")).toBeTruthy();
  expect(main.getByText("Observation Notes")).toBeTruthy();
  expect(main.getByText("No photo yet")).toBeTruthy();
});

test("a chosen photo goes with notes, place and date, and every field of the answer is shown", async () => {
  const { api, main } = open({ [IDENTIFY]: answer(dolphin) });
  await fill({ "Observation Notes": "Three fins", Date: "2027-07-04" });
  const place = document.querySelector<HTMLInputElement>("input[name=location]");
  if (place) fireEvent.change(place, { target: { value: "Annapolis, MD" } });
  await upload(JPEG);
  await screen.findByRole("heading", { name: /^Dolphin or porpoise; in these waters/ });
  expect(api.sent(IDENTIFY)).toEqual([
    {
      imageData: `data:image/jpeg;base64,${btoa("abc")}`,
      notes: "Three fins",
      date: "2027-07-04",
      location: "Annapolis, MD",
    },
  ]);
  for (const text of [
    ...["Delphinidae and Phocoenidae", "A small toothed whale.", "Bays.", "Stay away."],
    ...["Protected.", "5–13 ft", "Fish", "Surface", "Confidence 83%"],
    ...["What it may be: Mid-Atlantic in July", "Not expected here"],
    ...["Answered by the embedded model.", "in the kind of animal, not in a species"],
  ])
    expect(main.getByText(text)).toBeTruthy();
  expect(main.getByText(/Low fin, no beak/)).toBeTruthy();
  expect(main.getByText(/It may also be a shark/)).toBeTruthy();
  expect(main.getByText("Confidence 83%").dataset.level).toBe("high");
  expect(main.getByRole("link", { name: "Common bottlenose dolphin" })).toHaveProperty(
    "pathname",
    "/species/111",
  );
});

test("what is unknown offers no report", async () => {
  const { main } = open({ [IDENTIFY]: answer(unknown) });
  await upload(JPEG);
  await screen.findByRole("heading", { name: "Unknown" });
  expect(main.getByText("Confidence 20%").dataset.level).toBe("low");
  expect(main.queryByRole("link", { name: "Report this sighting" })).toBeNull();
});

test("a confidence that is missing shows as 10%", () => {
  const { main } = open({}, { ...dolphin, confidence: undefined } as unknown as Identification);
  expect(main.getByText("Confidence 10%").dataset.level).toBe("low");
});

test("one tap turns the answer into a report with species, notes, date and the photo", async () => {
  const { at } = open({ [IDENTIFY]: answer(dolphin) });
  await fill({ "Observation Notes": "Three fins", Date: "2027-07-04" });
  await upload(JPEG);
  await screen.findByRole("heading", { name: /^Dolphin/ });
  await follow("Report this sighting");
  expect(at()).toBe("/community-tracking?tab=submit");
  expect(JSON.parse(sessionStorage.getItem("species-report") ?? "{}")).toMatchObject({
    speciesName: "Dolphin or porpoise",
    description: "Three fins",
    reportDate: "2027-07-04",
  });
  expect(takeBroughtPhotos()).toMatchObject([{ name: "sighting.jpg", type: "image/jpeg" }]);
  expect(takeBroughtPhotos()).toEqual([]);
});

test("a file that is no image is refused here", async () => {
  const { api } = open({ [IDENTIFY]: answer(dolphin) });
  await upload(new File(["x"], "notes.txt", { type: "text/plain" }));
  await told("Invalid File", "Please select an image file");
  expect(api.sent(IDENTIFY)).toEqual([]);
});

test.each([
  ["with the server's reason", refuse(400, { message: "Damaged." }), "Damaged."],
  ["without one", answer({}, { status: 500 }), "Failed to identify marine life"],
])("a failed identification is told %s", async (_, failure, reason) => {
  const { main } = open({ [IDENTIFY]: failure });
  await upload(JPEG);
  await told("Identification Failed", reason);
  expect(main.getByRole("alert").textContent).toContain(reason);
});

const cameraSays = (message: string) => until(() => expect(screen.getByText(message)).toBeTruthy());

test.each([
  ["NotAllowedError", "Camera access denied. Please allow camera permissions and try again."],
  ["NotFoundError", "No camera found. Please check that your device has a camera."],
  ["NotReadableError", "Camera error: in use"],
])("a camera that fails with %s is told", async (name, message) => {
  const getUserMedia = vi.fn(() => Promise.reject(failing(name, "in use")));
  withCamera(getUserMedia);
  open();
  await press("Start Camera");
  await cameraSays(message);
  expect(getUserMedia).toHaveBeenCalledTimes(name === "NotReadableError" ? 3 : 1);
});

test("a page that is not secure, and a browser without cameras, are told", async () => {
  withCamera(null);
  open();
  await press("Start Camera");
  await cameraSays("Camera not supported on this browser. Try Chrome, Safari, or Firefox.");
  vi.stubGlobal("isSecureContext", false);
  await press("Start Camera");
  await cameraSays("Camera requires a secure connection (HTTPS).");
});

test("the camera is asked for 1280x720, then 640x480, then any", async () => {
  const asked: MediaStreamConstraints[] = [];
  withCamera(async (wanted) => {
    asked.push(wanted);
    throw failing("OverconstrainedError", "no");
  });
  open();
  await press("Start Camera");
  await cameraSays("Camera error: no");
  const sizes = asked.map(({ video }) => (typeof video === "object" ? video : {}));
  expect(sizes).toMatchObject([
    { width: { ideal: 1280 }, height: { ideal: 720 } },
    { width: { ideal: 640 }, height: { ideal: 480 } },
    {},
  ]);
  expect(asked[2]?.video).toBe(true);
});

test("what the camera sees is sent as a JPEG of quality 0.8, and Stop releases the camera", async () => {
  const { track, stream } = buildStream();
  showVideo();
  withCamera(async () => stream);
  const qualities: unknown[] = [];
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((done, type, quality) => {
    qualities.push([type, quality]);
    done(new Blob(["abc"], { type: "image/jpeg" }));
  });
  const { api } = open({ [IDENTIFY]: answer(dolphin) });
  await press("Identify Species");
  await cameraSays("Camera not ready for capture");
  await press("Start Camera");
  await cameraSays("The camera is on. Hold the animal in the middle of the picture.");
  await press("Identify Species");
  await screen.findByRole("heading", { name: /^Dolphin/ });
  expect(qualities).toEqual([["image/jpeg", 0.8]]);
  expect(api.sent(IDENTIFY)).toMatchObject([{ imageData: expect.stringMatching(/^data:image/) }]);
  await press("Stop");
  expect(track.stop).toHaveBeenCalled();
  await cameraSays("The camera is off.");
});

test("a capture that cannot be made is told", async () => {
  showVideo();
  withCamera(async () => buildStream().stream);
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((done) => done(null));
  open();
  await press("Start Camera");
  await cameraSays("The camera is on. Hold the animal in the middle of the picture.");
  await press("Identify Species");
  await told("Capture Failed");
});

test("a video that is not ready after ten seconds ends, and a stream that comes later is stopped", async () => {
  vi.useFakeTimers();
  const { track, stream } = buildStream();
  const late = Promise.withResolvers<unknown>();
  withCamera(() => late.promise);
  open();
  await press("Start Camera");
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(screen.getByText("Camera error: The video was not ready within 10 seconds.")).toBeTruthy();
  await act(async () => late.resolve(stream));
  expect(track.stop).toHaveBeenCalled();
});

test("leaving, hiding the page and unplugging release the camera", async () => {
  showVideo();
  for (const leave of [
    () => {
      vi.spyOn(document, "hidden", "get").mockReturnValue(true);
      document.dispatchEvent(new Event("visibilitychange"));
    },
    (track: Track) => track.dispatchEvent(new Event("ended")),
    () => closePage(),
  ]) {
    const { track, stream } = buildStream();
    withCamera(async () => stream);
    open();
    await press("Start Camera");
    await cameraSays("The camera is on. Hold the animal in the middle of the picture.");
    await act(async () => void leave(track));
    expect(track.stop).toHaveBeenCalled();
    vi.restoreAllMocks();
    showVideo();
    closePage();
  }
});
