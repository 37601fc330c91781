import { type ReactNode, StrictMode, startTransition, useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { comeToLife } from "#src/design/early/come-to-life.ts";
import { registerServiceWorker } from "./offline/register-service-worker.ts";

/** A tab that the server has drawn must be alive with the rest of the page. */
if (new URLSearchParams(window.location.search).get("tab") === "reviews") {
  await import("#src/domains/reviews/components/reviews-tab.tsx").catch(() => undefined);
}

function Alive({ onAlive, children }: { onAlive: () => void; children: ReactNode }) {
  useLayoutEffect(() => queueMicrotask(onAlive), [onAlive]);
  return children;
}

comeToLife((onAlive) =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Alive onAlive={onAlive}>
          <HydratedRouter />
        </Alive>
      </StrictMode>,
    );
  }),
);

registerServiceWorker();
