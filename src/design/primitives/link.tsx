import type { ComponentProps } from "react";
import { Link as RouterLink } from "react-router";

type LinkProps = ComponentProps<typeof RouterLink>;

/**
 * A link within the site. React Router resolves each link against all routes that matched; while the
 * server draws, an address that is whole needs none of that, and the markup is the same.
 */
export function Link(props: LinkProps) {
  const { to, ...rest } = props;
  const isDrawn = typeof document === "undefined" && typeof to === "string" && isWhole(to);
  return isDrawn ? (
    <a {...plainly(rest)} href={to} data-discover="true" />
  ) : (
    <RouterLink {...props} />
  );
}

const isWhole = (to: string): boolean => to.startsWith("/") && !to.startsWith("//");

/** Without what only a click needs. */
function plainly(props: Omit<LinkProps, "to">) {
  const { discover, prefetch, relative, reloadDocument, replace, mask, state, ...rest } = props;
  const { preventScrollReset, viewTransition, defaultShouldRevalidate, ...plain } = rest;
  return plain;
}
