import { cx } from "#src/design/class-names.ts";
import { Link } from "#src/design/primitives/link.tsx";
import type { SiteLink } from "#src/web/layout/site-links.ts";

interface NavLinkProps {
  link: SiteLink;
  current: boolean;
  onFollow?: () => void;
}

/** A link in the header's rows: the current one stands on a magenta bar. */
export function BarLink({ link, current }: NavLinkProps) {
  return (
    <Link
      to={link.href}
      aria-current={current ? "page" : undefined}
      className={cx(
        "relative flex min-h-11 items-center whitespace-nowrap px-3 text-sm transition-colors focus-visible:-outline-offset-2",
        "after:absolute after:inset-x-3 after:bottom-0 after:h-[3px] after:origin-left after:bg-accent after:transition-[scale]",
        current
          ? "font-semibold text-ink after:scale-x-100"
          : "text-ink-soft after:scale-x-0 hover:text-ink hover:after:scale-x-100",
      )}
    >
      {link.label}
    </Link>
  );
}

/** A link in the slide-out menu: a row for a thumb. */
export function RowLink({ link, current, onFollow }: NavLinkProps) {
  return (
    <Link
      to={link.href}
      onClick={onFollow}
      aria-current={current ? "page" : undefined}
      className={cx(
        "flex min-h-12 items-center border-l-[3px] px-4 text-base transition-colors",
        current
          ? "border-accent bg-shoal font-semibold text-ink"
          : "border-transparent text-ink hover:bg-shoal",
      )}
    >
      {link.label}
    </Link>
  );
}
