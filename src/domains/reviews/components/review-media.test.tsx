// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { AttachedMedia } from "#src/domains/media/components/attached-media.tsx";

afterEach(cleanup);

test("a review shows its photos, which open, and its videos, which play where they are", () => {
  const images = ["a", "b"].map((id) => `/media/${id.repeat(24)}-900x600`);
  const video = `/media/${"c".repeat(24)}.mp4`;
  render(<AttachedMedia images={images} videos={[video]} title="Tied up twice" />);
  expect(screen.getAllByRole("button", { name: /^Open Photo \d of 2: Tied up/ })).toHaveLength(2);
  const player = screen.getByLabelText<HTMLVideoElement>("Video 1: Tied up twice");
  expect(player.getAttribute("src")).toBe(video);
  expect(player.controls).toBe(true);
});
