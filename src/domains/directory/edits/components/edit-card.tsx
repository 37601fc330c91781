import { ArrowRight, Check, TriangleAlert, X } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { Field } from "#src/design/form/field.tsx";
import { Badge } from "#src/design/primitives/badge.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Card } from "#src/design/primitives/card.tsx";
import { Input } from "#src/design/primitives/input.tsx";
import { TextLink } from "#src/design/primitives/text-link.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { reasonOf } from "#src/shared/http.ts";
import { fieldName, fieldText } from "../../listing/field-rules.ts";
import { useDecideEdit } from "../client.ts";
import { EDIT_NOTE_MAX_LENGTH, type ListingEdit } from "../contract.ts";

const moment = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });
const TONES = {
  pending: "shoal",
  accepted: "ok",
  declined: "danger",
  superseded: "neutral",
} as const;

const subjectOf = ({ businessName, field }: ListingEdit) => `${businessName}: ${fieldName(field)}`;

/** One field: what it was, what it is to be, who says so, and the decision. */
export function EditCard({ edit }: { edit: ListingEdit }) {
  return (
    <Card asChild>
      <article className="flex flex-col gap-3" aria-label={subjectOf(edit)}>
        <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="font-semibold font-serif text-lg">
            <TextLink asChild>
              <Link to={`/business/${edit.businessId}`}>{edit.businessName}</Link>
            </TextLink>
            : {fieldName(edit.field)}
          </h3>
          <Badge tone={TONES[edit.status]}>{edit.status}</Badge>
          <Badge>{edit.source === "owner" ? "from the owner" : "from a reader"}</Badge>
          {edit.isDemo ? <Badge tone="land">Demo data</Badge> : null}
        </header>
        <Change edit={edit} />
        {edit.note ? <p className="wrap-anywhere whitespace-pre-line">“{edit.note}”</p> : null}
        {edit.isOutdated ? (
          <p className="flex items-center gap-2 text-sm">
            <TriangleAlert aria-hidden className="size-4 text-land-ink" />
            The listing has changed since this was sent.
          </p>
        ) : null}
        {edit.signals.map(({ kind, reason }) => (
          <p key={kind} className="flex items-center gap-2 text-danger text-sm">
            <TriangleAlert aria-hidden className="size-4" /> {reason}
          </p>
        ))}
        <p className="text-ink-soft text-sm">
          {edit.proposerName}
          {edit.hasAccount ? "" : ", without an account"},{" "}
          <time dateTime={edit.createdAt}>{moment.format(new Date(edit.createdAt))}</time>
        </p>
        {edit.status === "pending" ? <Decision edit={edit} /> : <Outcome edit={edit} />}
      </article>
    </Card>
  );
}

function Change({ edit: { field, before, after } }: { edit: ListingEdit }) {
  if (field === "other") return null;
  if (field === "closed") return <p>The listing is to go off the site.</p>;
  return (
    <p className="wrap-anywhere flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="sr-only">Before: </span>
      <del className="text-ink-soft">{fieldText(field, before)}</del>
      <ArrowRight aria-hidden className="size-4" />
      <span className="sr-only">After: </span>
      <ins className="font-semibold no-underline">{fieldText(field, after)}</ins>
    </p>
  );
}

function Outcome({ edit }: { edit: ListingEdit }) {
  if (!edit.decidedAt) return null;
  return (
    <p className="text-sm">
      {edit.decidedBy ? `Decided by ${edit.decidedBy}` : "Decided"} on{" "}
      {moment.format(new Date(edit.decidedAt))}
      {edit.decisionNote ? `: ${edit.decisionNote}` : ""}
    </p>
  );
}

const DONE = { accept: "Change accepted", decline: "Change declined" } as const;

function Decision({ edit }: { edit: ListingEdit }) {
  const [note, setNote] = useState("");
  const sending = useDecideEdit();
  const decide = async (decision: keyof typeof DONE) => {
    try {
      await sending.mutateAsync({ id: edit.id, version: edit.version, decision, note });
      toast({ title: DONE[decision], description: edit.businessName, tone: "ok" });
    } catch (error) {
      toast({
        title: "Error",
        description: reasonOf(error, "The decision was not saved. Please try again."),
        tone: "danger",
      });
    }
  };
  const what = subjectOf(edit);
  return (
    <div className="flex flex-wrap items-end gap-3 border-line border-t pt-3">
      <Field label="Note" className="grow">
        {(field) => (
          <Input
            {...field}
            maxLength={EDIT_NOTE_MAX_LENGTH}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </Field>
      <Button
        aria-label={`Accept ${what}`}
        pending={sending.isPending && sending.variables.decision === "accept"}
        onClick={() => decide("accept")}
      >
        <Check aria-hidden /> Accept
      </Button>
      <Button
        variant="secondary"
        aria-label={`Decline ${what}`}
        pending={sending.isPending && sending.variables.decision === "decline"}
        onClick={() => decide("decline")}
      >
        <X aria-hidden /> Decline
      </Button>
    </div>
  );
}
