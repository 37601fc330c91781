import { Badge } from "#src/design/primitives/badge.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import { TextLink } from "#src/design/primitives/text-link.tsx";
import type { IdentifiedCandidate } from "../contract.ts";

/** What it may be, the likeliest first, with the marks that tell each from what looks like it. */
export const CandidateList = ({ candidates }: { candidates: readonly IdentifiedCandidate[] }) => (
  <ol className="divide-y divide-line border-line border-y">
    {candidates.map((candidate) => (
      <li key={candidate.id} className="flex flex-col gap-1 py-3">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <TextLink asChild>
            <Link to={`/species/${candidate.id}`} className="flex min-h-11 items-center">
              {candidate.commonName}
            </Link>
          </TextLink>
          <i className="text-ink-soft text-sm">{candidate.scientificName}</i>
          {candidate.share === null ? null : (
            <span className="figures text-sm">{Math.round(candidate.share * 100)}%</span>
          )}
          {candidate.isExpected === false ? <Badge tone="land">Not expected here</Badge> : null}
          {candidate.isHinted ? <Badge tone="shoal">Photo or notes point at it</Badge> : null}
        </div>
        {candidate.lookAlikes.map(({ id, commonName, mark, ownMark }) => (
          <p key={id} className="text-sm">
            {ownMark}. <span className="text-ink-soft">{commonName}:</span> {mark}.
          </p>
        ))}
      </li>
    ))}
  </ol>
);
