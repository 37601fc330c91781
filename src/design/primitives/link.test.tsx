import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Link as RouterLink, StaticRouter } from "react-router";
import { expect, test } from "vitest";
import { Link } from "./link.tsx";

const draw = (link: ReactNode) =>
  renderToStaticMarkup(<StaticRouter location="/a/b?c=d">{link}</StaticRouter>);

const attributesOf = (markup: string) => markup.match(/[\w-]+="[^"]*"/g)?.sort();

test.each([
  "/",
  "/business/7",
  "/search?q=oysters%20%26%20ale&sort=name#list",
  "/location/Saint Michaels",
  "?page=2",
  "c",
  "//elsewhere.example/a",
])("a link to %s is drawn as React Router draws it", (to) => {
  const props = {
    to,
    className: "plain",
    replace: true,
    preventScrollReset: true,
    state: { a: 1 },
  };
  const [own, theirs] = [
    draw(<Link {...props}>There</Link>),
    draw(<RouterLink {...props}>There</RouterLink>),
  ];
  expect(attributesOf(own)).toEqual(attributesOf(theirs));
});
