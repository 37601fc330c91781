import { data } from "react-router";
import { Alert } from "#src/design/primitives/alert.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import { TextLink } from "#src/design/primitives/text-link.tsx";
import { ContactForm } from "#src/domains/research/components/contact-form.tsx";
import { projectPath } from "#src/domains/research/limits-contract.ts";
import { readContact } from "#src/domains/research/read-contact.server.ts";
import { NarrowPage } from "../layout/narrow-page.tsx";
import { pageContext } from "../page-context.server.ts";
import { NO_REFERRER, pageMeta } from "../seo.ts";
import type { Route } from "./+types/research-contact";

/** The address holds the key to the project: it is told to nobody else. */
export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, {
    title: "Is this research project yours?",
    description:
      "Whoever reads the contact address of a research project says whether it is theirs.",
    canonicalPath: loaderData?.view ? "/research-contact" : undefined,
    isPrivate: true,
  }),
  NO_REFERRER,
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const address = new URL(request.url).searchParams;
  const token = address.get("token") ?? "";
  const asks = address.get("answer") === "disown" ? ("disown" as const) : ("confirm" as const);
  const view = await readContact(context.get(pageContext).services, { token });
  return view ? data({ token, asks, view }) : data({ token, asks, view: null }, { status: 404 });
}

export default function ResearchContact({ loaderData }: Route.ComponentProps) {
  const { token, asks, view } = loaderData;
  if (!view) {
    return (
      <NarrowPage title="Research project">
        <Alert tone="danger" role="note" title="There is no project at this link">
          Please open the link of the mail again, whole. Perhaps the project is gone, or has another
          address now.
        </Alert>
      </NarrowPage>
    );
  }
  return (
    <NarrowPage
      title={
        asks === "disown" ? "You know nothing of this project?" : "Is this research project yours?"
      }
      lead="It was sent to Landfall with your address as its contact."
    >
      <div>
        <p className="wrap-anywhere font-semibold">
          <TextLink asChild>
            <Link to={projectPath(view.projectId)}>{view.title}</Link>
          </TextLink>
        </p>
        <p className="wrap-anywhere">
          {view.leadResearcher}, {view.institution}
        </p>
      </div>
      {asks === "disown" ? (
        <Disowned goes={view.goesWhenDisowned} />
      ) : view.requestsPath ? (
        <Alert tone="ok" role="note" title="You have confirmed this project">
          <TextLink asChild>
            <Link to={view.requestsPath}>See who wants to collaborate</Link>
          </TextLink>
        </Alert>
      ) : (
        <p>
          If it is yours, requests to collaborate are mailed to you in full, and you answer them
          without an account; with an account of this address you change the project, too. If you
          know nothing of it, your address is taken off.
        </p>
      )}
      <ContactForm key={asks} {...{ token, asks }} isConfirmed={view.requestsPath !== null} />
    </NarrowPage>
  );
}

const Disowned = ({ goes }: { goes: boolean }) => (
  <p>
    {goes
      ? "Nobody else answers for this project: it goes from the list with all its requests, for good."
      : "Your address is taken off. The project stays with whoever sent it in."}{" "}
    We do not ask this address again about it, nor for whoever gave it to us.
  </p>
);
