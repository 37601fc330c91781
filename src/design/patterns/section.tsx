import { type ReactNode, useId } from "react";
import { cx } from "#src/design/class-names.ts";

const TONES = { page: "", shoal: "bg-shoal", land: "bg-land" } as const;

interface SectionProps {
  title: ReactNode;
  lead?: ReactNode;
  /** At the right of the title: "See all". */
  action?: ReactNode;
  tone?: keyof typeof TONES;
  id?: string;
  className?: string;
  children: ReactNode;
}

/** A band across the page with a heading. */
export function Section({
  title,
  lead,
  action,
  tone = "page",
  id,
  className,
  children,
}: SectionProps) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      id={id}
      className={cx("below-fold py-10 md:py-14", TONES[tone], className)}
    >
      <div className="page-width">
        <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <div className="max-w-2xl">
            <h2 id={headingId} className="text-2xl">
              {title}
            </h2>
            {lead ? <p className="mt-1.5 text-ink-soft">{lead}</p> : null}
          </div>
          {action}
        </div>
        {children}
      </div>
    </section>
  );
}
