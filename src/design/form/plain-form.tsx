import { type ComponentProps, createContext, use } from "react";
import { useLocation } from "react-router";
import type { FormOutcome } from "#src/shared/form-outcome.ts";

export const FormOutcomeContext = createContext<FormOutcome | null>(null);

/** The key that the router gives to the page with which it begins. */
const FIRST_PAGE = "default";
const NOTHING: Said = { fields: {}, values: {} };

type Said = Pick<FormOutcome, "fields" | "values"> & Partial<FormOutcome>;

/** What the server said to a form that was sent without scripts. */
export function useFormOutcome(): Said {
  const outcome = use(FormOutcomeContext);
  const { key } = useLocation();
  return outcome && key === FIRST_PAGE ? outcome : NOTHING;
}

/** A form that the server takes from a browser without scripts, at the page's own address. */
export function PlainForm(props: ComponentProps<"form">) {
  const { pathname, search } = useLocation();
  return <form method="post" action={`${pathname}${search}`} noValidate {...props} />;
}
