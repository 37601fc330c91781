import { useLocation, useRevalidator } from "react-router";
import { Badge } from "#src/design/primitives/badge.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { TextLink } from "#src/design/primitives/text-link.tsx";
import { useViewer } from "#src/domains/accounts/session/client.ts";
import { tellOutcome } from "#src/domains/moderation/components/tell-outcome.ts";
import { useShowPlace, useShowWords, useWithdrawOpinion } from "../client.ts";
import type { Discussion, ShownOpinion, SpeciesReport } from "../contract.ts";
import { waitsForOthers } from "../rules.ts";
import { OpinionForm } from "./opinion-form.tsx";

interface OpinionsPanelProps {
  report: SpeciesReport;
  discussion: Discussion;
}

/** Who takes it for what, and why; and the form for one's own opinion. */
export function OpinionsPanel({ report, discussion }: OpinionsPanelProps) {
  const viewer = useViewer();
  const { pathname } = useLocation();
  const { opinions } = discussion;
  const own = opinions.find(({ isOwn, isStanding }) => isOwn && isStanding);
  return (
    <section aria-labelledby="opinions" className="flex flex-col gap-4">
      <h2 id="opinions" className="text-2xl">
        What others take it for
      </h2>
      {opinions.length === 0 ? <p>Nobody has given an opinion yet.</p> : null}
      <ul className="flex flex-col gap-3">
        {opinions.map((opinion) => (
          <OpinionLine key={opinion.id} opinion={opinion} />
        ))}
      </ul>
      {waitsForOthers(report.verificationStatus, opinions) ? (
        <p>
          Those who agree have new accounts and share a network, so they count as one. It is
          verified once somebody else agrees, or an expert.
        </p>
      ) : null}
      {own ? <WithdrawButton report={report} /> : null}
      {report.isOwn ? (
        <p className="text-ink-soft">Others judge what you reported.</p>
      ) : viewer.status === "anonymous" ? (
        <p>
          <TextLink href={`/login?next=${encodeURIComponent(pathname)}`}>Sign in</TextLink> to give
          your opinion.
        </p>
      ) : (
        <OpinionForm report={report} own={own} />
      )}
      {discussion.mayClear ? <ShowPlaceButton report={report} /> : null}
      {discussion.withheldVersion ? (
        <ShowWordsButton reportId={report.id} version={discussion.withheldVersion} />
      ) : null}
    </section>
  );
}

function OpinionLine({ opinion }: { opinion: ShownOpinion }) {
  const { name, speciesName, agrees, byExpert, isStanding, reason } = opinion;
  const says = agrees ? "agrees" : speciesName ? `takes it for ${speciesName}` : "does not agree";
  return (
    <li className={isStanding ? undefined : "text-ink-soft"}>
      <p className="flex flex-wrap items-center gap-2">
        <span>
          <strong className="wrap-anywhere">{name}</strong> {says}
        </span>
        {byExpert ? <Badge tone="accent">Expert</Badge> : null}
        {isStanding ? null : <Badge>Earlier opinion</Badge>}
      </p>
      {reason ? <p className="wrap-anywhere text-sm">{reason}</p> : null}
    </li>
  );
}

function WithdrawButton({ report }: { report: SpeciesReport }) {
  const withdraw = useWithdrawOpinion(report.id);
  const { revalidate } = useRevalidator();
  const press = async () => {
    const done = { title: "Your opinion is taken back" };
    if (await tellOutcome(withdraw.mutateAsync(), done, "Nothing was changed.")) void revalidate();
  };
  return (
    <Button variant="quiet" className="self-start" pending={withdraw.isPending} onClick={press}>
      Take my opinion back
    </Button>
  );
}

function ShowPlaceButton({ report }: { report: SpeciesReport }) {
  const show = useShowPlace(report.id);
  const { revalidate } = useRevalidator();
  const press = async () => {
    const done = { title: "The place is shown to everybody now" };
    if (await tellOutcome(show.mutateAsync(), done, "Nothing was changed.")) void revalidate();
  };
  return (
    <div className="flex flex-col gap-2 border border-line bg-land p-4">
      <p>
        The place is shown only roughly, since a name on this report is of a threatened species.
        Have it shown only if the animal is certainly another one.
      </p>
      <Button variant="secondary" className="self-start" pending={show.isPending} onClick={press}>
        Show the place to everybody
      </Button>
    </div>
  );
}

function ShowWordsButton({ reportId, version }: { reportId: number; version: string }) {
  const show = useShowWords(reportId);
  const { revalidate } = useRevalidator();
  const press = async () => {
    const done = { title: "Everybody reads the words now" };
    await tellOutcome(show.mutateAsync(version), done, "Nothing was changed.");
    void revalidate();
  };
  return (
    <div className="flex flex-col gap-2 border border-line bg-land p-4">
      <p>
        Description, reasons and comments that no expert has read are hidden from others, since they
        may tell where a threatened species is. Have them shown only if no word on this page tells
        it.
      </p>
      <Button variant="secondary" className="self-start" pending={show.isPending} onClick={press}>
        Show the words to everybody
      </Button>
    </div>
  );
}
