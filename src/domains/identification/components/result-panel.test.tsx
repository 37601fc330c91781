// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import type { Identification } from "../contract.ts";
import { ResultPanel } from "./result-panel.tsx";

afterEach(cleanup);

const answer = {
  ...{ outcome: "not-marine", species: [], description: "This does not look like marine life." },
} as unknown as Identification;

test("the answer about one photo is gone while the next is looked at", () => {
  render(
    <MemoryRouter>
      <ResultPanel
        {...{ answer, photo: null, problem: null, isBusy: true, submitPath: "/x" }}
        onReport={() => undefined}
      />
    </MemoryRouter>,
  );
  expect(screen.getByRole("status").textContent).toBe("Looking at the photo…");
  expect(screen.queryByText("This does not look like marine life.")).toBeNull();
});

test("what is not marine has no figure of confidence beside it; what is unknown has", () => {
  for (const outcome of ["not-marine", "unknown"]) {
    render(
      <MemoryRouter>
        <ResultPanel
          answer={{ ...answer, outcome, confidence: 0.01, candidates: [] } as Identification}
          {...{ photo: null, problem: null, isBusy: false, submitPath: "/x" }}
          onReport={() => undefined}
        />
      </MemoryRouter>,
    );
    expect(screen.queryAllByText(/Confidence/)).toHaveLength(outcome === "unknown" ? 1 : 0);
    cleanup();
  }
});
