import { Link } from "react-router";
import { Button } from "#src/design/primitives/button.tsx";
import { Card } from "#src/design/primitives/card.tsx";

const OFFERS = {
  totals: {
    title: "See more of it",
    words:
      "Every listing has these two figures. With Basic Featured you also see how they went from day to day, search appearances, calls, directions, website clicks and shares, and what they were before. From Premium Featured you see where people come from, at which hours they look, and what is usual in your category.",
  },
  basic: {
    title: "Where from, when, and what is usual",
    words:
      "From Premium Featured you also see where people come from, on which devices and at which hours of the week they look, and what is usual in your category.",
  },
} as const;

interface AnalyticsOfferProps {
  detail: keyof typeof OFFERS;
  name: string;
}

/** What a package would show besides; no figure is promised. */
export function AnalyticsOffer({ detail, name }: AnalyticsOfferProps) {
  const { title, words } = OFFERS[detail];
  return (
    <Card tone="land" className="flex flex-col items-start gap-3">
      <h3 className="font-semibold font-serif text-xl">{title}</h3>
      <p className="max-w-prose">{words}</p>
      <Button asChild variant="secondary">
        <Link to={`/advertise?q=${encodeURIComponent(name)}`}>Look at the packages</Link>
      </Button>
    </Card>
  );
}
