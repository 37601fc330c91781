/** Without a schema, so that a page can use them without loading the validator. */
export const MESSAGE_MAX_LENGTH = 2000;
export const CONVERSATION_MINUTES = 30;

export const CHAT_FAILURE =
  "I'm sorry, I'm having trouble processing your request right now. Please try again later.";

export const CHAT_ENGINES = ["embedded", "model"] as const;
export type ChatEngine = (typeof CHAT_ENGINES)[number];

/** What the widget says of who answers. */
export const ENGINE_NOTES: Readonly<Record<ChatEngine, string>> = {
  embedded: "Answered by Landfall's embedded engine, from its own data.",
  model: "Chosen with the help of a language model, from Landfall's own data.",
};

/** Said before anything is written, where a model is asked. */
export const MODEL_READS =
  "A language model on another server may read your question. Facts come from Landfall's own data.";
