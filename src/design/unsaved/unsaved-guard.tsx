import { createContext, use, useEffect } from "react";
import { noteUnsaved, type UnsavedVerb } from "./unsaved-words.ts";

/** The panel around a form; closing it asks first. */
export const PanelScope = createContext<object | null>(null);

interface UnsavedGuardProps {
  /** Something is there that leaving would lose. */
  when: boolean;
  /** The form stays when only the part of the address behind the path changes. */
  isKeptOnPath?: boolean;
  /** What the button of the form does. */
  verb?: UnsavedVerb;
}

/** Stands in a form: as long as `when` holds, whoever leaves the page or closes the dialog is asked. */
export function UnsavedGuard({ when, isKeptOnPath = false, verb = "send" }: UnsavedGuardProps) {
  const panel = use(PanelScope);
  useEffect(() => {
    if (when) return noteUnsaved({ panel, isKeptOnPath, verb });
  }, [when, panel, isKeptOnPath, verb]);
  return null;
}
