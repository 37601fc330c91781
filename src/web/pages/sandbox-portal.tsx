import { data, useRevalidator } from "react-router";
import { Alert } from "#src/design/primitives/alert.tsx";
import { TextLink } from "#src/design/primitives/text-link.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { PaymentLine } from "#src/domains/payments/components/payment-line.tsx";
import type { MadePayment } from "#src/domains/payments/contract.ts";
import { findMadePayments } from "#src/domains/payments/list-made-payments.server.ts";
import { PortalCardForm } from "#src/domains/sandbox/components/portal-card-form.tsx";
import { findPortalPage, type PortalPage } from "#src/domains/sandbox/portal-page.server.ts";
import { findSandbox } from "#src/domains/sandbox/sandbox.server.ts";
import { formatLongDay } from "#src/shared/plain-format.ts";
import { NarrowPage } from "../layout/narrow-page.tsx";
import { pageContext } from "../page-context.server.ts";
import { pageMeta } from "../seo.ts";
import type { Route } from "./+types/sandbox-portal";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Sandbox billing",
    description: "See what a test card pays for, and use another one.",
    isPrivate: true,
  });

export async function loader({ params, context }: Route.LoaderArgs) {
  const { services } = context.get(pageContext);
  const sandbox = findSandbox(services);
  const portal = sandbox?.openPortal(params.token);
  if (!sandbox || !portal) return data(null, { status: 404 });
  const page = await findPortalPage(sandbox.books.db, portal.customerId);
  const charges = page.invoices.flatMap(({ chargeId }) => chargeId ?? []);
  const payments = await findMadePayments(services, charges);
  const invoices = page.invoices.map(({ chargeId, ...invoice }) => ({
    ...invoice,
    payment: (chargeId && payments.get(chargeId)) || null,
  }));
  return data({ ...page, invoices, returnTo: portal.returnTo, token: params.token });
}

const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;
const day = (date: Date): string => formatLongDay(date.toISOString());

export default function SandboxPortal({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  if (loaderData === null) {
    return (
      <NarrowPage title="Billing">
        <Alert tone="danger" role="note" title="This link is not good any more">
          Please open billing again from your dashboard.
        </Alert>
      </NarrowPage>
    );
  }
  const { subscriptions, invoices, returnTo, token } = loaderData;
  const replaced = () => {
    toast({ title: "Your new card is in use", tone: "ok" });
    void revalidate();
  };
  return (
    <NarrowPage title="Billing" lead="What is charged every month, and to which card.">
      <Subscriptions subscriptions={subscriptions} />
      <h2 className="text-xl">Use another card</h2>
      <p>It is used for everything that is charged here, and for what is overdue at once.</p>
      <PortalCardForm token={token} onReplaced={replaced} />
      <Invoices invoices={invoices} />
      <TextLink href={returnTo} className="inline-flex min-h-11 items-center self-start">
        Back to Landfall
      </TextLink>
    </NarrowPage>
  );
}

function Subscriptions({ subscriptions }: Pick<PortalPage, "subscriptions">) {
  if (subscriptions.length === 0) return <p>Nothing is charged.</p>;
  return (
    <ul className="flex flex-col gap-3">
      {subscriptions.map(({ id, description, priceCents, card, ...subscription }) => (
        <li key={id}>
          <strong>{description}</strong>, {dollars(priceCents)} a month
          <p className="text-ink-soft">
            {card ?? "No card"} · {standing(subscription)}
          </p>
        </li>
      ))}
    </ul>
  );
}

function standing({
  state,
  cancelAt,
  periodEnd,
}: Pick<PortalPage["subscriptions"][number], "state" | "cancelAt" | "periodEnd">): string {
  if (state === "ended") return "ended";
  if (cancelAt) return `ends on ${day(cancelAt)}`;
  return state === "past-due" ? "the last payment failed" : `next charge on ${day(periodEnd)}`;
}

const INVOICE_WORDS = { open: "open", paid: "paid", void: "not charged" };

interface Invoice extends Omit<PortalPage["invoices"][number], "chargeId"> {
  /** What it paid, with its receipt's number and what went back; null until Landfall knows of it. */
  payment: MadePayment | null;
}

function Invoices({ invoices }: { invoices: readonly Invoice[] }) {
  if (invoices.length === 0) return null;
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-xl">Invoices</h2>
      <ul className="divide-y divide-line border-line border-y">
        {invoices.map(({ id, amountCents, state, day: from, payment }) => (
          <li key={id} className="py-3">
            {payment ? (
              <PaymentLine payment={payment} />
            ) : (
              <span className="figures">
                {day(from)} · {dollars(amountCents)} · {INVOICE_WORDS[state]}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
