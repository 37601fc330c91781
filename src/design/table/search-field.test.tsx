// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SearchField } from "./search-field.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const field = () => screen.getByLabelText<HTMLInputElement>("Search");
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const rest = () => act(() => vi.advanceTimersByTime(250));

test("what was asked for may arrive late and undoes nothing that was typed since", () => {
  const onSearch = vi.fn<(text: string) => void>();
  const draw = (value: string) => <SearchField label="Search" value={value} onSearch={onSearch} />;
  const { rerender } = render(draw(""));
  type("pi");
  rest();
  type("pier");
  rest();
  type("pier 4");
  rerender(draw("pi"));
  expect(field().value).toBe("pier 4");
  rerender(draw("pier"));
  expect(field().value).toBe("pier 4");
  rest();
  expect(onSearch.mock.calls).toEqual([["pi"], ["pier"], ["pier 4"]]);
  rerender(draw("pier 4"));
  rerender(draw(""));
  expect(field().value).toBe("");
});
