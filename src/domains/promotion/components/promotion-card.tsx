import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import { ErrorState } from "#src/design/patterns/error-state.tsx";
import { Badge } from "#src/design/primitives/badge.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Card } from "#src/design/primitives/card.tsx";
import { Skeleton } from "#src/design/primitives/skeleton.tsx";
import { CUSTOM_DESCRIPTION_LEVEL, LEVEL_NAMES } from "#src/domains/directory/listing/rules.ts";
import { MadePayments } from "#src/domains/payments/components/made-payments.tsx";
import { formatLongDay } from "#src/shared/plain-format.ts";
import { promotionQuery } from "../client.ts";
import type { Promotion, RunningPromotion } from "../promotion-contract.ts";
import { CustomDescriptionForm } from "./custom-description-form.tsx";
import { RenewingCard } from "./renewing-card.tsx";

/** The owner's promotion: which level, until when, and what happens then. */
export function PromotionCard({ businessId }: { businessId: number }) {
  const { data, error, refetch } = useQuery(promotionQuery(businessId));
  if (error)
    return <ErrorState title="The promotion did not load" onRetry={refetch} heading="h2" />;
  if (!data) return <Skeleton className="h-48" />;
  const { managed } = data;
  if (!managed) return null;
  const { renewing } = managed;
  const months = managed.running.filter((month) => !month.autoRenew && !month.isSubscribed);
  const subscribed = managed.running.find(({ isSubscribed }) => isSubscribed);
  const isNothing = months.length === 0 && renewing === null;
  return (
    <section aria-labelledby="promotion" className="flex flex-col gap-6">
      <h2 id="promotion" className="font-semibold font-serif text-2xl">
        Promotion
      </h2>
      <Levels data={data} />
      {renewing ? (
        <RenewingCard
          businessId={businessId}
          renewing={renewing}
          runningName={subscribed?.packageName}
        />
      ) : null}
      {months.map((month) => (
        <MonthCard key={`${month.packageLevel}-${month.startsAt}`} month={month} />
      ))}
      {isNothing ? <Nothing /> : null}
      {data.featuredLevel >= CUSTOM_DESCRIPTION_LEVEL ? (
        <CustomDescriptionForm businessId={businessId} saved={managed.customDescription ?? ""} />
      ) : null}
      {renewing && !renewing.cancelAt ? null : (
        <Button asChild variant="secondary" className="self-start">
          <Link to={`/advertise?businessId=${businessId}`}>Buy a month</Link>
        </Button>
      )}
      <MadePayments product="promotion" subjectId={String(businessId)} />
    </section>
  );
}

function Levels({ data: { featuredLevel, managed } }: { data: Promotion }) {
  const isGranted = managed !== null && managed.grantedLevel > managed.paidLevel;
  return (
    <p className="flex flex-wrap items-center gap-2">
      <span>Level now</span>
      <Badge tone={featuredLevel > 0 ? "accent" : "neutral"}>{LEVEL_NAMES[featuredLevel]}</Badge>
      {isGranted ? <span className="text-ink-soft text-sm">given by Landfall</span> : null}
    </p>
  );
}

function MonthCard({ month }: { month: RunningPromotion }) {
  const isLater = Date.parse(month.startsAt) > Date.now();
  return (
    <Card className="flex flex-col gap-1">
      <h3 className="font-semibold font-serif text-xl">{month.packageName}</h3>
      <p>
        {isLater ? `From ${formatLongDay(month.startsAt)} until ` : "Until "}
        {formatLongDay(month.endsAt)}. It does not renew.
      </p>
    </Card>
  );
}

function Nothing() {
  return (
    <EmptyState heading="h3" title="No promotion runs">
      A package brings a badge, a higher position and figures about your visitors.
    </EmptyState>
  );
}
