// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { closePage, openPage } from "#tests/support/open-page.tsx";
import Privacy from "./privacy.tsx";

afterEach(() => closePage());

const read = (asksModel: boolean, showsPhotos: boolean) => {
  openPage({ path: "/privacy", page: Privacy, data: { asksModel, showsPhotos } });
  return document.body.textContent;
};

test("without a model photos stay on the server, and nobody is asked", () => {
  const text = read(false, false);
  expect(text).toContain("looked at on this server, together with the place and the notes");
  expect(text).toContain("none of them is stored or passed on");
  expect(text).not.toMatch(/language model|vision model/);
});

test("with one the page says what is sent to another server, and how it is counted", () => {
  const text = read(true, true);
  expect(text).toContain("shown to a vision model on a server that the operator of this site");
  expect(text).not.toContain("on this server");
  expect(text).toContain("a cookie of one day, and forgotten two days later");
});
