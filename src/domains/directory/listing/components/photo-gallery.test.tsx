// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { PhotoGallery } from "./photo-gallery.tsx";

afterEach(cleanup);
const FILM = "/media/aaaaaaaaaaaaaaaaaaaaaaaa.mp4";

test("a business's videos stand beside its photos and fetch nothing before they are played", () => {
  render(<PhotoGallery name="Dock Street" images={["/art/x.svg"]} videos={[FILM]} />);
  expect(screen.getByRole("heading", { name: "Videos (1)" })).toBeTruthy();
  const video = screen.getByLabelText("Video 1 of 1: Dock Street");
  expect(video.getAttribute("src")).toBe(FILM);
  expect(video.getAttribute("preload")).toBe("none");
  expect(video.hasAttribute("controls")).toBe(true);
});

test("without photos the videos are shown, without either what would be here", () => {
  const { rerender } = render(<PhotoGallery name="Dock Street" images={[]} videos={[FILM]} />);
  expect(screen.queryByText("No photos yet")).toBeNull();
  rerender(<PhotoGallery name="Dock Street" images={[]} videos={[]} />);
  expect(screen.getByText("No photos yet")).toBeTruthy();
  expect(screen.getByText(/visitors add to a review/)).toBeTruthy();
});

const PHOTOS = {
  images: ["/art/dock.svg"],
  visitors: [{ src: "/media/b-640x480", by: "Maren Voss" }],
};

test("photos of visitors stand behind those of the place, with their writer", () => {
  render(<PhotoGallery name="Dock Street" {...PHOTOS} videos={[]} />);
  const photos = screen.getAllByRole("img").map((photo) => photo.getAttribute("alt"));
  expect(photos).toEqual(["Dock Street, 1 of 2", "Dock Street, 2 of 2, photo by Maren Voss"]);
  expect(screen.getByText("Photo by Maren Voss")).toBeTruthy();
  expect(
    screen.getAllByRole("img").every((photo) => photo.getAttribute("loading") === "lazy"),
  ).toBe(true);
});

test("on the whole screen keys and swipes lead on around the end, and closing returns to the photo", async () => {
  render(<PhotoGallery name="Dock Street" {...PHOTOS} videos={[]} />);
  const [first] = screen.getAllByRole("button");
  if (!first) throw new Error("no photo opens");
  fireEvent.click(first);
  const dialog = await screen.findByRole("dialog", { name: "Photos" });
  const caption = () => screen.getByRole("status").textContent;
  expect(caption()).toBe("Dock Street, 1 of 2");
  fireEvent.keyDown(dialog, { key: "ArrowRight" });
  expect(caption()).toBe("Dock Street, 2 of 2, photo by Maren Voss");
  fireEvent.keyDown(dialog, { key: "ArrowRight" });
  expect(caption()).toBe("Dock Street, 1 of 2");
  fireEvent.keyDown(dialog, { key: "ArrowLeft" });
  expect(caption()).toContain("Maren Voss");
  const swipe = (from: number, to: number) => {
    fireEvent.touchStart(dialog, { touches: [{ clientX: from }] });
    fireEvent.touchEnd(dialog, { changedTouches: [{ clientX: to }] });
  };
  swipe(300, 290);
  expect(caption()).toContain("Maren Voss");
  swipe(100, 300);
  expect(caption()).toBe("Dock Street, 1 of 2");
  fireEvent.click(screen.getByRole("button", { name: "Close the photos" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.activeElement).toBe(first);
});
