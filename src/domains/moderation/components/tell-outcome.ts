import { type ToastMessage, toast } from "#src/design/primitives/toast-store.ts";
import { RequestError, reasonOf } from "#src/shared/http.ts";
import { CHANGED_SINCE } from "../version-contract.ts";

type Done = Omit<ToastMessage, "tone">;

/** Tells how a decision went, and answers whether it was taken. */
export async function tellOutcome<Answer>(
  decision: Promise<Answer>,
  done: Done | ((answer: Answer) => Done),
  fallback: string,
): Promise<boolean> {
  try {
    const answer = await decision;
    toast({ ...(typeof done === "function" ? done(answer) : done), tone: "ok" });
    return true;
  } catch (error) {
    tellFailure(error, fallback);
    return false;
  }
}

/** The server's own sentence, else the page's. A conflict is no error: somebody was faster. */
export function tellFailure(error: unknown, fallback: string): void {
  toast({
    title: titleOf(error),
    description: reasonOf(error, fallback),
    tone: "danger",
  });
}

function titleOf(error: unknown): string {
  if (!(error instanceof RequestError) || error.status !== 409) return "Error";
  return error.code === CHANGED_SINCE ? "It has changed" : "Someone else was faster";
}
