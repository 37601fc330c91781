import { ArrowLeft } from "lucide-react";
import { useEffect, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { PageHeader } from "#src/design/patterns/page-header.tsx";
import { Alert } from "#src/design/primitives/alert.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Card } from "#src/design/primitives/card.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { findListing } from "#src/domains/directory/listing/queries.server.ts";
import { advertiseAddress } from "#src/domains/promotion/components/advertise-address.ts";
import { CheckoutPayment } from "#src/domains/promotion/components/checkout-payment.tsx";
import { OrderSummary } from "#src/domains/promotion/components/order-summary.tsx";
import { RenewalChoice } from "#src/domains/promotion/components/renewal-choice.tsx";
import type { PromotionPackage } from "#src/domains/promotion/contract.ts";
import {
  findRenewalRefusal,
  hasOwnRenewal,
} from "#src/domains/promotion/find-renewal-refusal.server.ts";
import { findPackage } from "#src/domains/promotion/package-rules.ts";
import type { OpenedIntent } from "#src/domains/promotion/promotion-contract.ts";
import { findGrantedLevel } from "#src/domains/promotion/queries.server.ts";
import { pageContext } from "../page-context.server.ts";
import { readRowId } from "../row-id.ts";
import { pageMeta } from "../seo.ts";
import type { Route } from "./+types/checkout";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Checkout",
    description: "Pay for the promotion of a waterfront business.",
    canonicalPath: "/checkout",
    isPrivate: true,
  });

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, viewer } = context.get(pageContext);
  const { searchParams } = new URL(request.url);
  const id = idIn(searchParams);
  const business = id ? await findListing(services.db, id, viewer) : null;
  const offer = findPackage(Number(searchParams.get("packageLevel")));
  const isOwner = viewer !== null && business?.ownerId === viewer.id;
  return {
    settings: {
      processor: services.payments?.name ?? null,
      publishableKey: services.payments?.publishableKey ?? null,
      isSandbox: services.payments?.name === "sandbox",
      isOpen: services.payments !== null,
    },
    business: business && {
      ...{ id: business.id, name: business.name },
      isOwner,
      hasRenewal:
        isOwner && (await hasOwnRenewal(services.db, viewer, { businessId: business.id })),
      renewalRefusal:
        isOwner && offer
          ? await findRenewalRefusal(services.db, viewer, {
              ...{ businessId: business.id, packageLevel: offer.level },
            })
          : null,
      grantedLevel: await findGrantedLevel(services.db, business.id),
    },
  };
}

/** Undefined where the address names no business. */
const idIn = (search: URLSearchParams): number | undefined =>
  readRowId(search.get("businessId")) || undefined;

type Loaded = Route.ComponentProps["loaderData"];

export default function Checkout({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const level = search.get("packageLevel");
  const offer = findPackage(Number(level));
  const businessId = idIn(search);
  const isChosen = search.get("from") === "advertise";
  const problem = problemOf({ businessId, level, offer, isChosen });
  const back = advertiseAddress({
    ...{ businessId, packageLevel: offer?.level },
    q: businessId ? undefined : (search.get("q") ?? undefined),
  });
  useRefusal(problem, back);
  return (
    <>
      <PageHeader
        contours="checkout"
        title="Checkout"
        actions={
          <Button asChild variant="secondary">
            <Link to={back}>
              <ArrowLeft aria-hidden /> Back to packages
            </Link>
          </Button>
        }
      />
      <div className="page-width py-8">
        {problem || !offer || !businessId ? (
          <Alert title={problem?.title}>{problem?.description}</Alert>
        ) : (
          <Order
            key={`${businessId}-${level}`}
            offer={offer}
            businessId={businessId}
            businessName={
              loaderData.business?.name ?? (search.get("businessName") || "Your Business")
            }
            {...loaderData}
          />
        )}
      </div>
    </>
  );
}

interface Problem {
  title: string;
  description: string;
}

function problemOf(asked: {
  businessId: number | undefined;
  level: string | null;
  offer: PromotionPackage | undefined;
  /** On the page of the packages, before scripts were there to look at the choice. */
  isChosen: boolean;
}): Problem | null {
  if (asked.isChosen && !(asked.businessId && asked.level)) {
    return {
      title: "Missing Information",
      description: "Please select both a business and a promotion package.",
    };
  }
  if (!asked.businessId || !asked.level) {
    return {
      title: "Invalid Checkout",
      description: "Please choose a business and a package first.",
    };
  }
  if (asked.offer) return null;
  return { title: "Invalid Package", description: "There is no such package. Please choose one." };
}

/** Told in words, and back to where it can be put right. */
function useRefusal(problem: Problem | null, back: string): void {
  const navigate = useNavigate();
  const title = problem?.title;
  const description = problem?.description;
  useEffect(() => {
    if (!title) return;
    toast({ title, description, tone: "danger" });
    navigate(back, { replace: true });
  }, [title, description, back, navigate]);
}

interface OrderProps extends Loaded {
  offer: PromotionPackage;
  businessId: number;
  businessName: string;
}

function Order({ offer, businessId, businessName, business, settings }: OrderProps) {
  const isOwner = business?.isOwner === true;
  const refusal = business?.renewalRefusal ?? null;
  const hasRenewal = business?.hasRenewal === true;
  const [autoRenew, setAutoRenew] = useState(isOwner && refusal === null);
  const [intent, setIntent] = useState<OpenedIntent | null>(null);
  const wanted = { businessId, packageLevel: offer.level, autoRenew };
  const quote = intent?.autoRenew === autoRenew ? intent : null;
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[1fr_1.2fr]">
      <OrderSummary
        businessName={businessName}
        offer={offer}
        quote={quote}
        grantedLevel={business?.grantedLevel ?? 0}
      />
      <Card padding="lg" className="flex flex-col gap-6">
        <h2 className="font-semibold font-serif text-2xl">Payment</h2>
        {isOwner && !hasRenewal ? (
          <RenewalChoice
            {...{ businessId, offer, quote, refusal }}
            value={autoRenew}
            onChange={setAutoRenew}
          />
        ) : null}
        <p className="without-script">
          The card form needs scripts. Please turn them on for this page.
        </p>
        {settings.isOpen ? (
          <CheckoutPayment
            key={String(autoRenew)}
            wanted={wanted}
            hasRenewal={hasRenewal}
            settings={settings}
            onQuoted={setIntent}
          />
        ) : (
          <Alert tone="info" role="note">
            Payments are not open on this site.
          </Alert>
        )}
      </Card>
    </div>
  );
}
