import { Link, useSearchParams } from "react-router";
import { PageHeader } from "#src/design/patterns/page-header.tsx";
import { Section } from "#src/design/patterns/section.tsx";
import { TextLink } from "#src/design/primitives/text-link.tsx";
import { PACKAGES } from "#src/domains/promotion/contract.ts";
import { pageMeta } from "../seo.ts";
import type { Route } from "./+types/checkout";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Checkout",
    description: "Pay for the promotion of a waterfront business.",
    canonicalPath: "/checkout",
    isPrivate: true,
  });

export default function Checkout() {
  const [search] = useSearchParams();
  const chosen = PACKAGES.find(({ level }) => String(level) === search.get("packageLevel"));
  return (
    <>
      <PageHeader
        contours="checkout"
        title="Checkout"
        note={
          <TextLink asChild>
            <Link to="/advertise">Back to packages</Link>
          </TextLink>
        }
      />
      {chosen ? (
        <Section title="Order summary">
          <dl className="grid max-w-md grid-cols-2 gap-2">
            <dt>Business</dt>
            <dd>{search.get("businessName") || "Your Business"}</dd>
            <dt>Package</dt>
            <dd>{chosen.name}</dd>
            <dt>Duration</dt>
            <dd>1 Month</dd>
            <dt>Total</dt>
            <dd className="figures">${chosen.price}</dd>
          </dl>
        </Section>
      ) : null}
    </>
  );
}
