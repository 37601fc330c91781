import type { ChatBlock } from "../contract.ts";
import type { ChatEngine } from "../limits-contract.ts";

/** A message and what was answered to it. */
export interface ChatTurn {
  id: number;
  said: string;
  blocks: ChatBlock[];
  suggestions: string[];
  /** Who answered, once it is known. */
  engine?: ChatEngine;
  state: "asking" | "answered" | "failed" | "stopped";
}

/** What this tab keeps of the talk, also while other pages are loaded. */
export interface KeptChat {
  turns: ChatTurn[];
  conversationId: string | null;
  draft: string;
}

export const NOTHING_SAID: KeptChat = { turns: [], conversationId: null, draft: "" };
export const KEPT_AS = "landfall.chat";
export const TURNS_KEPT = 30;
