import type { ReactNode } from "react";
import { Link } from "#src/design/primitives/link.tsx";
import { formatDay, formatNumber } from "#src/shared/plain-format.ts";
import type { ConservationAlert } from "../contract.ts";

/** Where, when, about what, and what should be done. */
export function AlertFacts({ alert }: { alert: ConservationAlert }) {
  const { actionRequired, createdAt, resolvedOn, communitySupport } = alert;
  return (
    <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
      <Fact name="Location">
        {alert.location}
        <Position alert={alert} />
      </Fact>
      <Fact name="Date">{formatDay(createdAt)}</Fact>
      {alert.speciesName ? (
        <Fact name="Species">
          {alert.speciesId ? (
            <Link to={`/species/${alert.speciesId}`} className="underline">
              {alert.speciesName}
            </Link>
          ) : (
            alert.speciesName
          )}
        </Fact>
      ) : null}
      <Fact name="Community support">{formatNumber(communitySupport)}</Fact>
      <Fact name="Expert verification">
        {alert.verifiedByExpert ? "Verified by an expert" : "Not verified yet"}
      </Fact>
      {resolvedOn ? <Fact name="Resolved">{formatDay(resolvedOn)}</Fact> : null}
      {actionRequired ? (
        <Fact name="Action required" className="sm:col-span-2">
          {actionRequired}
        </Fact>
      ) : null}
    </dl>
  );
}

function Position({ alert }: { alert: ConservationAlert }) {
  const { latitude, longitude, uncertaintyMeters, isBlurred } = alert;
  if (latitude === null || longitude === null) return null;
  const meters = uncertaintyMeters === null ? "" : `, within ${formatNumber(uncertaintyMeters)} m`;
  return (
    <span className="block text-ink-soft text-sm">
      <span className="figures">
        {latitude}, {longitude}
      </span>
      {meters}
      {isBlurred
        ? ". Somewhere in this square: the exact place is kept from the public to protect the species; experts of its group and administrators see it."
        : ""}
    </span>
  );
}

interface FactProps {
  name: string;
  className?: string;
  children: ReactNode;
}

function Fact({ name, className, children }: FactProps) {
  return (
    <div className={className}>
      <dt className="text-ink-soft text-xs">{name}</dt>
      <dd className="wrap-anywhere whitespace-pre-line">{children}</dd>
    </div>
  );
}
