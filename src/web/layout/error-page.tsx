import { isRouteErrorResponse, Link } from "react-router";
import { ErrorState } from "#src/design/patterns/error-state.tsx";
import { Button } from "#src/design/primitives/button.tsx";

/** What a visitor sees when a page could not be made. The cause is in the log, not here. */
export function ErrorPage({ error }: { error: unknown }) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <div className="mx-auto max-w-3xl px-4 py-16">
      <ErrorState
        heading="h1"
        title={isMissing ? "Page not found" : "This page could not be shown"}
        onRetry={isMissing ? undefined : () => window.location.reload()}
        action={
          <Button asChild variant="secondary">
            <Link to="/">Back to Home</Link>
          </Button>
        }
      >
        {isMissing
          ? "There is nothing at this address."
          : "Something went wrong on our side. Nothing you entered elsewhere is lost; please try again in a moment."}
      </ErrorState>
    </div>
  );
}
