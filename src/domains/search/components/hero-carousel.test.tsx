// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { HeroCarousel } from "./hero-carousel.tsx";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("requestIdleCallback", undefined);
  render(<HeroCarousel />);
  act(() => vi.advanceTimersByTime(2000));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const scenes = () => [...document.querySelectorAll("img")];
const shown = () => scenes().map((scene) => scene.getAttribute("aria-hidden") === "false");
const only = (index: number) => scenes().map((_, at) => at === index);
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));

test("home has five scenes with dots, and the nth dot shows the nth scene", () => {
  expect(scenes()).toHaveLength(5);
  for (const number of [3, 5, 1]) {
    press(new RegExp(`^Show scene ${number} of 5`));
    expect(shown()).toEqual(only(number - 1));
  }
});

test("the scenes move on by themselves every five seconds, until they are paused", () => {
  press(/^Show scene 5 of 5/);
  act(() => vi.advanceTimersByTime(4999));
  expect(shown()).toEqual(only(4));
  act(() => vi.advanceTimersByTime(1));
  expect(shown()).toEqual(only(0));
  act(() => vi.advanceTimersByTime(5000));
  expect(shown()).toEqual(only(1));
  press("Pause scenes");
  act(() => vi.advanceTimersByTime(20_000));
  expect(shown()).toEqual(only(1));
});
