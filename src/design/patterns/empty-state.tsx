import type { ReactNode } from "react";
import { cx } from "#src/design/class-names.ts";
import { ContourField } from "#src/design/patterns/contour-field.tsx";

interface EmptyStateProps {
  title: ReactNode;
  /** What to do next. */
  children?: ReactNode;
  action?: ReactNode;
  icon?: ReactNode;
  heading?: "h1" | "h2" | "h3" | "p";
  seed?: string;
  className?: string;
}

export function EmptyState(props: EmptyStateProps) {
  const { title, children, action, icon, heading: Heading = "h2", seed = "open water" } = props;
  return (
    <div
      className={cx(
        "relative isolate overflow-hidden rounded-md border border-line-strong border-dashed px-6 py-14 text-center",
        props.className,
      )}
    >
      <div className="absolute inset-0 -z-10">
        <ContourField seed={seed} variant="lines" />
      </div>
      {icon ? (
        <div
          aria-hidden
          className="mx-auto mb-4 flex size-14 items-center justify-center rounded-full border border-ink bg-paper text-ink [&_svg]:size-6"
        >
          {icon}
        </div>
      ) : null}
      <Heading className="place-name text-xl">{title}</Heading>
      {children ? <div className="mx-auto mt-2 max-w-md text-ink-soft">{children}</div> : null}
      {action ? <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div> : null}
    </div>
  );
}
