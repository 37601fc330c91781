import { type ComponentProps, createContext, type ReactNode, use, useState } from "react";
import { useLocation } from "react-router";
import type { FormOutcome } from "#src/shared/form-outcome.ts";

type Said = Pick<FormOutcome, "fields" | "values"> & Partial<FormOutcome>;

const NOTHING: Said = { fields: {}, values: {} };
const FormOutcomeContext = createContext<Said>(NOTHING);

interface FormOutcomeProviderProps {
  outcome: FormOutcome | null;
  children: ReactNode;
}

/** Hands on what the server said to a form, for as long as the page that it came with is shown. */
export function FormOutcomeProvider({ outcome, children }: FormOutcomeProviderProps) {
  const { key } = useLocation();
  const [first] = useState(key);
  const said = outcome && key === first ? outcome : NOTHING;
  return <FormOutcomeContext value={said}>{children}</FormOutcomeContext>;
}

/** What the server said to a form that was sent without scripts. */
export const useFormOutcome = (): Said => use(FormOutcomeContext);

interface PlainFormProps extends ComponentProps<"form"> {
  /** The part of the page that comes into view with what the server says to it. */
  anchor?: string;
}

/** A form that the server takes from a browser without scripts, at the page's own address. */
export function PlainForm({ anchor, ...props }: PlainFormProps) {
  const { pathname, search } = useLocation();
  const action = `${pathname}${search}${anchor ? `#${anchor}` : ""}`;
  return <form method="post" action={action} noValidate {...props} />;
}
