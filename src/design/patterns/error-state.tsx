import { RotateCw, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#src/design/primitives/button.tsx";

interface ErrorStateProps {
  title?: ReactNode;
  /** What happened and what still works. */
  children?: ReactNode;
  onRetry?: () => void;
  retryLabel?: string;
  action?: ReactNode;
  heading?: "h1" | "h2" | "h3" | "p";
}

export function ErrorState(props: ErrorStateProps) {
  const { title = "This did not load", children, onRetry, retryLabel = "Try again" } = props;
  const Heading = props.heading ?? "h2";
  return (
    <div role="alert" className="rounded-md border border-danger bg-paper px-6 py-10 text-center">
      <div className="mx-auto mb-4 flex size-14 items-center justify-center rounded-full border border-danger bg-danger-soft text-danger">
        <TriangleAlert aria-hidden className="size-6" />
      </div>
      <Heading className="place-name text-xl">{title}</Heading>
      {children ? <div className="mx-auto mt-2 max-w-md text-ink-soft">{children}</div> : null}
      {onRetry || props.action ? (
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          {onRetry ? (
            <Button variant="secondary" onClick={onRetry}>
              <RotateCw aria-hidden />
              {retryLabel}
            </Button>
          ) : null}
          {props.action}
        </div>
      ) : null}
    </div>
  );
}
