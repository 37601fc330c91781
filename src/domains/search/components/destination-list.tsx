import { Card } from "#src/design/primitives/card.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import { formatNumber } from "#src/shared/plain-format.ts";
import type { Destination } from "../contract.ts";

export function DestinationList({ destinations }: { destinations: readonly Destination[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {destinations.map(({ name, state, count }) => (
        <li key={name}>
          <Card asChild interactive tone="land" className="h-full">
            <Link
              to={`/location?${new URLSearchParams({ city: name, state })}`}
              className="flex flex-col gap-1 no-underline"
            >
              <span className="font-semibold font-serif text-xl">{name}</span>
              <span className="text-ink-soft text-sm">
                <span className="figures">{formatNumber(count)}</span>{" "}
                {count === 1 ? "business" : "businesses"}
              </span>
            </Link>
          </Card>
        </li>
      ))}
    </ul>
  );
}
