import { AppError, type ErrorKind } from "#src/shared/errors.ts";

/** What a thread hands back: its result, a refusal for the person, or a failure of ours. */
export type ThreadAnswer =
  | { result: unknown }
  | { refusal: { kind: ErrorKind; message: string; code: string } }
  | { failure: { message: string; stack?: string; code?: string } };

export function toThreadAnswer(thrown: unknown): ThreadAnswer {
  if (thrown instanceof AppError) {
    const { kind, message, code } = thrown;
    return { refusal: { kind, message, code } };
  }
  const { message, stack, code }: NodeJS.ErrnoException =
    thrown instanceof Error ? thrown : new Error(String(thrown));
  return { failure: { message, stack, code } };
}

/** The result, or the error as it was thrown in the thread, with its code: a full disk stays one. */
export function fromThreadAnswer(answer: ThreadAnswer): unknown {
  if ("result" in answer) return answer.result;
  if ("refusal" in answer) {
    const { kind, message, code } = answer.refusal;
    throw new AppError(kind, message, { code });
  }
  const { message, ...rest } = answer.failure;
  throw Object.assign(new Error(message), rest);
}
