import { PaymentRefusedError } from "#src/platform/payments/processor.server.ts";
import { AppError } from "#src/shared/errors.ts";

/** What the processor refuses for good is told to whoever asked. */
export async function askProcessor<T>(asked: Promise<T>): Promise<T> {
  return asked.catch((error: unknown) => {
    if (!(error instanceof PaymentRefusedError)) throw error;
    throw new AppError("conflict", error.message, { code: "payment_refused", cause: error });
  });
}
