import { PageHeader } from "#src/design/patterns/page-header.tsx";
import { Prose } from "#src/design/patterns/prose.tsx";
import { pageMeta } from "../seo.ts";
import type { Route } from "./+types/terms";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Terms",
    description: "The rules of using Landfall, in plain words.",
    canonicalPath: "/terms",
  });

export default function Terms() {
  return (
    <>
      <PageHeader title="Terms" lead="The rules of using Landfall, in plain words." />
      <div className="page-width py-8">
        <Prose>
          <h2>Not for navigation</h2>
          <p>
            Depths, tides, positions and maps on Landfall help you choose where to go. They do not
            replace official charts, notices to mariners or your own lookout.
          </p>
          <h2>Your account</h2>
          <p>
            An account belongs to one person, whose e-mail address is verified. Keep your password
            to yourself; what is done while you are signed in counts as done by you.
          </p>
          <h2>What you write</h2>
          <p>
            Write what you have seen yourself, about places you have been to. Do not write for
            money, for a competitor or about people's private lives. We may decline or remove what
            breaks these rules, and we tell you why.
          </p>
          <h2>Paid placement</h2>
          <p>
            Businesses can pay to be shown first. Such listings are always labelled as paid.
            Landfall gives some places itself; their label does not say so. Payment changes neither
            ratings nor reviews.
          </p>
        </Prose>
      </div>
    </>
  );
}
