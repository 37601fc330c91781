import { useEffect, useRef, useState } from "react";
import { readDraft, writeDraft } from "#src/design/form/session-draft.ts";
import { askAssistant } from "../client.ts";
import type { ChatRequest } from "../contract.ts";
import { type ChatTurn, KEPT_AS, type KeptChat, NOTHING_SAID, TURNS_KEPT } from "./chat-turn.ts";

/** One that was under way when its page went has no answer any more. */
const settled = (chat: KeptChat): KeptChat => ({
  ...chat,
  turns: chat.turns.map((turn) => (turn.state === "asking" ? { ...turn, state: "stopped" } : turn)),
});

/** The talk of this tab: it stays when pages change, and what was typed stays when a call fails. */
export function useChat(location: ChatRequest["location"]) {
  const [chat, setChat] = useState(() => settled(readDraft<KeptChat>(KEPT_AS) ?? NOTHING_SAID));
  const asking = useRef<AbortController | null>(null);
  useEffect(() => writeDraft(KEPT_AS, chat === NOTHING_SAID ? null : chat), [chat]);
  useEffect(() => () => asking.current?.abort(), []);

  const change = (id: number, to: (turn: ChatTurn) => Partial<ChatTurn>) =>
    setChat((now) => ({
      ...now,
      turns: now.turns.map((turn) => (turn.id === id ? { ...turn, ...to(turn) } : turn)),
    }));

  const send = async (given: string) => {
    const message = given.trim();
    if (message === "" || asking.current) return;
    const id = (chat.turns.at(-1)?.id ?? 0) + 1;
    const own = new AbortController();
    asking.current = own;
    const turn: ChatTurn = { id, said: message, blocks: [], suggestions: [], state: "asking" };
    setChat((now) => ({ ...now, draft: "", turns: [...now.turns, turn].slice(-TURNS_KEPT) }));
    try {
      const answer = await askAssistant(
        { message, location, conversationId: chat.conversationId },
        {
          signal: own.signal,
          onBlock: (block) => change(id, ({ blocks }) => ({ blocks: [...blocks, block] })),
        },
      );
      const { blocks, suggestions, engine, conversationId } = answer;
      change(id, () => ({ blocks, suggestions, engine, state: "answered" }));
      setChat((now) => ({ ...now, conversationId }));
    } catch {
      const state = own.signal.aborted ? "stopped" : "failed";
      change(id, () => ({ state }));
      setChat((now) => ({ ...now, draft: now.draft || message }));
    } finally {
      asking.current = null;
    }
  };

  return {
    ...chat,
    isAsking: chat.turns.at(-1)?.state === "asking",
    send,
    stop: () => asking.current?.abort(),
    type: (draft: string) => setChat((now) => ({ ...now, draft })),
    clear: () => {
      asking.current?.abort();
      setChat(NOTHING_SAID);
    },
  };
}
