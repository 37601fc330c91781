import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { cx } from "#src/design/class-names.ts";

/** What the field hands to its control: spread it on any control of primitives/. */
interface FieldControlProps {
  id: string;
  "aria-labelledby": string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  "aria-required": true | undefined;
}

interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** A message, or an error of react-hook-form. */
  error?: string | { message?: string | undefined } | null | undefined;
  required?: boolean;
  /** Stands at the right of the label: a counter, "Forgot password?". */
  aside?: ReactNode;
  /** The label is read out but not shown. */
  labelHidden?: boolean;
  className?: string;
  children: (control: FieldControlProps) => ReactNode;
}

export function Field(props: FieldProps) {
  const { label, hint, error, required, aside, labelHidden, className, children } = props;
  const id = useId();
  const message = typeof error === "string" ? error : error?.message;
  const hintId = hint ? `${id}-hint` : null;
  const errorId = message ? `${id}-error` : null;
  const describedBy = [errorId, hintId].filter(Boolean).join(" ");
  return (
    <div className={cx("flex flex-col gap-1.5", className)}>
      <div className={cx("flex items-baseline justify-between gap-4", labelHidden && "sr-only")}>
        <label
          id={`${id}-label`}
          htmlFor={id}
          className={cx("font-semibold text-ink", required && "required-mark")}
        >
          {label}
        </label>
        {aside ? <div className="text-ink-soft text-xs">{aside}</div> : null}
      </div>
      {hint ? (
        <p id={hintId ?? undefined} className="-mt-1 text-ink-soft text-xs">
          {hint}
        </p>
      ) : null}
      {children({
        id,
        "aria-labelledby": `${id}-label`,
        "aria-describedby": describedBy || undefined,
        "aria-invalid": message ? true : undefined,
        "aria-required": required || undefined,
      })}
      {message ? (
        <p id={errorId ?? undefined} className="flex items-start gap-1.5 text-danger text-xs">
          <CircleAlert aria-hidden className="mt-px size-4 shrink-0" />
          {message}
        </p>
      ) : null}
    </div>
  );
}
