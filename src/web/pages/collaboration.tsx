import { data } from "react-router";
import { Alert } from "#src/design/primitives/alert.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import { TextLink } from "#src/design/primitives/text-link.tsx";
import { useFocusOnChange } from "#src/design/use-focus-on-change.ts";
import { RequestFacts } from "#src/domains/research/components/request-card.tsx";
import { WithdrawForm } from "#src/domains/research/components/withdraw-form.tsx";
import { projectPath, REQUEST_STATUSES } from "#src/domains/research/limits-contract.ts";
import { viewCollaboration } from "#src/domains/research/read-requests.server.ts";
import type { Collaboration } from "#src/domains/research/request-contract.ts";
import { AppError } from "#src/shared/errors.ts";
import { NarrowPage } from "../layout/narrow-page.tsx";
import { pageContext } from "../page-context.server.ts";
import { NO_REFERRER, pageMeta } from "../seo.ts";
import type { Route } from "./+types/collaboration";

/** The address holds the key to the request: it is told to nobody else. */
export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, {
    title: "Your collaboration request",
    description: "Your request to collaborate on a research project: how it stands.",
    canonicalPath: loaderData?.view ? "/collaboration" : undefined,
    isPrivate: true,
  }),
  NO_REFERRER,
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  try {
    const view = await viewCollaboration(context.get(pageContext).services, { token });
    return data({ token, view });
  } catch (error) {
    if (!(error instanceof AppError) || error.kind !== "not_found") throw error;
    return data({ token, view: null }, { status: 404 });
  }
}

export default function CollaborationPage({ loaderData: { token, view } }: Route.ComponentProps) {
  if (!view) {
    return (
      <NarrowPage title="Your collaboration request">
        <Alert tone="danger" role="note" title="There is no request at this link">
          Please open the link again, whole. If the project was taken off, its requests are gone
          with it.
        </Alert>
      </NarrowPage>
    );
  }
  return (
    <NarrowPage title="Your collaboration request" lead={`Sent by ${view.name}`}>
      <Standing view={view} />
      <p className="wrap-anywhere">
        <TextLink asChild>
          <Link to={projectPath(view.projectId)}>{view.projectTitle}</Link>
        </TextLink>
      </p>
      <RequestFacts request={view} />
      {view.status === "withdrawn" ? null : <WithdrawForm token={token} />}
    </NarrowPage>
  );
}

const TONES = {
  pending: "info",
  accepted: "ok",
  declined: "caution",
  withdrawn: "caution",
} as const;

function Standing({ view }: { view: Collaboration }) {
  const standing = useFocusOnChange<HTMLDivElement>(view.status);
  return (
    <Alert
      ref={standing}
      tabIndex={-1}
      tone={TONES[view.status]}
      role="note"
      title={REQUEST_STATUSES[view.status]}
    >
      {view.status === "pending" ? (
        "Keep the address of this page: the answer shows here."
      ) : view.note ? (
        <p className="wrap-anywhere whitespace-pre-line">{view.note}</p>
      ) : null}
    </Alert>
  );
}
