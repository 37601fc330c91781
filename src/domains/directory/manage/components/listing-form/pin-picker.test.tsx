// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { answer, answerCalls } from "#tests/support/answer-calls.ts";
import { PinPicker } from "./pin-picker.tsx";

interface Chart {
  center: object;
  zoom: number;
  onPinMove: (pin: { latitude: number; longitude: number }) => void;
}
const chart = vi.hoisted(() => ({ shown: null as Chart | null }));
vi.mock("#src/design/map/map-frame.tsx", () => ({
  MapFrame: (props: Chart) => {
    chart.shown = props;
    return <div role="img" />;
  },
}));

afterEach(cleanup);

const MIDDLE = { latitude: 38.97, longitude: -76.49 };
const PIN = { latitude: 38.999, longitude: -76.47 };

function Form() {
  const [pin, setPin] = useState<typeof PIN | null>(null);
  return (
    <PinPicker
      {...{ pin, onChange: setPin, ariaLabel: "Chart" }}
      place={{ city: "Annapolis", state: "MD", zipCode: "" }}
      words={{ set: "You have set the pin.", unknown: "" }}
    />
  );
}

test("the chart stays as it began when the pin is set, so that the pin is seen", async () => {
  answerCalls({ "GET /api/businesses/position": answer({ position: MIDDLE }) });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Form />
    </QueryClientProvider>,
  );
  await screen.findByRole("img");
  const before = { center: chart.shown?.center, zoom: chart.shown?.zoom };
  act(() => chart.shown?.onPinMove(PIN));
  expect(screen.getByText("You have set the pin.")).toBeTruthy();
  expect(chart.shown).toMatchObject({ ...before, draggablePin: PIN });
});
