import type { Page } from "@playwright/test";

/** What axe knows of an element during a run. */
interface VirtualNode {
  children: VirtualNode[];
  _cache: object;
  _stackingContext?: object;
}

declare global {
  interface Window {
    axe?: {
      run(options: object): Promise<{ violations: Violation[] }>;
      configure(spec: object): void;
    };
  }
}

export interface Violation {
  id: string;
  nodes: { target: unknown; failureSummary?: string }[];
}

/** The light in which the other rules of axe look at a page. */
export const FIRST_LIGHT = "day";
const OTHER_LIGHTS = ["dusk", "night"];
/** Of the rules for the other lights. */
export const LIGHTS_TAG = "other-lights";

/**
 * Teaches axe to look at the colours once more in every other light, at the end of the same run. Where
 * each thing stands and what it covers is most of the work, and the same in every light.
 */
export const teachLights = (page: Page): Promise<void> =>
  page.evaluate(
    ([lights, tag]) => {
      const forgetColours = (node: VirtualNode) => {
        node._cache = {};
        delete node._stackingContext;
        for (const child of node.children) forgetColours(child);
      };
      const COLOUR_RULES = [
        { id: "color-contrast", selector: "*" },
        { id: "link-in-text-block", selector: "a[href], [role=link]" },
      ];
      window.axe?.configure({
        checks: lights.map((light) => ({
          id: `switch-to-${light}`,
          evaluate(_html: Element, _options: unknown, root: VirtualNode) {
            document.documentElement.dataset.light = light;
            forgetColours(root);
            return true;
          },
        })),
        // Rules run in this order, after all others.
        rules: lights.flatMap((light) => [
          { id: `switch-to-${light}`, selector: "html", any: [`switch-to-${light}`], tags: [tag] },
          ...COLOUR_RULES.map(({ id, selector }) => ({
            id: `${id}-by-${light}`,
            selector,
            matches: `${id}-matches`,
            excludeHidden: false,
            tags: [tag],
            any: id === "color-contrast" ? [id] : [id, `${id}-style`],
          })),
        ]),
      });
    },
    [OTHER_LIGHTS, LIGHTS_TAG] as const,
  );
