import { PageHeader } from "#src/design/patterns/page-header.tsx";
import { Section } from "#src/design/patterns/section.tsx";
import { PackageCards } from "#src/domains/promotion/components/package-cards.tsx";
import { pageMeta } from "../seo.ts";
import type { Route } from "./+types/advertise";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Promote Your Business",
    description: "Paid placement for waterfront businesses, always labelled as such.",
    canonicalPath: "/advertise",
  });

export default function Advertise() {
  return (
    <>
      <PageHeader
        contours="advertise"
        title="Promote Your Business"
        lead="Paid placement for waterfront businesses, always labelled as such."
      />
      <Section title="Packages" lead="Each runs for one month.">
        <PackageCards />
      </Section>
    </>
  );
}
