import { Field } from "#src/design/form/field.tsx";
import { FormError } from "#src/design/form/form-error.tsx";
import { PlainForm, useFormOutcome } from "#src/design/form/plain-form.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Textarea } from "#src/design/primitives/textarea.tsx";
import { ChatAnswer } from "#src/domains/assistant/chat/components/chat-answer.tsx";
import { answerAgain } from "#src/domains/assistant/chat/converse.server.ts";
import { ENGINE_NOTES, MESSAGE_MAX_LENGTH } from "#src/domains/assistant/chat/limits-contract.ts";
import { NarrowPage } from "../layout/narrow-page.tsx";
import { pageContext } from "../page-context.server.ts";
import { pageMeta } from "../seo.ts";
import type { Route } from "./+types/assistant";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Marine assistant",
    description: "Ask Landfall about waterfront places, tides, events and species.",
    canonicalPath: "/assistant",
    isPrivate: true,
  });

/** Asked without scripts: the answer is made anew from what was understood. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { services } = context.get(pageContext);
  const conversationId = new URL(request.url).searchParams.get("conversation");
  const answer = conversationId ? await answerAgain(services, conversationId) : null;
  return { conversationId: answer && conversationId, blocks: answer?.blocks ?? [] };
}

export default function Assistant({ loaderData }: Route.ComponentProps) {
  const { conversationId, blocks } = loaderData;
  const { message, fields, values } = useFormOutcome();
  return (
    <NarrowPage
      title="Marine assistant"
      lead="Ask about places, hours, fuel, depths, tides, events or species. In an emergency call 911 or VHF channel 16."
    >
      {blocks.length > 0 ? (
        <section aria-label="Answer" className="flex flex-col gap-3 border-line border-b pb-6">
          <ChatAnswer blocks={blocks} />
        </section>
      ) : null}
      <PlainForm className="flex flex-col gap-4">
        <FormError message={message && Object.keys(fields).length === 0 ? message : undefined} />
        <Field label="Your question" error={fields.message}>
          {(control) => (
            <Textarea
              {...control}
              name="message"
              rows={2}
              maxLength={MESSAGE_MAX_LENGTH}
              defaultValue={values.message}
            />
          )}
        </Field>
        <input type="hidden" name="conversationId" value={conversationId ?? ""} />
        <Button type="submit" className="self-start">
          Ask
        </Button>
      </PlainForm>
      <p className="margin-note text-ink-soft">{ENGINE_NOTES.embedded}</p>
    </NarrowPage>
  );
}
