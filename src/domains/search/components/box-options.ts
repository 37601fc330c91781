import type { Suggestion } from "../contract.ts";
import type { RecentSearch } from "../recent-searches.ts";

/** One line of the list below a search box. */
export interface BoxOption {
  key: string;
  group: string;
  text: string;
  /** At the right: what it is and where, or how many there are. */
  suggestion?: Suggestion;
  /** An address, or something that is done. */
  leadsTo: string | "near-me" | "forget";
}

/** What the field says about its list. */
export interface ListState {
  isOpen: boolean;
  /** The id of the line that is highlighted. */
  highlighted?: string;
}

const GROUPS = { category: "Categories", city: "Towns", business: "Places" } as const;

/** What was found for the words; before any are typed, what was searched for lately. */
export function boxOptions(
  typed: string,
  suggestions: readonly Suggestion[],
  recent: readonly RecentSearch[],
): BoxOption[] {
  const words = typed.trim();
  const nearMe: BoxOption = {
    key: "near-me",
    group: "Around you",
    text: words ? `“${words}” near me` : "Near me",
    leadsTo: "near-me",
  };
  if (words) return [...suggestions.map(optionOf), nearMe];
  if (recent.length === 0) return [nearMe];
  const forget: BoxOption = {
    key: "forget",
    group: "Recent searches",
    text: "Clear recent searches",
    leadsTo: "forget",
  };
  return [nearMe, ...recent.map(optionOfRecent), forget];
}

function optionOf(suggestion: Suggestion): BoxOption {
  return {
    key: `${suggestion.type}-${suggestion.value}-${suggestion.words ?? suggestion.city ?? ""}`,
    group: GROUPS[suggestion.type],
    text: suggestion.displayText,
    suggestion,
    leadsTo: pathOf(suggestion),
  };
}

function optionOfRecent({ name, conditions }: RecentSearch): BoxOption {
  return {
    key: `recent-${name}`,
    group: "Recent searches",
    text: name,
    leadsTo: `/search?${new URLSearchParams(conditions)}`,
  };
}

function pathOf({ type, value, displayText, count = 1, city, words }: Suggestion): string {
  const search = (conditions: Record<string, string>) =>
    `/search?${new URLSearchParams(conditions)}`;
  if (type === "business") return count > 1 ? search({ q: displayText }) : `/business/${value}`;
  if (words && city) return search({ q: words, city });
  if (type === "city") return search({ city: displayText });
  return search(city ? { category: value, city } : { category: value });
}
