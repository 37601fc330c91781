import { RotateCcw, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "#src/design/primitives/button.tsx";
import type { ChatRequest } from "../contract.ts";
import { CHAT_FAILURE, ENGINE_NOTES, MODEL_READS } from "../limits-contract.ts";
import { ChatForm } from "./chat-form.tsx";
import { ChatLog } from "./chat-log.tsx";
import type { ChatTurn } from "./chat-turn.ts";
import { useChat } from "./use-chat.ts";

interface ChatPanelProps {
  /** The site has a language model, which reads what is written here. */
  asksModel: boolean;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

const isNarrow = (): boolean => window.matchMedia("(width < 40rem)").matches;

/** Stands beside the page, which goes on: it is no modal dialog. */
export function ChatPanel({ asksModel, isOpen, onOpenChange }: ChatPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const close = () => {
    onOpenChange(false);
    requestAnimationFrame(() => panel.current?.parentElement?.querySelector("button")?.focus());
  };
  const [location, setLocation] = useState<ChatRequest["location"]>(null);
  const { turns, draft, isAsking, send, stop, type, clear } = useChat(location);
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isOpen) input.current?.focus();
  }, [isOpen]);
  const ask = (message: string) => {
    void send(message);
    input.current?.focus();
  };
  return (
    <section
      ref={panel}
      role="dialog"
      aria-label="Marine assistant"
      hidden={!isOpen}
      data-state={isOpen ? "open" : "closed"}
      onKeyDown={(event) => {
        if (event.key === "Escape") close();
      }}
      className="fixed inset-x-0 bottom-0 z-30 flex h-[min(85dvh,44rem)] flex-col border border-ink bg-page text-ink [&[hidden]]:hidden sm:right-4 sm:bottom-4 sm:left-auto sm:w-104 print:hidden"
    >
      <div aria-hidden className="minute-border shrink-0 border-t-0" />
      <div className="flex items-center justify-between gap-2 border-line border-b py-1 pr-2 pl-4">
        <h2 className="text-lg">Marine assistant</h2>
        <div className="flex">
          {turns.length > 0 ? (
            <Button variant="quiet" size="icon" aria-label="New conversation" onClick={clear}>
              <RotateCcw aria-hidden />
            </Button>
          ) : null}
          <Button variant="quiet" size="icon" aria-label="Close assistant" onClick={close}>
            <X aria-hidden />
          </Button>
        </div>
      </div>
      <ChatLog
        turns={turns}
        isAsking={isAsking}
        onAsk={ask}
        onFollow={() => isNarrow() && close()}
      />
      <p role="status" className="sr-only">
        {toldOf(turns.at(-1))}
      </p>
      <ChatForm
        {...{ input, draft, isAsking, location }}
        onType={type}
        onSend={() => ask(draft)}
        onStop={stop}
        onLocate={setLocation}
      />
      <p className="margin-note px-4 pb-3 text-ink-soft">{engineNote(turns, asksModel)}</p>
    </section>
  );
}

/** Who answered last; before that, who will. */
function engineNote(turns: readonly ChatTurn[], asksModel: boolean): string {
  const engine = turns.findLast((turn) => turn.engine !== undefined)?.engine;
  if (engine) return ENGINE_NOTES[engine];
  return asksModel ? MODEL_READS : ENGINE_NOTES.embedded;
}

/** The finished answer as one text, for those who listen. */
function toldOf(turn: ChatTurn | undefined): string {
  if (!turn || turn.state === "asking") return "";
  if (turn.state === "failed") return CHAT_FAILURE;
  if (turn.state === "stopped") return "Stopped.";
  return turn.blocks.map(({ title, text }) => (title ? `${title.label}: ${text}` : text)).join(" ");
}
