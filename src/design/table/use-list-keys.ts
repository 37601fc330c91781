import { useEffect, useRef, useState } from "react";

export type ListKey = string | number;

interface ListKeys {
  ids: readonly ListKey[];
  /** What further keys do with the item that the keyboard stands on. */
  actions?: Readonly<Record<string, (id: ListKey) => void>>;
}

const FIELDS = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]";
const DIALOGS = "[role=dialog], [role=alertdialog], [role=menu], [role=listbox]";

/** A letter typed into a field or over an open dialog is meant for that. */
export function isForPage(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  if (event.target instanceof Element && event.target.closest(FIELDS)) return false;
  return document.querySelector(DIALOGS) === null;
}

/** j and k move through a list; answers the item on which the keyboard stands. */
export function useListKeys({ ids, actions = {} }: ListKeys): ListKey | null {
  const [current, setCurrent] = useState<ListKey | null>(null);
  const latest = useRef({ ids, actions, current });
  latest.current = { ids, actions, current };

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isForPage(event)) return;
      const { ids: list, actions: known, current: at } = latest.current;
      const step = event.key === "j" ? 1 : event.key === "k" ? -1 : 0;
      const next = step === 0 ? undefined : neighbour(list, at, step);
      const act = known[event.key];
      if (next !== undefined) setCurrent(next);
      else if (act && at !== null && list.includes(at)) act(at);
      else return;
      event.preventDefault();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);

  return current !== null && ids.includes(current) ? current : null;
}

function neighbour(
  ids: readonly ListKey[],
  current: ListKey | null,
  step: 1 | -1,
): ListKey | undefined {
  const at = current === null ? -1 : ids.indexOf(current);
  if (at === -1) return step === 1 ? ids[0] : ids.at(-1);
  return ids[Math.min(Math.max(at + step, 0), ids.length - 1)];
}
