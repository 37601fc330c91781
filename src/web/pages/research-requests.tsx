import { data } from "react-router";
import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import { PageHeader } from "#src/design/patterns/page-header.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import { RequestCard } from "#src/domains/research/components/request-card.tsx";
import { projectPath, REQUESTS_SHOWN } from "#src/domains/research/limits-contract.ts";
import { readRequestsPage } from "#src/domains/research/read-requests-page.server.ts";
import { formatNumber } from "#src/shared/plain-format.ts";
import { NoticePage } from "../layout/notice-page.tsx";
import { WayBack } from "../layout/way-back.tsx";
import { pageContext } from "../page-context.server.ts";
import { readRowId } from "../row-id.ts";
import { NO_REFERRER, pageMeta } from "../seo.ts";
import type { Route } from "./+types/research-requests";

export const meta: Route.MetaFunction = ({ matches, params, loaderData }) => [
  ...pageMeta(matches, {
    title: "Collaboration requests",
    description: "Who wants to collaborate on a research project, for its lead.",
    ...(loaderData && { canonicalPath: `/research/${params.id}/requests` }),
    isPrivate: true,
  }),
  NO_REFERRER,
];

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { services, viewer } = context.get(pageContext);
  const address = new URL(request.url).searchParams;
  const token = address.get("token") ?? undefined;
  const read = (page: number) =>
    readRequestsPage(services, viewer, {
      ...{ id: readRowId(params.id), token },
      ...{ limit: REQUESTS_SHOWN, offset: (page - 1) * REQUESTS_SHOWN },
    });
  const asked = Math.min(Math.max(1, readRowId(address.get("page"))), 20_000);
  const first = await read(asked);
  if (!first) return data(null, { status: 404 });
  const last = Math.max(1, Math.ceil((first.found?.total ?? 0) / REQUESTS_SHOWN));
  const found = asked > last ? ((await read(last)) ?? first) : first;
  const isRefused = found.found === null && viewer !== null;
  return data(
    { ...found, page: Math.min(asked, last), token, isSignedIn: viewer !== null },
    { status: isRefused ? 403 : 200 },
  );
}

export default function ResearchRequests({ loaderData }: Route.ComponentProps) {
  if (!loaderData) {
    return (
      <NoticePage title="Research project not found" to="/research" label="All research projects" />
    );
  }
  const { id, title, found, isSignedIn } = loaderData;
  if (!found) return <NotYours id={id} isSignedIn={isSignedIn} />;
  const { items, total } = found;
  return (
    <>
      <PageHeader
        note={<WayBack to={projectPath(id)}>{title}</WayBack>}
        title="Collaboration requests"
        lead={total === 1 ? "1 request" : `${formatNumber(total)} requests`}
      />
      <div className="page-width flex flex-col gap-6 py-8">
        <h2 className="sr-only">Requests</h2>
        {items.length === 0 ? (
          <EmptyState title="No requests yet" heading="h3">
            Whoever asks to collaborate is listed here, and you are mailed.
          </EmptyState>
        ) : (
          items.map((request) => (
            <RequestCard
              key={`${request.id} ${request.status}`}
              request={request}
              token={loaderData.token}
            />
          ))
        )}
        <OtherPages page={loaderData.page} total={total} token={loaderData.token} />
      </div>
    </>
  );
}

interface OtherPagesProps {
  page: number;
  total: number;
  token: string | undefined;
}

/** Links, so that they lead on before the scripts are there. */
function OtherPages({ page, total, token }: OtherPagesProps) {
  const isLast = page * REQUESTS_SHOWN >= total;
  if (page === 1 && isLast) return null;
  const to = (next: number) =>
    `?${new URLSearchParams({ page: String(next), ...(token && { token }) })}`;
  return (
    <nav aria-label="Pages of requests" className="flex gap-3">
      {page > 1 ? (
        <Button asChild variant="secondary">
          <Link to={to(page - 1)}>Previous</Link>
        </Button>
      ) : null}
      {isLast ? null : (
        <Button asChild variant="secondary">
          <Link to={to(page + 1)}>Next</Link>
        </Button>
      )}
    </nav>
  );
}

const NotYours = ({ id, isSignedIn }: { id: number; isSignedIn: boolean }) =>
  isSignedIn ? (
    <NoticePage title="Access Denied" to={projectPath(id)} label="Back to the project">
      Only who leads a project sees who wants to collaborate on it.
    </NoticePage>
  ) : (
    <NoticePage title="Sign In Required" to="/login" label="Sign In">
      Only who leads a project sees who wants to collaborate on it.
    </NoticePage>
  );
