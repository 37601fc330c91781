import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { cx } from "#src/design/class-names.ts";

const TONES = {
  info: { box: "border-contour bg-shoal", icon: "text-water-ink", Icon: Info },
  caution: { box: "border-coast bg-land", icon: "text-land-ink", Icon: TriangleAlert },
  ok: { box: "border-ok bg-ok-soft", icon: "text-ok", Icon: CircleCheck },
  danger: { box: "border-danger bg-danger-soft", icon: "text-danger", Icon: CircleAlert },
} as const;

interface AlertProps extends Omit<ComponentProps<"div">, "title"> {
  tone?: keyof typeof TONES;
  title?: ReactNode;
}

/** Read out when it appears. For a note that is there from the start give `role="note"`. */
export function Alert({ tone = "danger", title, className, children, ...rest }: AlertProps) {
  const { box, icon, Icon } = TONES[tone];
  return (
    <div
      role="alert"
      className={cx(
        "flex items-start gap-3 rounded-md border border-l-4 px-4 py-3",
        box,
        className,
      )}
      {...rest}
    >
      <Icon aria-hidden className={cx("mt-0.5 size-5 shrink-0", icon)} />
      <div className="min-w-0 text-ink">
        {title ? <p className="font-semibold">{title}</p> : null}
        {children}
      </div>
    </div>
  );
}
