import { afterAll, expect, test } from "vitest";
import { readPage } from "#tests/support/shown-page.ts";
import { openTestSite } from "#tests/support/test-site.ts";

const site = await openTestSite();
afterAll(() => site.stop());

/** As a browser sends a form before the scripts are there. */
async function send(path: string, fields: Record<string, string>) {
  const { baseUrl } = site.services.site;
  const answer = await site.ask(path, {
    method: "POST",
    body: new URLSearchParams({ ...fields, homepage: "" }),
    headers: { Origin: baseUrl },
  });
  expect(answer.status).toBe(400);
  return readPage(answer, new URL(path, baseUrl).href);
}

const EXPORT = {
  ...{ format: "json", standard: "plain", asJob: "true", includeImages: "true" },
  ...{ "dateRange.start": "2026-05-01", "dateRange.end": "2026-05-31" },
};

test("without scripts an export of no data type comes back with No Data Selected, and what was set", async () => {
  const page = await send("/data-export", EXPORT);
  const alert = page.getByRole("alert");
  expect(alert.textContent).toContain("No Data Selected");
  expect(alert.textContent).toContain("Please select at least one data type to export");
  expect(page.getByLabelText<HTMLSelectElement>("Format").value).toBe("json");
  expect(page.getByLabelText<HTMLInputElement>("First day").value).toBe("2026-05-01");
  // The button waits for nothing: it can be pressed again as it is.
  const button = page.getByRole<HTMLButtonElement>("button", { name: "Export Data" });
  expect(button.disabled).toBe(false);
});

test("without scripts any other refusal of an export is called Export Failed", async () => {
  const wrong = { ...EXPORT, dataTypes: "alerts", "dateRange.end": "2026-04-01" };
  const page = await send("/data-export", wrong);
  expect(page.getByRole("alert").textContent).toContain("Export Failed");
});

test.each([
  ["/community-tracking/reports/new", "Submission Failed"],
  ["/community-tracking/alerts/new", "Alert Failed"],
  ["/research/new", "Submission Failed"],
])("without scripts what is refused at %s says so by its name", async (path, title) => {
  const page = await send(path, { description: "Words." });
  expect(page.getByRole("alert").textContent).toContain(title);
  expect(page.getByLabelText<HTMLTextAreaElement>(/^Description/).value).toBe("Words.");
});

test("a position far inland is refused at the field of the place, with every word kept", async () => {
  const page = await send("/community-tracking/alerts/new", {
    ...{ title: "Sheen", alertType: "pollution", description: "A rainbow.", location: "" },
    ...{ latitude: "39.739200", longitude: "-104.990300", positionSource: "map" },
  });
  const place = page.getByLabelText<HTMLInputElement>(/^Location/);
  expect(place.getAttribute("aria-invalid")).toBe("true");
  const said = place.getAttribute("aria-describedby")?.split(" ") ?? [];
  const words = said.map((id) => page.document.getElementById(id)?.textContent ?? "");
  expect(words.join(" ")).toContain("more than 75 miles from the sea");
  expect(page.getByLabelText<HTMLInputElement>(/^Title/).value).toBe("Sheen");
});

test("the research tab holds the form of a project before scripts are there", async () => {
  const page = await site.page("/community-tracking?tab=research");
  const form = page.getByRole("form", { name: "Research project" });
  expect(form.getAttribute("action")).toBe("/research/new");
  expect(form.getAttribute("method")).toBe("post");
});
