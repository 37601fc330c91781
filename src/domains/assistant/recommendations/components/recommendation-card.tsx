import { Clock, MapPin, Navigation } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "#src/design/primitives/badge.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Card } from "#src/design/primitives/card.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import type { Recommendation } from "../contract.ts";
import type { Difficulty } from "../limits-contract.ts";
import { FactorBreakdown } from "./factor-breakdown.tsx";
import { RouteLegs } from "./route-legs.tsx";

const TONES = { Easy: "ok", Moderate: "shoal", Challenging: "danger" } as const satisfies Record<
  Difficulty,
  string
>;

/** 0.83 is 83%. */
const percentText = (part: number): string => `${Math.round(part * 100)}%`;

interface RecommendationCardProps {
  recommendation: Recommendation;
  actions: ReactNode;
}

export function RecommendationCard({ recommendation, actions }: RecommendationCardProps) {
  const { title, href, description, reasoning, tags, factors, route } = recommendation;
  return (
    <Card asChild padding="none">
      <article className="flex min-w-0 flex-col">
        <div className="flex flex-col gap-3 p-5">
          <CardHead recommendation={recommendation} />
          <p className="wrap-anywhere">{description}</p>
          <p className="wrap-anywhere border-accent border-l-2 pl-3 text-sm">{reasoning}</p>
          <ul aria-label="Tags" className="flex flex-wrap gap-2">
            {tags.map((tag) => (
              <li key={tag}>
                <Badge>{tag}</Badge>
              </li>
            ))}
          </ul>
          {route ? <RouteLegs route={route} /> : null}
        </div>
        <FactorBreakdown factors={factors} />
        <div className="flex flex-wrap gap-3 border-line border-t p-4">
          <Button asChild>
            <Link to={href}>
              View Details<span className="sr-only"> of {title}</span>
            </Link>
          </Button>
          <div className="with-script flex flex-wrap gap-3">{actions}</div>
        </div>
      </article>
    </Card>
  );
}

function CardHead({ recommendation }: Pick<RecommendationCardProps, "recommendation">) {
  const { title, location, duration, difficulty, confidence, distanceMiles } = recommendation;
  return (
    <header className="flex items-start justify-between gap-4">
      <div className="min-w-0">
        <h3 className="wrap-anywhere font-semibold font-serif text-xl leading-snug">{title}</h3>
        <ul className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-soft text-sm [&_svg]:size-4 [&_svg]:shrink-0">
          <li className="flex items-center gap-1.5">
            <MapPin aria-hidden /> {location}
          </li>
          {distanceMiles === null ? null : (
            <li className="flex items-center gap-1.5">
              <Navigation aria-hidden />
              <span>
                <span className="figures">{distanceMiles}</span> mi
              </span>
            </li>
          )}
          <li className="flex items-center gap-1.5">
            <Clock aria-hidden /> {duration}
          </li>
          <li>
            <Badge tone={TONES[difficulty]}>{difficulty}</Badge>
          </li>
        </ul>
      </div>
      <p className="shrink-0 text-right">
        <span className="figures block font-medium text-2xl text-accent">
          {percentText(confidence)}
        </span>
        <span className="margin-note text-ink-soft">confidence</span>
      </p>
    </header>
  );
}
