import { Search } from "lucide-react";
import { type FormEvent, type KeyboardEvent, useId, useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "#src/design/primitives/button.tsx";
import { useIsAlive } from "#src/design/use-is-alive.ts";
import type { Suggestion } from "../contract.ts";
import { SuggestionList } from "./suggestion-list.tsx";
import { useSuggestions } from "./use-suggestions.ts";

const NONE = -1;

function pathOf(suggestion: Suggestion): string {
  const { type, value, displayText, count = 1, city } = suggestion;
  const search = (conditions: Record<string, string>) =>
    `/search?${new URLSearchParams(conditions)}`;
  if (type === "business") return count > 1 ? search({ q: displayText }) : `/business/${value}`;
  if (type === "city") return search({ city: displayText });
  return search(city ? { category: value, city } : { category: value });
}

interface SearchBoxProps {
  initial?: string;
  label?: string;
  className?: string;
}

/**
 * The combobox pattern of WAI-ARIA: focus stays in the field, the highlight moves in the list. Before
 * scripts are there it is a plain form, whose button is never at rest.
 */
export function SearchBox({
  initial = "",
  label = "Search the waterfront",
  className,
}: SearchBoxProps) {
  const navigate = useNavigate();
  const listId = useId();
  const isAlive = useIsAlive();
  const [typed, setTyped] = useState(initial);
  const [isOpen, setOpen] = useState(false);
  const [highlighted, setHighlighted] = useState(NONE);
  const suggestions = useSuggestions(isOpen ? typed : "");
  const shown = isOpen && suggestions.length > 0;

  const close = () => {
    setOpen(false);
    setHighlighted(NONE);
  };
  const pick = (suggestion: Suggestion) => {
    close();
    navigate(pathOf(suggestion));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = typed.trim();
    if (text === "") return;
    close();
    navigate(`/search?q=${encodeURIComponent(text)}`);
  };
  const move = (event: KeyboardEvent) => {
    const last = suggestions.length - 1;
    if (event.key === "Escape") close();
    else if (event.key === "ArrowDown" && shown)
      setHighlighted(highlighted >= last ? 0 : highlighted + 1);
    else if (event.key === "ArrowUp" && shown)
      setHighlighted(highlighted <= 0 ? last : highlighted - 1);
    else if (event.key === "ArrowDown") setOpen(true);
    else if (event.key === "Enter" && shown && suggestions[highlighted])
      pick(suggestions[highlighted]);
    else return;
    event.preventDefault();
  };

  return (
    <search className={className}>
      <form action="/search" method="get" onSubmit={submit} className="relative flex gap-2">
        <input
          name="q"
          role="combobox"
          aria-label={label}
          aria-expanded={shown}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={highlighted === NONE ? undefined : `${listId}-${highlighted}`}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          placeholder="Marinas, Annapolis…"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setOpen(true);
            setHighlighted(NONE);
          }}
          onKeyDown={move}
          onBlur={close}
          className="min-h-13 w-full min-w-0 rounded-md border border-line-strong bg-paper px-4 text-ink"
        />
        <Button type="submit" size="lg" disabled={isAlive && typed.trim() === ""}>
          <Search aria-hidden /> Search
        </Button>
        <SuggestionList
          id={listId}
          suggestions={shown ? suggestions : []}
          highlighted={highlighted}
          onPick={pick}
        />
      </form>
    </search>
  );
}
