import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { suggestionsQuery } from "../client.ts";
import type { Suggestion } from "../contract.ts";

const DEBOUNCE_MS = 120;

/** Asks once the typing pauses; a newer question cancels an older one. */
export function useSuggestions(typed: string): Suggestion[] {
  const [asked, setAsked] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data } = useQuery(suggestionsQuery(asked));
  return typed.trim() === "" ? [] : (data ?? []);
}
