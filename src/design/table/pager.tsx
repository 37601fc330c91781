import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#src/design/primitives/button.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import { formatNumber } from "#src/shared/plain-format.ts";

interface PagerProps {
  /** Names what is paged: "Pages of reviews". */
  label: string;
  /** From 1 on. */
  page: number;
  pageSize: number;
  total: number;
  /** The address of a page: it leads there without scripts, too. */
  linkTo: (page: number) => string;
}

export function Pager({ label, page, pageSize, total, linkTo }: PagerProps) {
  const last = Math.max(1, Math.ceil(total / pageSize));
  const from = Math.min((page - 1) * pageSize + 1, total);
  const to = Math.min(page * pageSize, total);
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-between gap-3 pt-4">
      <p aria-live="polite" className="figures text-ink-soft text-sm">
        {formatNumber(from)}–{formatNumber(to)} of {formatNumber(total)}
      </p>
      {last > 1 ? (
        <div className="flex items-center gap-2">
          <PageLink label="Previous page" to={page > 1 ? linkTo(page - 1) : null}>
            <ChevronLeft aria-hidden />
          </PageLink>
          <span className="figures text-sm">
            {formatNumber(page)} / {formatNumber(last)}
          </span>
          <PageLink label="Next page" to={page < last ? linkTo(page + 1) : null}>
            <ChevronRight aria-hidden />
          </PageLink>
        </div>
      ) : null}
    </nav>
  );
}

interface PageLinkProps {
  label: string;
  /** Null where there is none. */
  to: string | null;
  children: ReactNode;
}

const PageLink = ({ label, to, children }: PageLinkProps) =>
  to === null ? (
    <Button variant="secondary" size="icon" aria-label={label} disabled>
      {children}
    </Button>
  ) : (
    <Button asChild variant="secondary" size="icon" aria-label={label}>
      <Link to={to} replace preventScrollReset>
        {children}
      </Link>
    </Button>
  );
