import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { DestinationList } from "./destination-list.tsx";

test("counts of a thousand and more are parted by a comma", () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <DestinationList destinations={[{ name: "Annapolis", state: "MD", count: 1575 }]} />
    </MemoryRouter>,
  );
  expect(html).toContain("1,575");
});
