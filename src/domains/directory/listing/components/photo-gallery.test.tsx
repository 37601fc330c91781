// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { PhotoGallery } from "./photo-gallery.tsx";

const FILM = "/media/aaaaaaaaaaaaaaaaaaaaaaaa.mp4";

test("a business's videos stand beside its photos and fetch nothing before they are played", () => {
  render(<PhotoGallery name="Dock Street" images={["/art/x.svg"]} videos={[FILM]} />);
  expect(screen.getByRole("heading", { name: "Videos (1)" })).toBeTruthy();
  const video = screen.getByLabelText("Video 1 of 1: Dock Street");
  expect(video.getAttribute("src")).toBe(FILM);
  expect(video.getAttribute("preload")).toBe("none");
  expect(video.hasAttribute("controls")).toBe(true);
});

test("without photos the videos are shown, without either a sentence", () => {
  const { rerender } = render(<PhotoGallery name="Dock Street" images={[]} videos={[FILM]} />);
  expect(screen.queryByText("No photos yet")).toBeNull();
  rerender(<PhotoGallery name="Dock Street" images={[]} videos={[]} />);
  expect(screen.getByText("No photos yet")).toBeTruthy();
});
