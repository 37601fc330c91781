import type { ReactNode } from "react";
import { ContourField } from "#src/design/patterns/contour-field.tsx";
import { Card } from "#src/design/primitives/card.tsx";

interface NarrowPageProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** One thing to do, on a sheet laid over charted water: signing in, choosing a password. */
export function NarrowPage({ title, lead, children }: NarrowPageProps) {
  return (
    <div className="relative isolate px-4 py-10 sm:py-16">
      <div
        aria-hidden
        className="-z-10 absolute inset-0 overflow-hidden [mask-image:linear-gradient(black_50%,transparent)]"
      >
        <ContourField seed={title} />
      </div>
      <Card padding="lg" className="mx-auto max-w-lg">
        <h1 className="font-semibold font-serif text-3xl">{title}</h1>
        {lead ? <p className="mt-2 text-ink-soft">{lead}</p> : null}
        <div className="mt-6 flex flex-col gap-6">{children}</div>
      </Card>
    </div>
  );
}
