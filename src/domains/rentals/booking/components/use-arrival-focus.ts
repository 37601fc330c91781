import { useEffect } from "react";
import { useLocation, useNavigationType } from "react-router";
import { FORM_ANCHOR, PICKER_ANCHOR, TIMES_ANCHOR } from "./picker-address.ts";

/** Whoever chose something goes on from there, also with the keyboard: links that were pressed may be gone. */
export function useArrivalFocus(): void {
  const { search } = useLocation();
  const way = useNavigationType();
  useEffect(() => {
    const chosen = new URLSearchParams(search);
    const isSomewhere = document.activeElement !== document.body;
    if (way === "POP" || (chosen.has("week") && isSomewhere)) return;
    document.getElementById(anchorOf(chosen))?.focus({ preventScroll: true });
  }, [search, way]);
}

function anchorOf(chosen: URLSearchParams): string {
  if (chosen.has("start")) return FORM_ANCHOR;
  return chosen.has("day") ? TIMES_ANCHOR : PICKER_ANCHOR;
}
