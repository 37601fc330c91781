import { useQuery } from "@tanstack/react-query";
import { Alert } from "#src/design/primitives/alert.tsx";
import { TextLink } from "#src/design/primitives/text-link.tsx";
import { useViewer } from "#src/domains/accounts/session/client.ts";
import { isAhead, isOpen, type Standing } from "../../event/rules.ts";
import { ownRegistrationsQuery } from "../client.ts";
import { toConfirmWords } from "../registration-words.ts";

/** The registration of whoever is signed in. */
export function useOwnPlace(dateId: number) {
  const isKnown = useViewer().status === "authenticated";
  const { data = [] } = useQuery({ ...ownRegistrationsQuery, enabled: isKnown });
  const own = data.find((each) => each.dateId === dateId);
  return own && { ...own.registration, timeZone: own.timeZone };
}

interface OwnPlaceProps {
  standing: Standing;
  own: ReturnType<typeof useOwnPlace>;
}

/** For those who are signed in and have a place, or wait for one. */
export function OwnPlace({ own, standing }: OwnPlaceProps) {
  if (!own) return null;
  const { status, attendeeCount, placeInLine, confirmBy, timeZone, link } = own;
  if (!isAhead(standing)) {
    return (
      <Alert tone="info" role="note" title="You registered for this date">
        <TextLink href={link}>See your registration</TextLink>
      </Alert>
    );
  }
  if (confirmBy !== null && isOpen(standing)) {
    const [title, sentence] = toConfirmWords(confirmBy, timeZone);
    return (
      <Alert tone="caution" role="note" title={title}>
        {sentence} <TextLink href={link}>Confirm your place</TextLink>
      </Alert>
    );
  }
  return (
    <Alert
      tone="ok"
      role="note"
      title={status === "waiting" ? "You are waiting" : "You have a place"}
    >
      {status === "waiting"
        ? `You are number ${placeInLine} in line. `
        : `Your ticket admits ${attendeeCount}. `}
      <TextLink href={link}>See your registration</TextLink>
    </Alert>
  );
}
