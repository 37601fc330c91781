import type { EventMessage } from "../contract.ts";
import { AUDIENCE_LABELS } from "../limits-contract.ts";
import { sentDay } from "../sent-day.ts";

interface SentMessagesProps {
  messages: readonly EventMessage[];
  /** Of the event. */
  timeZone: string;
}

export function SentMessages({ messages, timeZone }: SentMessagesProps) {
  if (messages.length === 0) return null;
  return (
    <div>
      <h3 className="mb-3 text-lg">Sent messages</h3>
      <ul className="flex flex-col divide-y divide-line border-line border-y">
        {messages.map(({ id, subject, body, audience, recipients, sentAt }) => (
          <li key={id} className="py-4">
            <p className="font-semibold">{subject}</p>
            <p className="text-ink-soft text-xs">
              {sentDay(sentAt, timeZone)} · {AUDIENCE_LABELS[audience]} ({recipients})
            </p>
            <p className="mt-2 whitespace-pre-wrap break-words">{body}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
