import { Component, type ComponentProps, type ComponentType, lazy, type ReactNode } from "react";
import { ErrorState } from "./error-state.tsx";

/** Its script did not come: a lost connection, or a version that is no longer served. */
class NotLoaded extends Error {}

class LoadBoundary extends Component<{ children: ReactNode }, { isLost: boolean }> {
  override state = { isLost: false };

  static getDerivedStateFromError(error: unknown): { isLost: boolean } {
    if (error instanceof NotLoaded) return { isLost: true };
    throw error;
  }

  override render(): ReactNode {
    return this.state.isLost ? <Lost /> : this.props.children;
  }
}

/** Browsers remember that a script was not there; only a page that is loaded again asks for it anew. */
function Lost() {
  return (
    <ErrorState
      heading="p"
      title="This part did not load"
      onRetry={() => window.location.reload()}
      retryLabel="Load the page again"
    >
      Check your connection. The rest of the page goes on.
    </ErrorState>
  );
}

/** Whatever React loads lazily. */
type Loadable = Parameters<typeof lazy>[0] extends () => Promise<{ default: infer Part }>
  ? Part
  : never;

/** A part of a page whose script comes when it is needed. Where it does not come, the page stays and says so. */
export function lazyPart<Part extends Loadable>(
  load: () => Promise<{ default: Part }>,
): ComponentType<ComponentProps<Part>> {
  const Loaded = lazy(() =>
    load().catch((cause: unknown): never => {
      throw new NotLoaded("A part of the page did not load", { cause });
    }),
  );
  return function LazyPart(props: ComponentProps<Part>) {
    return (
      <LoadBoundary>
        <Loaded {...props} />
      </LoadBoundary>
    );
  };
}
