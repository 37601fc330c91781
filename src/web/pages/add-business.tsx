import { Link, useNavigate } from "react-router";
import { PageHeader } from "#src/design/patterns/page-header.tsx";
import { Section } from "#src/design/patterns/section.tsx";
import { TextLink } from "#src/design/primitives/text-link.tsx";
import { AddBusinessWizard } from "#src/domains/directory/manage/components/add-business/add-business-wizard.tsx";
import { PackageCards } from "#src/domains/promotion/components/package-cards.tsx";
import { pageMeta } from "../seo.ts";
import type { Route } from "./+types/add-business";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Add Your Business",
    description:
      "List a waterfront or boating business on Landfall, free of charge: hours, boater's facts, photos and a pin on the chart.",
    keywords: ["add business", "list your business"],
    canonicalPath: "/add-business",
  });

export default function AddBusiness() {
  const navigate = useNavigate();
  return (
    <>
      <PageHeader
        title="Add Your Business"
        lead="Four short steps. Every listing is reviewed by our team (1-2 business days) before going live."
      />
      <div className="page-width max-w-4xl py-8">
        <AddBusinessWizard onSubmitted={() => navigate("/")} />
      </div>
      <Section
        title="Featured listing packages"
        tone="shoal"
        lead={
          <>
            A listing is free. To have it featured,{" "}
            <TextLink asChild>
              <Link to="/support">contact us</Link>
            </TextLink>{" "}
            after your listing is approved to upgrade.
          </>
        }
      >
        <PackageCards />
      </Section>
    </>
  );
}
