import { createElement, type SVGProps } from "react";

type Shape = [tag: string, attributes: Record<string, string>, children?: Shape[]];

interface IconData {
  name: string;
  node: Shape[];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  size?: number | string;
}

const STROKES = {
  xmlns: "http://www.w3.org/2000/svg",
  viewBox: "0 0 24 24",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;

/**
 * Stands in for the function with which lucide makes a component of each icon (`vite.config.ts`). The
 * same markup; the shapes are written once for each icon and not for each place that shows it.
 */
export default function drawIcon({ name, node }: IconData) {
  const inside = { __html: node.map(markupOf).join("") };
  return function Icon({ size = 24, className, ...rest }: IconProps) {
    return createElement("svg", {
      ...STROKES,
      width: size,
      height: size,
      className: className ? `lucide lucide-${name} ${className}` : `lucide lucide-${name}`,
      "aria-hidden": isNamed(rest) ? undefined : "true",
      ...rest,
      dangerouslySetInnerHTML: inside,
    });
  };
}

function markupOf([tag, { key: _, ...attributes }, children = []]: Shape): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<${tag}${written.join("")}>${children.map(markupOf).join("")}</${tag}>`;
}

/** Whoever says how it is read aloud means it. */
function isNamed(props: object): boolean {
  for (const name in props) {
    if (name.startsWith("aria-") || name === "role" || name === "title") return true;
  }
  return false;
}
