// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import ToastRegion from "#src/design/primitives/toast-region.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";

const cards = () => document.querySelectorAll("[data-toast]");

beforeEach(() => {
  vi.useFakeTimers();
  render(<ToastRegion />);
});

afterEach(() => {
  act(() => vi.advanceTimersByTime(10_000));
  cleanup();
  vi.useRealTimers();
});

it("shows one toast at a time: the new one replaces the old", () => {
  act(() => toast({ title: "First" }));
  expect(cards()).toHaveLength(1);
  act(() => toast({ title: "Second", description: "It counts." }));
  expect(cards()).toHaveLength(1);
  expect(cards()[0]?.textContent).toContain("Second");
  expect(cards()[0]?.textContent).toContain("It counts.");
});

it("goes after 5000 ms, counted from the newest", () => {
  act(() => toast({ title: "First" }));
  act(() => vi.advanceTimersByTime(3000));
  act(() => toast({ title: "Second" }));
  act(() => vi.advanceTimersByTime(4900));
  expect(cards()).toHaveLength(1);
  act(() => vi.advanceTimersByTime(200));
  expect(cards()).toHaveLength(0);
});

it("can be dismissed", () => {
  act(() => toast({ title: "First", tone: "danger" }));
  expect(cards()[0]?.getAttribute("data-toast")).toBe("danger");
  fireEvent.click(screen.getByRole("button", { name: "Dismiss" }));
  expect(cards()).toHaveLength(0);
});
