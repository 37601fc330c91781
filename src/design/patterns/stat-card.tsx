import type { ReactNode } from "react";
import { Card } from "#src/design/primitives/card.tsx";

interface StatCardProps {
  label: ReactNode;
  value: ReactNode;
  unit?: ReactNode;
  /** Where the number comes from and when: "from 128 reviews", "last 30 days". */
  origin?: ReactNode;
  icon?: ReactNode;
  tone?: "paper" | "land" | "shoal";
}

export function StatCard({ label, value, unit, origin, icon, tone = "paper" }: StatCardProps) {
  return (
    <Card tone={tone} padding="none" className="flex flex-col">
      <div className="flex items-center justify-between gap-3 border-line border-b px-4 py-2.5 text-ink-soft text-xs [&_svg]:size-4.5">
        <span>{label}</span>
        {icon ? <span aria-hidden>{icon}</span> : null}
      </div>
      <p className="px-3 pt-3 pb-1 sm:px-4">
        <span className="figures font-medium text-xl sm:text-2xl">{value}</span>
        {unit ? <span className="ml-1.5 text-ink-soft">{unit}</span> : null}
      </p>
      {origin ? <p className="margin-note px-4 pb-3 text-ink-soft">{origin}</p> : null}
    </Card>
  );
}
