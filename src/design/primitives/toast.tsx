import { useEffect, useState, useSyncExternalStore } from "react";
import type ToastRegion from "#src/design/primitives/toast-region.tsx";
import { currentToast, subscribeToToasts } from "#src/design/primitives/toast-store.ts";
import { whenIdle } from "#src/shared/when-idle.ts";

const loadRegion = () => import("#src/design/primitives/toast-region.tsx");

/**
 * Stands once in the layout; messages come through `toast()` of toast-store.ts. The page does not
 * wait for what shows them: it is loaded once the browser has nothing else to do, so that it is there
 * when the connection is not.
 */
export function Toaster() {
  const shown = useSyncExternalStore(subscribeToToasts, currentToast, () => null);
  const [Region, setRegion] = useState<typeof ToastRegion | null>(null);
  const [failed, setFailed] = useState(false);
  const isWanted = shown !== null;
  useEffect(() => {
    const load = () => {
      loadRegion().then(
        (module) => setRegion(() => module.default),
        () => setFailed(true),
      );
    };
    if (isWanted) return load();
    return whenIdle(load);
  }, [isWanted]);
  if (Region) return <Region />;
  if (!failed || !shown?.open) return null;
  return (
    <p
      role="alert"
      data-toast={shown.tone ?? "neutral"}
      className="above-bottom-bar fixed right-0 z-60 m-6 border border-ink bg-paper px-5 py-3"
    >
      {shown.title} {shown.description}
    </p>
  );
}
