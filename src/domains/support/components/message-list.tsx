import { cx } from "#src/design/class-names.ts";
import type { SupportMessage } from "../contract.ts";

const moment = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });

export function MessageList({ messages }: { messages: SupportMessage[] }) {
  return (
    <ol className="flex flex-col gap-4">
      {messages.map((message) => (
        <li
          key={message.id}
          className={cx(
            "rounded-md border border-line p-4",
            message.isFromStaff ? "ml-6 bg-shoal" : "mr-6 bg-paper",
          )}
        >
          <p className="text-ink-soft text-xs">
            {message.authorName}
            {message.isFromStaff ? ", Landfall" : ""} ·{" "}
            <time dateTime={message.createdAt}>{moment.format(new Date(message.createdAt))}</time>
          </p>
          <p className="mt-2 whitespace-pre-line break-words">{message.body}</p>
        </li>
      ))}
    </ol>
  );
}
