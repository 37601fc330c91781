import { ChevronLeft, ChevronRight } from "lucide-react";
import { Button } from "#src/design/primitives/button.tsx";
import { formatNumber } from "#src/shared/plain-format.ts";

interface PagerProps {
  /** Names what is paged: "Pages of reviews". */
  label: string;
  /** From 1 on. */
  page: number;
  pageSize: number;
  total: number;
  onPage: (page: number) => void;
}

export function Pager({ label, page, pageSize, total, onPage }: PagerProps) {
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
          <Button
            variant="secondary"
            size="icon"
            aria-label="Previous page"
            disabled={page <= 1}
            onClick={() => onPage(page - 1)}
          >
            <ChevronLeft aria-hidden />
          </Button>
          <span className="figures text-sm">
            {formatNumber(page)} / {formatNumber(last)}
          </span>
          <Button
            variant="secondary"
            size="icon"
            aria-label="Next page"
            disabled={page >= last}
            onClick={() => onPage(page + 1)}
          >
            <ChevronRight aria-hidden />
          </Button>
        </div>
      ) : null}
    </nav>
  );
}
