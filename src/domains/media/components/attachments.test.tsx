// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hasUnsaved } from "#src/design/unsaved/unsaved-words.ts";
import { type HeldUpload, holdUploads, photo } from "#tests/support/held-uploads.ts";
import type { MediaKind } from "../limits-contract.ts";
import { AttachmentsProvider } from "./attachments.tsx";
import { MediaUploader } from "./media-uploader.tsx";
import { UploadProgress } from "./upload-progress.tsx";
import { useAttachments } from "./use-attachments.ts";

let sending: HeldUpload[];
const sent = vi.fn<(images: string[]) => void>();
const check = vi.fn(async () => true);

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  sending = holdUploads();
  // Newer browsers answer with a promise, which must not become the end of an effect.
  Element.prototype.scrollIntoView = vi.fn(async () => undefined);
});
afterEach(() => {
  cleanup();
  sent.mockReset();
  check.mockReset().mockResolvedValue(true);
  setOnline(true);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

interface FormProps {
  kinds?: MediaKind[];
  max?: number;
  takeBrought?: () => File[];
}

function Form({ kinds = ["image"], max = 5, takeBrought }: FormProps) {
  const [images, setImages] = useState<string[]>([]);
  const [latest] = useState({ images });
  latest.images = images;
  const change = (next: string[]) => {
    latest.images = next;
    setImages(next);
  };
  const attachments = useAttachments({ check, send: async () => sent(latest.images) });
  return (
    <AttachmentsProvider value={attachments}>
      <form onSubmit={attachments.submit}>
        <MediaUploader
          label="Photos"
          value={images}
          onChange={change}
          {...{ kinds, max, takeBrought }}
        />
        <UploadProgress />
        <button type="submit">Submit</button>
      </form>
    </AttachmentsProvider>
  );
}

const attach = (...files: File[]) =>
  fireEvent.change(screen.getByLabelText("Photos", { selector: "input" }), { target: { files } });
const press = (name: string) => act(async () => screen.getByRole("button", { name }).click());
const happen = (what: () => void) => act(async () => what());
const settle = () => act(async () => vi.advanceTimersByTimeAsync(0));

function setOnline(isOnline: boolean): void {
  vi.stubGlobal("navigator", { ...window.navigator, onLine: isOnline });
}

function show(): void {
  render(<Form />);
  attach(photo("a.jpg"), photo("b.jpg"), photo("c.jpg", 2000));
}

test("Submit waits for every photo, says how far they are, and sends once with all of them", async () => {
  show();
  await press("Submit");
  await press("Submit");
  expect(sent).not.toHaveBeenCalled();
  expect(screen.getByRole("status").textContent).toBe("Sending 1 of 3 photos");
  await happen(() => sending[0]?.arriveAt("/media/a"));
  await happen(() => sending[1]?.upload.onprogress?.({ loaded: 600 }));
  expect(screen.getByRole("status").parentElement?.textContent).toBe("Sending 2 of 3 photos, 40%");
  await happen(() => sending[1]?.arriveAt("/media/b"));
  expect(sent).not.toHaveBeenCalled();
  await happen(() => sending[2]?.arriveAt("/media/c"));
  expect(sent.mock.calls).toEqual([[["/media/a", "/media/b", "/media/c"]]]);
  expect(sending.map(({ call }) => call)).toEqual(Array(3).fill("POST /api/media?kind=image"));
});

test("without files the form goes at once, and wrong fields are told before any waiting", async () => {
  render(<Form />);
  await press("Submit");
  expect(sent).toHaveBeenCalledTimes(1);
  attach(photo("a.jpg"));
  check.mockResolvedValue(false);
  await press("Submit");
  expect(screen.queryByRole("status")).toBeNull();
  await happen(() => sending[0]?.arriveAt("/media/a"));
  expect(sent).toHaveBeenCalledTimes(1);
});

test("a lost connection is waited for: the same file goes again when it is back", async () => {
  show();
  await press("Submit");
  setOnline(false);
  await happen(() => window.dispatchEvent(new Event("offline")));
  expect(sending[0]?.isAborted).toBe(true);
  expect(screen.getByRole("status").textContent).toBe(
    "No connection. 3 photos go on when it is back",
  );
  setOnline(true);
  await happen(() => window.dispatchEvent(new Event("online")));
  expect(sending[1]?.file).toBe(sending[0]?.file);
  await happen(() => sending[1]?.arriveAt("/media/a"));
  await happen(() => sending[2]?.onerror?.());
  await act(async () => vi.advanceTimersByTimeAsync(1_000));
  expect(sending[3]?.file?.name).toBe("b.jpg");
  await happen(() => sending[3]?.answer(503, { message: "Please wait.", code: "unavailable" }));
  await act(async () => vi.advanceTimersByTimeAsync(2_000));
  await happen(() => sending[4]?.arriveAt("/media/b"));
  await happen(() => sending[5]?.arriveAt("/media/c"));
  expect(sent.mock.calls).toEqual([[["/media/a", "/media/b", "/media/c"]]]);
});

test("while the connection is lost it says so, and what was sent does not become less", async () => {
  show();
  await press("Submit");
  const progress = () => screen.getByRole("status").parentElement?.textContent;
  const send = (index: number, loaded: number) =>
    happen(() => sending[index]?.upload.onprogress?.({ loaded }));
  await send(0, 400);
  expect(progress()).toBe("Sending 1 of 3 photos, 10%");
  await happen(() => sending[0]?.onerror?.());
  const LOST = "No connection. 3 photos go on when it is back, 10%";
  expect(progress()).toBe(LOST);
  await act(async () => vi.advanceTimersByTimeAsync(1_000));
  await send(1, 100);
  expect(progress()).toBe(LOST);
  setOnline(false);
  await happen(() => window.dispatchEvent(new Event("offline")));
  await act(async () => vi.advanceTimersByTimeAsync(2_000));
  await send(2, 900);
  expect(progress()).toBe(LOST);
  setOnline(true);
  await send(2, 100);
  expect(progress()).toBe(LOST);
  await act(async () => vi.advanceTimersByTimeAsync(2_000));
  await send(2, 200);
  expect(progress()).toBe("Sending 1 of 3 photos, 10%");
  await send(2, 800);
  expect(progress()).toBe("Sending 1 of 3 photos, 20%");
});

test("a photo that is attached without a connection says so at once", async () => {
  setOnline(false);
  show();
  await press("Submit");
  expect(screen.getByRole("status").textContent).toBe(
    "No connection. 3 photos go on when it is back",
  );
});

test("after many losses it asks, and goes on by itself once the browser is online again", async () => {
  render(<Form />);
  attach(photo("a.jpg"));
  for (let tries = 0; tries < 8; tries += 1) {
    await happen(() => sending.at(-1)?.onerror?.());
    await act(async () => vi.advanceTimersByTimeAsync(15_000));
  }
  expect(sending).toHaveLength(8);
  expect(screen.getByRole("alert").textContent).toContain("The connection was lost.");
  await happen(() => window.dispatchEvent(new Event("online")));
  await happen(() => sending.at(-1)?.arriveAt("/media/a"));
  expect(screen.getByRole("img", { name: "Picture 1" })).toBeTruthy();
});

test.each([
  [413, "Images must be less than 10MB"],
  [415, "This file is not a picture that can be read."],
  [429, "That is enough for today."],
  [507, "There is no room for it."],
])(
  "a refusal with %i says why at the file; Submit waits until it is tried again or taken out",
  async (status, message) => {
    render(<Form />);
    attach(photo("a.jpg"), photo("b.jpg"));
    await press("Submit");
    await happen(() => sending[0]?.answer(status, { message, code: "x" }));
    const [row, note] = screen.getAllByRole("alert");
    expect(row?.textContent).toBe(message);
    expect(note?.textContent).toContain("1 photo was not sent, so nothing was.");
    await happen(() => sending[1]?.arriveAt("/media/b"));
    await press("Submit");
    expect(sent).not.toHaveBeenCalled();
    await press("Try again");
    await happen(() => sending[2]?.answer(status, { message, code: "x" }));
    await press("Remove a.jpg");
    expect(screen.queryByRole("alert")).toBeNull();
    await press("Submit");
    expect(sent.mock.calls).toEqual([[["/media/b"]]]);
  },
);

test("waiting can be stopped; the photos go on, and a second Submit takes them along", async () => {
  show();
  await press("Submit");
  await press("Stop waiting");
  expect(screen.queryByRole("status")).toBeNull();
  for (const [index, name] of ["a", "b", "c"].entries()) {
    await happen(() => sending[index]?.arriveAt(`/media/${name}`));
  }
  expect(sent).not.toHaveBeenCalled();
  await press("Submit");
  expect(sent.mock.calls).toEqual([[["/media/a", "/media/b", "/media/c"]]]);
});

test("photos on their way are unsaved; leaving ends their calls", async () => {
  render(<Form />);
  expect(hasUnsaved()).toBe(false);
  attach(photo("a.jpg"));
  await settle();
  expect(hasUnsaved()).toBe(true);
  cleanup();
  expect(sending[0]?.isAborted).toBe(true);
  expect(hasUnsaved()).toBe(false);
});

test("documents stand with their names, and their order is nobody's choice", async () => {
  render(<Form kinds={["document"]} />);
  attach(photo("dock-licence.jpg"), photo("bill.jpg"));
  await happen(() => sending[0]?.arriveAt("/media/private/a"));
  await happen(() => sending[1]?.arriveAt("/media/private/b"));
  const names = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(names).toEqual(["dock-licence.jpg", "bill.jpg"]);
  expect(screen.queryByRole("button", { name: /^Move/ })).toBeNull();
  await press("Remove dock-licence.jpg");
  expect(screen.getByRole("listitem").textContent).toBe("bill.jpg");
});

test.each([
  [["image"], "Choose a picture"],
  [["video"], "Choose a video"],
  [["image", "video"], "Choose a file"],
] as const)(
  "where one of %s is enough, one is asked for, and nothing is put in order",
  (kinds, words) => {
    function One() {
      const attachments = useAttachments({ check, send: async () => undefined });
      return (
        <AttachmentsProvider value={attachments}>
          <MediaUploader label="P" {...{ kinds, max: 1, value: ["/media/a"] }} onChange={sent} />
        </AttachmentsProvider>
      );
    }
    render(<One />);
    expect(screen.getByRole("button", { name: words })).toBeTruthy();
    expect(screen.getByText("or drop it here")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Move/ })).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Remove the file" }));
    expect(sent.mock.calls).toEqual([[[]]]);
  },
);

test("where one is enough, another takes its place, also of one that is on its way", async () => {
  render(<Form max={1} />);
  attach(photo("a.jpg"));
  attach(photo("b.jpg"));
  await settle();
  expect(sending.map(({ isAborted }) => isAborted)).toEqual([true, false]);
  await happen(() => sending[1]?.arriveAt("/media/b"));
  await press("Submit");
  attach(photo("c.jpg"));
  await settle();
  await happen(() => sending.at(-1)?.arriveAt("/media/c"));
  await press("Submit");
  expect(sent.mock.calls).toEqual([[["/media/b"]], [["/media/c"]]]);
});

test("a picker outside of a form that waits does not work at all", () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const picker = (
    <MediaUploader label="P" kinds={["image"]} max={1} value={[]} onChange={vi.fn()} />
  );
  expect(() => render(picker)).toThrow("AttachmentsProvider");
  vi.mocked(console.error).mockRestore();
});

test("a photo that was on its way when the page was reloaded is named, until one is chosen", async () => {
  show();
  await happen(() => sending[0]?.arriveAt("/media/a"));
  // A reload ends the page without taking anything down.
  const stored = { ...sessionStorage };
  cleanup();
  for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, String(value));
  render(<Form />);
  const words = "b.jpg, c.jpg had not arrived when this page was closed. Please choose them again.";
  expect(screen.getByRole("alert").textContent).toBe(words);
  attach(photo("b.jpg"));
  expect(screen.queryByRole("alert")).toBeNull();
});

test("whoever leaves the form itself, or waited, is told nothing of old photos", async () => {
  show();
  cleanup();
  render(<Form />);
  expect(screen.queryByRole("alert")).toBeNull();
  attach(photo("a.jpg"));
  await happen(() => sending.at(-1)?.arriveAt("/media/a"));
  expect(sessionStorage.length).toBe(0);
});

test("photos that another page brought along are sent like chosen ones, once", async () => {
  const takeBrought = vi.fn(() => [photo("brought.jpg")]);
  render(<Form takeBrought={takeBrought} />);
  await settle();
  await press("Submit");
  expect(sent).not.toHaveBeenCalled();
  await happen(() => sending[0]?.arriveAt("/media/brought"));
  await settle();
  expect(sent.mock.calls).toEqual([[["/media/brought"]]]);
  expect(takeBrought).toHaveBeenCalledTimes(1);
});
