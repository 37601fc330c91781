// @vitest-environment happy-dom
import { act, renderHook } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { expect, test } from "vitest";
import { EMPTY_REPORT, type ReportValues, tellMissingIn } from "./report-values.ts";

function check(values: Partial<ReportValues>) {
  const { result } = renderHook(() => {
    const form = useForm<ReportValues>({ defaultValues: { ...EMPTY_REPORT, ...values } });
    return { form, errors: form.formState.errors };
  });
  let isWhole = false;
  act(() => {
    isWhole = tellMissingIn(result.current.form);
  });
  return { isWhole, missing: Object.keys(result.current.errors) };
}

const DESCRIBED = { description: "Three of them." };

test("a position is a place", () => {
  const position = { latitude: "38.978400", longitude: "-76.492200" };
  expect(check({ ...DESCRIBED, ...position })).toEqual({ isWhole: true, missing: [] });
});

test("what is missing is named all at once", () => {
  expect(check({ occurrenceStatus: "absent" })).toEqual({
    isWhole: false,
    missing: ["location", "description", "effortMinutes"],
  });
});
