import { AsyncLocalStorage } from "node:async_hooks";

/** The id of the job that is being done: the same at every try. Nobody else has one. */
export const currentJob = new AsyncLocalStorage<string>();
