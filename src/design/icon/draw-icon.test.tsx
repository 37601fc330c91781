import { Anchor } from "lucide-react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import drawIcon from "./draw-icon.ts";

const ANCHOR = [
  ["path", { d: "M12 6v16", key: "nqf5sj" }],
  ["path", { d: "m19 13 2-1a9 9 0 0 1-18 0l2 1", key: "y7qv08" }],
  ["path", { d: "M9 11h6", key: "1fldmi" }],
  ["circle", { cx: "12", cy: "4", r: "2", key: "muu5ef" }],
] satisfies Parameters<typeof drawIcon>[0]["node"];

/** Its tags, each with its attributes in one order. */
const tagsOf = (markup: string) =>
  [...markup.matchAll(/<(\/?\w+)([^>]*)>/g)].map(([, tag, attributes = ""]) => [
    tag,
    ...attributes
      .split(/(?<=") /)
      .map((each) => each.trim())
      .sort(),
  ]);

test.each([
  ["without a word", {}],
  ["hidden, in a size", { "aria-hidden": true, className: "size-4 fill-current" } as const],
  ["with a name", { "aria-label": "Harbour", role: "img" }],
  ["larger", { size: 48 }],
])("an icon is drawn as lucide draws it: %s", (_, props) => {
  const Own = drawIcon({ name: "anchor", node: ANCHOR });
  const [own, theirs] = [Own, Anchor].map((Icon) =>
    tagsOf(renderToStaticMarkup(createElement(Icon, props))),
  );
  expect(own).toEqual(theirs);
});
