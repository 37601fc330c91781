import type { ComponentProps } from "react";
import { useLocation } from "react-router";
import { cx } from "#src/design/class-names.ts";
import { Button } from "#src/design/primitives/button.tsx";

interface QueryFormProps extends ComponentProps<"form"> {
  /** The address as it is now. */
  search: URLSearchParams;
  /** What the fields of this form set; everything else of the address comes along. */
  names: readonly string[];
  /** The part of the page that comes into view with the answer. */
  anchor?: string;
}

/** A plain form whose answer is the same page with other conditions: it works without scripts. */
export function QueryForm({ search, names, anchor, children, ...rest }: QueryFormProps) {
  const { pathname } = useLocation();
  // By name: a cached page is drawn for every order in which an address may have them.
  const others = [...search]
    .filter(([name]) => name !== "page" && !names.includes(name))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return (
    <form method="get" action={anchor ? `${pathname}#${anchor}` : pathname} {...rest}>
      {others.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}

/** Where there are scripts a change counts at once, and nobody sees it. */
export function ApplyButton({ label, className }: { label: string; className?: string }) {
  return (
    <Button type="submit" variant="secondary" className={cx("without-script", className)}>
      {label}
    </Button>
  );
}
