import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { MapFrame } from "#src/design/map/map-frame.tsx";

test("the server sends a named placeholder of the map's size, which draws no shore", () => {
  const html = renderToString(<MapFrame ariaLabel="Map of the results" className="h-80" />);
  expect(html).toContain("h-80");
  expect(html).toContain('role="img" aria-label="Map of the results"');
  expect(html).toContain("unsurveyed");
  expect(html).not.toContain("<path");
});
