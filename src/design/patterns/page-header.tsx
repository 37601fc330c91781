import type { ReactNode } from "react";
import { cx } from "#src/design/class-names.ts";
import { CompassRose } from "#src/design/patterns/compass-rose.tsx";
import { ContourField } from "#src/design/patterns/contour-field.tsx";

interface PageHeaderProps {
  title: ReactNode;
  lead?: ReactNode;
  /** Above the title: where we are, a way back, coordinates. */
  note?: ReactNode;
  actions?: ReactNode;
  /** With a seed the header lies on charted water. */
  contours?: string;
  children?: ReactNode;
}

export function PageHeader({ title, lead, note, actions, contours, children }: PageHeaderProps) {
  return (
    <header className="@container relative isolate overflow-hidden">
      {contours ? (
        <div className="absolute inset-y-0 right-0 -z-10 w-full [mask-image:linear-gradient(125deg,transparent_30%,black_85%)] @5xl:w-3/4 @5xl:[mask-image:linear-gradient(90deg,transparent,black_55%)]">
          <ContourField seed={contours} />
          <CompassRose className="absolute -right-10 -bottom-22 size-36 @2xl:-right-14 @2xl:-bottom-18 @2xl:size-48 @5xl:right-[3%] @5xl:-bottom-16 @5xl:size-64 @7xl:right-[6%] @7xl:-bottom-20 @7xl:size-80" />
        </div>
      ) : null}
      <div
        className={contours ? "page-width pt-10 pb-12 md:pt-16 md:pb-20" : "page-width pt-8 pb-6"}
      >
        {note ? <div className="margin-note mb-3 text-ink-soft">{note}</div> : null}
        <div
          className={cx(
            "flex gap-x-8 gap-y-6",
            contours ? "flex-col" : "flex-wrap items-end justify-between",
          )}
        >
          <div className="max-w-3xl">
            <h1 className="text-3xl sm:text-4xl">{title}</h1>
            {lead ? <p className="mt-3 max-w-2xl text-ink-soft text-lg">{lead}</p> : null}
          </div>
          {actions ? <div className="flex flex-wrap gap-3">{actions}</div> : null}
        </div>
        {children}
      </div>
      <div aria-hidden className="ticks-above absolute inset-x-0 bottom-0 h-2" />
    </header>
  );
}
