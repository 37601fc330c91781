import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useState,
} from "react";
import { useNavigate } from "react-router";
import { forgetRecentSearches, readRecentSearches } from "../recent-searches.ts";
import { type BoxOption, boxOptions, type ListState } from "./box-options.ts";
import { SuggestionList } from "./suggestion-list.tsx";
import { useNearMe } from "./use-near-me.ts";
import { useSuggestions } from "./use-suggestions.ts";

const NONE = -1;

interface BoxSuggestionsProps {
  listId: string;
  /** Null while the field has no focus. */
  typed: string | null;
  onState: (state: ListState) => void;
  /** Something was picked that leads to another page. */
  onLeave: () => void;
  /** Filled with what the keys of the field do. */
  moveInList: RefObject<((event: KeyboardEvent) => void) | null>;
}

/** The list below a search box: where the words lead, near me, and what was searched for lately. */
export function BoxSuggestions(props: BoxSuggestionsProps) {
  const { listId, typed, onState, onLeave, moveInList } = props;
  const navigate = useNavigate();
  const { goNearMe } = useNearMe();
  const [isClosed, setClosed] = useState(false);
  const [highlighted, setHighlighted] = useState(NONE);
  const [recent, setRecent] = useState(readRecentSearches);
  const suggestions = useSuggestions(typed ?? "");
  const isOpen = typed !== null && !isClosed;
  const options = isOpen ? boxOptions(typed, suggestions, recent) : [];

  // Other words, or coming back to the field, open the list anew.
  useEffect(() => {
    setClosed(false);
    setHighlighted(NONE);
    if (typed === "") setRecent(readRecentSearches());
  }, [typed]);

  useLayoutEffect(() => {
    const isHighlighted = isOpen && highlighted !== NONE;
    onState({ isOpen, highlighted: isHighlighted ? `${listId}-${highlighted}` : undefined });
  }, [onState, isOpen, highlighted, listId]);

  const pick = ({ leadsTo }: BoxOption) => {
    if (leadsTo === "forget") {
      forgetRecentSearches();
      setRecent([]);
      setHighlighted(NONE);
      return;
    }
    setClosed(true);
    setHighlighted(NONE);
    const words = typed?.trim() ?? "";
    if (leadsTo === "near-me")
      return goNearMe(() => new URLSearchParams(words ? { q: words } : {}));
    onLeave();
    navigate(leadsTo);
  };

  useImperativeHandle(moveInList, () => (event: KeyboardEvent) => {
    const last = options.length - 1;
    const option = options[highlighted];
    if (event.key === "Escape" && isOpen) setClosed(true);
    else if (event.key === "ArrowDown" && !isOpen) setClosed(false);
    else if (event.key === "ArrowDown") setHighlighted(highlighted >= last ? 0 : highlighted + 1);
    else if (event.key === "ArrowUp" && isOpen)
      setHighlighted(highlighted <= 0 ? last : highlighted - 1);
    else if (event.key === "Enter" && option) pick(option);
    else return;
    event.preventDefault();
  });

  return <SuggestionList id={listId} options={options} highlighted={highlighted} onPick={pick} />;
}
