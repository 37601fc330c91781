import { toast } from "#src/design/primitives/toast-store.ts";
import { RequestError, reasonOf } from "#src/shared/http.ts";

/** The server's own sentence, else the page's. A conflict is no error: a colleague was faster. */
export function tellFailure(error: unknown, fallback: string): void {
  const isConflict = error instanceof RequestError && error.status === 409;
  toast({
    title: isConflict ? "Someone else was faster" : "Error",
    description: reasonOf(error, fallback),
    tone: "danger",
  });
}
