import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { Alert } from "#src/design/primitives/alert.tsx";
import { Skeleton } from "#src/design/primitives/skeleton.tsx";
import { TextLink } from "#src/design/primitives/text-link.tsx";
import { useLinkToken } from "#src/design/use-link-token.ts";
import { conversationQuery, useReply } from "#src/domains/support/client.ts";
import { MessageList } from "#src/domains/support/components/message-list.tsx";
import { ReplyForm } from "#src/domains/support/components/reply-form.tsx";
import { NarrowPage } from "../layout/narrow-page.tsx";
import { pageMeta } from "../seo.ts";
import type { Route } from "./+types/support-conversation";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Your conversation with us",
    description: "Read and go on with a conversation that you began on the support page.",
    canonicalPath: "/support/conversation",
    isPrivate: true,
  });

export default function SupportConversation() {
  const token = useLinkToken();
  const { data, error } = useQuery({ ...conversationQuery(token ?? ""), enabled: Boolean(token) });
  const reply = useReply(token ?? "");
  return (
    <NarrowPage title="Your conversation with us" lead={data?.subject ?? ""}>
      {token === "" || error ? <BrokenLink /> : null}
      {data ? (
        <>
          <MessageList messages={data.messages} />
          <ReplyForm label="Write back" send={reply.mutateAsync} />
        </>
      ) : token && !error ? (
        <Skeleton className="h-48" />
      ) : null}
    </NarrowPage>
  );
}

function BrokenLink() {
  return (
    <Alert tone="danger" role="note" title="This link is not complete">
      Open the link of the mail again, or{" "}
      <TextLink asChild>
        <Link to="/support">write to us anew</Link>
      </TextLink>
      .
    </Alert>
  );
}
