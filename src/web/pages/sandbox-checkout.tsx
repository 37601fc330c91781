import { data } from "react-router";
import { Alert } from "#src/design/primitives/alert.tsx";
import { TextLink } from "#src/design/primitives/text-link.tsx";
import { CardForm } from "#src/domains/sandbox/components/card-form.tsx";
import type { CheckoutPage } from "#src/domains/sandbox/queries.server.ts";
import { findCheckoutPage } from "#src/domains/sandbox/queries.server.ts";
import { findSandbox } from "#src/domains/sandbox/sandbox.server.ts";
import { NarrowPage } from "../layout/narrow-page.tsx";
import { NoticePage } from "../layout/notice-page.tsx";
import { pageContext } from "../page-context.server.ts";
import { pageMeta } from "../seo.ts";
import type { Route } from "./+types/sandbox-checkout";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Sandbox checkout",
    description: "Pay for a plan with a test card.",
    isPrivate: true,
  });

export async function loader({ params, context }: Route.LoaderArgs) {
  const sandbox = findSandbox(context.get(pageContext).services);
  const checkout = sandbox && (await findCheckoutPage(sandbox.books.db, params.id));
  return data(checkout, { status: checkout ? 200 : 404 });
}

export default function SandboxCheckout({ loaderData }: Route.ComponentProps) {
  if (loaderData === null) return <NoCheckout />;
  return (
    <NarrowPage title="Checkout" lead={loaderData.description}>
      <Checkout {...loaderData} />
    </NarrowPage>
  );
}

const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

function Checkout({ state, priceCents, clientSecret, successUrl, cancelUrl }: CheckoutPage) {
  if (state === "complete") {
    return (
      <Alert tone="ok" role="note" title="This is paid">
        <TextLink href={successUrl}>Go on</TextLink>
      </Alert>
    );
  }
  if (state === "expired") {
    return (
      <Alert tone="danger" role="note" title="This checkout has expired">
        Nothing was charged. <TextLink href={cancelUrl}>Start again</TextLink>
      </Alert>
    );
  }
  return (
    <>
      <p>
        <strong className="text-2xl">{dollars(priceCents)}</strong> a month, charged today and then
        on the same day of each month until you cancel.
      </p>
      <h2 className="font-semibold font-serif text-xl">Card</h2>
      <CardForm
        clientSecret={clientSecret}
        label={`Subscribe for ${dollars(priceCents)} a month`}
        onPaid={() => window.location.assign(successUrl)}
      />
      <TextLink href={cancelUrl} className="inline-flex min-h-11 items-center self-start">
        Back without paying
      </TextLink>
    </>
  );
}

function NoCheckout() {
  return (
    <NoticePage title="Checkout not found" to="/" label="Back to Landfall">
      The link was not complete, or this site does not use sandbox payments.
    </NoticePage>
  );
}
