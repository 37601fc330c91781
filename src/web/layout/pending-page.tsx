import { type ReactNode, useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { useSlow } from "#src/design/use-slow.ts";
import { whenIdle } from "#src/shared/when-idle.ts";
import type { shapeAt } from "./pending-shapes.tsx";

/** While the next page is fetched, its shape stands in for it. */
export function PendingPage({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const next = useNavigation().location?.pathname;
  const isSlow = useSlow(next !== undefined && next !== pathname);
  const Shape = useShapes()?.(isSlow ? (next ?? "") : "");
  return Shape ? <Shape /> : children;
}

/** Fetched when nothing else is; without them the page stays until the next is there. */
function useShapes(): typeof shapeAt | undefined {
  const [shapes, setShapes] = useState<typeof shapeAt>();
  useEffect(
    () =>
      whenIdle(() => {
        import("./pending-shapes.tsx").then(
          (part) => setShapes(() => part.shapeAt),
          () => undefined,
        );
      }),
    [],
  );
  return shapes;
}
