import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";

const PURPOSE = "support-conversation";

/** Whoever reads the mails of a conversation can go on with it, without an account. */
export const conversationLink = ({ secrets, site }: Services, threadId: number): string =>
  `${site.baseUrl}/support/conversation#${secrets.encrypt(PURPOSE, String(threadId))}`;

export function readConversationToken({ secrets }: Services, token: string): number {
  try {
    return Number(secrets.decrypt(PURPOSE, token));
  } catch (cause) {
    const message = "This link is not whole. Please open it from the mail again.";
    throw new AppError("not_found", message, { cause });
  }
}
