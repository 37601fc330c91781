import type { ComponentProps } from "react";
import { useNavigate } from "react-router";
import { useFormOutcome } from "#src/design/form/plain-form.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import { LOOK_FIELD } from "#src/shared/form-outcome.ts";
import { FORM_ANCHOR } from "./picker-address.ts";

interface ChoiceLinkProps extends Omit<ComponentProps<"a">, "href"> {
  to: string;
  preventScrollReset?: boolean;
}

/** Words that came back with a plain form, and are nowhere else. */
export const useHasWords = (): boolean => Object.keys(useFormOutcome().values).length > 0;

/** Leads to another choice; a plain form that came back goes along with what was typed in it. */
export function ChoiceLink({ to, preventScrollReset = false, ...props }: ChoiceLinkProps) {
  const hasWords = useHasWords();
  const navigate = useNavigate();
  if (!hasWords) return <Link to={to} preventScrollReset={preventScrollReset} {...props} />;
  const { className, children, "aria-current": isCurrent } = props;
  return (
    <button
      type="submit"
      form={FORM_ANCHOR}
      formAction={to}
      name={LOOK_FIELD}
      value=""
      aria-current={isCurrent}
      className={className}
      onClick={(event) => {
        event.preventDefault();
        navigate(to, { preventScrollReset });
      }}
    >
      {children}
    </button>
  );
}
