import { useEffect, useRef } from "react";
import { Button } from "#src/design/primitives/button.tsx";
import { CHAT_FAILURE } from "../limits-contract.ts";
import { ChatAnswer, ChatSuggestions } from "./chat-answer.tsx";
import type { ChatTurn } from "./chat-turn.ts";

const FIRST_QUESTIONS = [
  "Marinas with diesel near Solomons, MD",
  "High tide in Annapolis, MD tomorrow",
  "What events are coming up?",
];

interface ChatLogProps {
  turns: readonly ChatTurn[];
  isAsking: boolean;
  onAsk: (message: string) => void;
  onFollow: () => void;
}

/** Not read aloud as it grows: the whole answer is, once, by the panel. */
export function ChatLog({ turns, isAsking, onAsk, onFollow }: ChatLogProps) {
  const log = useRef<HTMLDivElement>(null);
  const latest = useRef<HTMLDivElement>(null);
  const last = turns.at(-1);
  const shown = `${turns.length} ${last?.blocks.length} ${last?.state}`;
  useEffect(() => {
    if (shown) showStart(log.current, latest.current);
  }, [shown]);
  return (
    <div
      ref={log}
      role="log"
      aria-label="Conversation"
      aria-live="off"
      aria-busy={isAsking}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by the keyboard
      tabIndex={0}
      className="flex min-h-0 grow flex-col gap-4 overflow-y-auto overscroll-contain px-4 py-4"
    >
      {turns.length === 0 ? (
        <p>
          Ask about places, hours, fuel, depths, tides, events or species. In an emergency call 911
          or VHF channel 16.
        </p>
      ) : null}
      {turns.map((turn) => (
        <div key={turn.id} ref={turn === last ? latest : undefined} className="flex flex-col gap-2">
          <p className="wrap-anywhere ml-8 self-end border border-line bg-shoal px-3 py-2">
            <span className="sr-only">You: </span>
            {turn.said}
          </p>
          <ChatAnswer blocks={turn.blocks} onFollow={onFollow} />
          <TurnState turn={turn} onRetry={turn === last ? () => onAsk(turn.said) : undefined} />
        </div>
      ))}
      {isAsking ? null : (
        <ChatSuggestions suggestions={last ? last.suggestions : FIRST_QUESTIONS} onChoose={onAsk} />
      )}
    </div>
  );
}

const ABOVE = 8;

/** The last question stands at the top, so that an answer longer than the panel is read from its start. */
function showStart(log: HTMLElement | null, turn: HTMLElement | null): void {
  if (!log || !turn) return;
  log.scrollTop += turn.getBoundingClientRect().top - log.getBoundingClientRect().top - ABOVE;
}

function TurnState({ turn, onRetry }: { turn: ChatTurn; onRetry?: () => void }) {
  if (turn.state === "answered") return null;
  if (turn.state === "asking")
    return turn.blocks.length === 0 ? <p className="text-ink-soft">Looking it up…</p> : null;
  return (
    <div className="flex flex-col items-start gap-2">
      <p className={turn.state === "failed" ? "text-danger" : "text-ink-soft"}>
        {turn.state === "failed" ? CHAT_FAILURE : "Stopped."}
      </p>
      {onRetry ? (
        <Button variant="secondary" size="sm" onClick={onRetry}>
          Try again
        </Button>
      ) : null}
    </div>
  );
}
