import { Search } from "lucide-react";
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { cx } from "#src/design/class-names.ts";
import { Button } from "#src/design/primitives/button.tsx";
import { useIsAlive } from "#src/design/use-is-alive.ts";
import { QUERY_MAX_LENGTH } from "../limits-contract.ts";
import type { ListState } from "./box-options.ts";
import type { BoxSuggestions } from "./box-suggestions.tsx";

interface SearchBoxProps {
  label: string;
  /** In the bar of the page its button shows no word. */
  compact?: boolean;
  className?: string;
}

/**
 * The combobox pattern of WAI-ARIA: focus stays in the field, the highlight moves in the list. Before
 * scripts are there it is a plain form, whose button is never at rest; the script of the list comes with
 * the focus, and where it does not come, words can be searched for all the same.
 */
export function SearchBox({ label, compact = false, className }: SearchBoxProps) {
  const navigate = useNavigate();
  const listId = useId();
  const isAlive = useIsAlive();
  const [typed, setTyped] = useState("");
  const [hasFocus, setFocus] = useState(false);
  const [state, setState] = useState<ListState>({ isOpen: false });
  const [Suggestions, setSuggestions] = useState<typeof BoxSuggestions | null>(null);
  const moveInList = useRef<((event: KeyboardEvent) => void) | null>(null);

  const begin = () => {
    setFocus(true);
    import("./box-suggestions.tsx").then(
      (module) => setSuggestions(() => module.BoxSuggestions),
      () => {},
    );
  };
  /** The box stays on the page that it leads to, for the next search. */
  const end = () => {
    setFocus(false);
    setTyped("");
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = typed.trim();
    if (text === "") return;
    end();
    navigate(`/search?q=${encodeURIComponent(text)}`);
  };

  return (
    <search className={className}>
      <form
        action="/search"
        method="get"
        onSubmit={submit}
        className={cx("relative flex", !compact && "gap-2")}
      >
        <input
          name="q"
          role="combobox"
          aria-label={label}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-expanded={state.isOpen}
          aria-activedescendant={state.highlighted}
          autoComplete="off"
          spellCheck={false}
          maxLength={QUERY_MAX_LENGTH}
          placeholder="Marinas, Annapolis…"
          value={typed}
          onFocus={begin}
          onBlur={() => setFocus(false)}
          onChange={(event) => {
            setTyped(event.target.value);
            begin();
          }}
          onKeyDown={(event) => moveInList.current?.(event)}
          className={cx(
            "w-full min-w-0 border border-line-strong bg-paper px-4 text-ink",
            compact ? "min-h-11 rounded-l-md border-r-0" : "min-h-13 rounded-md",
          )}
        />
        {compact ? (
          <Button
            type="submit"
            variant="secondary"
            size="icon"
            aria-label="Find"
            className="rounded-l-none"
          >
            <Search aria-hidden />
          </Button>
        ) : (
          <Button type="submit" size="lg" disabled={isAlive && typed.trim() === ""}>
            <Search aria-hidden /> Search
          </Button>
        )}
        {Suggestions ? (
          <Suggestions
            listId={listId}
            typed={hasFocus ? typed : null}
            onState={setState}
            onLeave={end}
            moveInList={moveInList}
          />
        ) : null}
      </form>
    </search>
  );
}
