import { PageHeader } from "#src/design/patterns/page-header.tsx";
import { Section } from "#src/design/patterns/section.tsx";
import { Card } from "#src/design/primitives/card.tsx";
import { TextLink } from "#src/design/primitives/text-link.tsx";
import { useViewer } from "#src/domains/accounts/session/client.ts";
import { SupportFaq } from "#src/domains/support/components/support-faq.tsx";
import { SupportForm } from "#src/domains/support/components/support-form.tsx";
import { pageContext } from "../page-context.server.ts";
import { pageMeta } from "../seo.ts";
import type { Route } from "./+types/support";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Support",
    description: "How to reach the people behind Landfall, and answers to what is asked most.",
    canonicalPath: "/support",
  });

export function loader({ context }: Route.LoaderArgs) {
  return context.get(pageContext).services.site.supportContact;
}

export default function Support({ loaderData }: Route.ComponentProps) {
  const viewer = useViewer();
  return (
    <>
      <PageHeader
        contours="support"
        title="Support"
        lead="How to reach the people behind Landfall."
      />
      <div className="page-width grid items-start gap-8 py-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Card asChild>
          <section aria-labelledby="ask" className="flex flex-col gap-5">
            <h2 id="ask" className="font-semibold font-serif text-2xl">
              Send us a message
            </h2>
            <SupportForm key={viewer.status} viewer={viewer} />
          </section>
        </Card>
        <ContactDetails {...loaderData} />
      </div>
      <Section title="Asked most" tone="shoal">
        <SupportFaq />
      </Section>
    </>
  );
}

function ContactDetails({ email, phone }: { email: string | null; phone: string | null }) {
  return (
    <section aria-labelledby="contact" className="flex flex-col gap-3">
      <h2 id="contact" className="font-semibold font-serif text-2xl">
        Contact
      </h2>
      <p>We reply within 24 hours. Messages sent here are answered by mail.</p>
      {email ? (
        <p>
          <TextLink href={`mailto:${email}`}>{email}</TextLink>
        </p>
      ) : null}
      {phone ? (
        <p>
          <TextLink href={`tel:${phone.replaceAll(/[^\d+]/g, "")}`}>{phone}</TextLink>
        </p>
      ) : null}
    </section>
  );
}
