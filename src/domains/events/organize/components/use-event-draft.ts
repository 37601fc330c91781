import { useEffect, useLayoutEffect, useState } from "react";
import { earlyTexts } from "#src/design/early/early-words.ts";
import { readDraft, writeDraft } from "#src/design/form/session-draft.ts";
import type { EditableEvent } from "../contract.ts";
import {
  beginWith,
  changesIn,
  rebase,
  renew,
  type ScopeChoice,
  type SetAside,
  setAsideBy,
  withEnd,
} from "./event-scope.ts";
import { EMPTY_EVENT, type EventValues } from "./event-values.ts";

export interface FormBegin {
  /** Under which name the tab keeps what is typed. */
  draftKey: string;
  /** An event that is changed, or what a new one begins with. */
  from: EditableEvent | EventValues;
}

const TEXTS = Object.entries(EMPTY_EVENT).flatMap(([name, value]) =>
  typeof value === "string" ? name : [],
);

const ALL: ScopeChoice = { scope: "all", dateId: "" };

const beginOf = (from: FormBegin["from"], choice: ScopeChoice): EventValues =>
  "scope" in from ? from : beginWith(from, choice);

/**
 * What stands in the form. It survives a reload, signing in again and another's change of the event:
 * the tab keeps the fields that were changed, and they are put over whatever the event is then.
 * Whenever the event is read anew, the form follows it at once: it never shows less than its version.
 */
export function useEventDraft({ draftKey, from }: FormBegin) {
  const [values, setValues] = useState(() => beginOf(from, ALL));
  const [base, setBase] = useState(from);
  const [setAside, putAside] = useState<SetAside>({});
  if (base !== from && !("scope" in from)) {
    const [before, now] = [beginOf(base, values), beginOf(from, values)];
    setBase(from);
    putAside(setAsideBy(setAside, { typed: values, from: before, to: now }));
    setValues(renew(values, before, now));
  }
  const [isFound, setFound] = useState(false);
  const [isKept, setKept] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form begins once
  useLayoutEffect(() => {
    const draft = readDraft<Partial<EventValues>>(draftKey);
    const early = earlyTexts(TEXTS);
    if (draft || Object.keys(early).length > 0)
      setValues({ ...beginOf(from, { ...ALL, ...draft }), ...draft, ...early });
    setFound(draft !== null);
    setKept(true);
  }, []);

  useEffect(() => {
    if (!isKept) return;
    const { scope, dateId } = values;
    const draft = {
      ...changesIn(beginOf(from, values), values),
      ...(scope !== "all" && { scope, dateId }),
    };
    writeDraft(draftKey, Object.keys(draft).length > 0 ? draft : null);
  }, [isKept, draftKey, from, values]);

  return {
    values,
    setAside,
    isFound,
    change: (part: Partial<EventValues>) =>
      setValues((now) => ({ ...now, ...withEnd(part, now, beginOf(from, now)) })),
    choose: (choice: ScopeChoice) =>
      setValues((now) => rebase(now, beginOf(from, now), beginOf(from, choice))),
    /** It is sent, or not wanted any more. */
    forget: () => {
      setKept(false);
      writeDraft(draftKey, null);
    },
    startOver: () => {
      setFound(false);
      setValues(beginOf(from, ALL));
    },
  };
}
