import { type ReactNode, useEffect, useRef } from "react";
import { Alert } from "#src/design/primitives/alert.tsx";

interface FormErrorProps {
  /** What happened, from the server for instance. Nothing is shown without it. */
  message?: ReactNode;
  title?: ReactNode;
  /** Field errors to list; `fieldId` makes one a link to its control. */
  errors?: readonly { message: string; fieldId?: string }[];
}

/** The summary above a form. It comes into view when it appears, so that nobody waits for nothing. */
export function FormError({ message, title, errors = [] }: FormErrorProps) {
  const ref = useRef<HTMLDivElement>(null);
  const shown = Boolean(message) || errors.length > 0;

  const wasShown = useRef(shown);

  useEffect(() => {
    if (shown && !wasShown.current) ref.current?.scrollIntoView({ block: "nearest" });
    wasShown.current = shown;
  }, [shown]);

  if (!shown) return null;
  return (
    <Alert ref={ref} tabIndex={-1} tone="danger" title={title} className="scroll-mt-24">
      {message ? <p>{message}</p> : null}
      {errors.length > 0 ? (
        <ul className="list-disc pl-5">
          {errors.map((error) => (
            <li key={error.message}>
              {error.fieldId ? (
                <a href={`#${error.fieldId}`} className="underline">
                  {error.message}
                </a>
              ) : (
                error.message
              )}
            </li>
          ))}
        </ul>
      ) : null}
    </Alert>
  );
}
