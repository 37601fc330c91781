import { useRevalidator } from "react-router";
import { ErrorState } from "#src/design/patterns/error-state.tsx";

/** A list that could not be read. Its address keeps every condition, so that trying again is enough. */
export function ListError() {
  const { revalidate } = useRevalidator();
  return (
    <div className="mx-auto max-w-3xl px-4 py-16">
      <ErrorState heading="h1" title="Error Loading Businesses" onRetry={revalidate}>
        Please try again later.
      </ErrorState>
    </div>
  );
}
