import { formatDay } from "#src/shared/plain-format.ts";
import type { EventMessage } from "../contract.ts";
import { AUDIENCE_LABELS } from "../limits-contract.ts";

export function SentMessages({ messages }: { messages: readonly EventMessage[] }) {
  if (messages.length === 0) return null;
  return (
    <div>
      <h3 className="mb-3 text-lg">Sent messages</h3>
      <ul className="flex flex-col divide-y divide-line border-line border-y">
        {messages.map(({ id, subject, body, audience, recipients, sentAt }) => (
          <li key={id} className="py-4">
            <p className="font-semibold">{subject}</p>
            <p className="text-ink-soft text-xs">
              {formatDay(sentAt.slice(0, 10))} · {AUDIENCE_LABELS[audience]} ({recipients})
            </p>
            <p className="mt-2 whitespace-pre-wrap break-words">{body}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
