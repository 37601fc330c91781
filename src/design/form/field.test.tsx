// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { Field } from "#src/design/form/field.tsx";
import { Input } from "#src/design/primitives/input.tsx";
import { Slider } from "#src/design/primitives/slider.tsx";

afterEach(cleanup);

const described = (element: Element) =>
  (element.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent);

it("wires label, hint and error to the control", () => {
  render(
    <Field label="Depth" hint="In feet" error={{ message: "Too deep" }} required>
      {(control) => <Input {...control} />}
    </Field>,
  );
  const input = screen.getByLabelText("Depth");
  expect(described(input)).toEqual(["Too deep", "In feet"]);
  expect(input.getAttribute("aria-invalid")).toBe("true");
  expect(input.getAttribute("aria-required")).toBe("true");
});

it("says nothing where there is nothing to say", () => {
  render(<Field label="Depth">{(control) => <Input {...control} />}</Field>);
  const input = screen.getByLabelText("Depth");
  for (const name of ["aria-describedby", "aria-invalid", "aria-required"]) {
    expect(input.hasAttribute(name)).toBe(false);
  }
});

it("names the thumb of a slider, which cannot be required", () => {
  render(
    <Field label="Radius" required>
      {(control) => <Slider {...control} value={10} valueText={(miles) => `${miles} miles`} />}
    </Field>,
  );
  const thumb = screen.getByRole("slider", { name: "Radius" });
  expect(thumb.getAttribute("aria-valuetext")).toBe("10 miles");
  expect(thumb.hasAttribute("aria-required")).toBe(false);
});
