import type { ReactNode } from "react";
import { cx } from "#src/design/class-names.ts";
import { Card } from "#src/design/primitives/card.tsx";
import { Link } from "#src/design/primitives/link.tsx";

interface StatCardProps {
  label: ReactNode;
  value: ReactNode;
  unit?: ReactNode;
  /** Where the number comes from and when: "from 128 reviews", "last 30 days". */
  origin?: ReactNode;
  icon?: ReactNode;
  tone?: "paper" | "land" | "shoal";
  /** Where what is counted can be looked at. */
  to?: string;
}

export function StatCard({ to, tone = "paper", ...facts }: StatCardProps) {
  if (to === undefined)
    return (
      <Card tone={tone} padding="none" className="flex flex-col">
        <StatFacts {...facts} />
      </Card>
    );
  return (
    <Card asChild interactive tone={tone} padding="none" className="flex flex-col no-underline">
      <Link to={to}>
        <StatFacts {...facts} />
      </Link>
    </Card>
  );
}

/** On a phone two stand side by side: a sum of eleven signs has room, and a longer one is set smaller. */
const isLong = (value: ReactNode): boolean => String(value).length > 11;

function StatFacts({ label, value, unit, origin, icon }: Omit<StatCardProps, "to" | "tone">) {
  return (
    <>
      <div className="flex items-center justify-between gap-3 border-line border-b px-4 py-2.5 text-ink-soft text-xs [&_svg]:size-4.5">
        <span>{label}</span>
        {icon ? <span aria-hidden>{icon}</span> : null}
      </div>
      <p className="px-4 pt-3 pb-1">
        <span
          className={cx(
            "figures whitespace-nowrap font-medium sm:text-2xl",
            isLong(value) ? "text-base" : "text-lg",
          )}
        >
          {value}
        </span>
        {unit ? <span className="ml-1.5 text-ink-soft">{unit}</span> : null}
      </p>
      {origin ? <p className="margin-note px-4 pb-3 text-ink-soft">{origin}</p> : null}
    </>
  );
}
