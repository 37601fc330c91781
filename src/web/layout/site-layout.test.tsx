import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { SiteLayout } from "#src/web/layout/site-layout.tsx";
import type { SiteLink } from "#src/web/layout/site-links.ts";

function serverHtml(socialLinks?: readonly SiteLink[]): string {
  return renderToString(
    <MemoryRouter>
      <SiteLayout viewer={{ status: "loading" }} socialLinks={socialLinks}>
        <p>Page</p>
      </SiteLayout>
    </MemoryRouter>,
  );
}

it("renders on the server with the skip link first and the page in main", () => {
  const html = serverHtml();
  expect(html.indexOf('href="#main"')).toBeLessThan(html.indexOf("<header"));
  expect(html).toMatch(/<main id="main" tabindex="-1"[^>]*><p>Page<\/p><\/main>/);
});

it("has every footer link", () => {
  const footer = serverHtml().split("<footer")[1] ?? "";
  for (const href of [
    "/category/restaurants",
    "/category/charters",
    "/category/marinas",
    "/category/watersports",
    "/events",
    "/add-business",
    "/advertise",
    "/business-login",
    "/support",
    "/privacy",
    "/terms",
  ]) {
    expect(footer).toContain(`href="${href}"`);
  }
});

it("shows social links only when there are some", () => {
  expect(serverHtml()).not.toContain("Landfall elsewhere");
  const html = serverHtml([{ label: "Instagram", href: "https://social.example/landfall" }]);
  expect(html).toContain("Landfall elsewhere");
  expect(html).toContain('href="https://social.example/landfall"');
});

it("tells readers without scripts what needs them", () => {
  expect(serverHtml()).toMatch(
    /<noscript><p[^>]*>Scripts are off in this browser\. Searching, reading and most forms work/,
  );
  // Their colour is another one in each light.
  expect(serverHtml()).toContain("buttons that look faint need scripts.");
});
