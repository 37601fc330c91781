import { LINKS_MAX, MANY, SIGHTING_DAYS, type Sightings, type Signal } from "./signal-contract.ts";

const LINK =
  /\b(?:https?:\/\/|www\.)\S+|\b[a-z0-9-]+\.(?:com|net|org|info|biz|xyz|shop|ru|cn|top)\b/gi;
const SALES = [
  /\bbuy (?:now|cheap)\b/i,
  /\bclick here\b/i,
  /\bcrypto|\bbitcoin|\bforex\b/i,
  /\bcasino|\bbetting\b/i,
  /\bviagra|\bcialis\b/i,
  /\bpromo ?code\b/i,
  /\bwork from home\b/i,
  /\bguaranteed (?:income|profit|returns)\b/i,
  /\bseo (?:services|ranking)/i,
];

/** Stems, so that their endings count too; short ones stand alone, so that no place name trips them. */
const RUDE = [
  /\bfuck\w*/,
  /\bmotherfuck\w*/,
  /\bshit(?:s|ty|head|hole|show)?\b/,
  /\bbullshit\w*/,
  /\bcunts?\b/,
  /\bbitch\w*/,
  /\bassholes?\b/,
  /\bbastards?\b/,
  /\bdickheads?\b/,
  /\btwats?\b/,
  /\bwank(?:er|ers)\b/,
  /\bwhores?\b/,
  /\bsluts?\b/,
  /\bnigg(?:er|a)\w*/,
  /\bfagg?ots?\b/,
  /\bretard(?:s|ed)\b/,
  /\bkikes?\b/,
  /\bspics?\b/,
  /\btrann(?:y|ies)\b/,
];

const DISGUISES: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};

/** What the words alone say. */
export function signalsOfText(text: string): Signal[] {
  return [...linkSignals(text), ...rudeSignals(text)];
}

function linkSignals(text: string): Signal[] {
  const links = text.match(LINK)?.length ?? 0;
  const sales = SALES.flatMap((pattern) => pattern.exec(text)?.[0] ?? []);
  if (links <= LINKS_MAX && sales.length === 0) return [];
  const parts = [
    ...(links > 0 ? [`${links} ${links === 1 ? "link" : "links"}`] : []),
    ...sales.map((words) => `“${words}”`),
  ];
  return [{ kind: "link_spam", reason: `Reads like advertising: ${parts.join(", ")}` }];
}

function rudeSignals(text: string): Signal[] {
  const lower = text.toLowerCase();
  const undisguised = lower.replaceAll(/[013457@$!]/g, (sign) => DISGUISES[sign] ?? sign);
  const words = RUDE.flatMap((stem) => stem.exec(lower)?.[0] ?? stem.exec(undisguised)?.[0] ?? []);
  if (words.length === 0) return [];
  return [{ kind: "profanity", reason: `Rude words: ${words.map(masked).join(", ")}` }];
}

/** Enough to recognise it; nobody has to read a queue of them. */
const masked = (word: string): string => `${word[0]}${"*".repeat(word.length - 1)}`;

const times = (count: number): string => (count === 1 ? "once" : `${count} times`);

/** What its history says. */
export function signalsOfHistory(seen: Sightings): Signal[] {
  const signals: Signal[] = [];
  if (seen.sameText > 0) {
    const reason = `The same text was sent ${times(seen.sameText)} before`;
    signals.push({ kind: "duplicate_text", reason });
  }
  if (seen.sameEmail >= MANY) {
    const reason = `${seen.sameEmail} others from this e-mail address in ${SIGHTING_DAYS} days`;
    signals.push({ kind: "many_from_email", reason });
  }
  if (seen.sameSender >= MANY) {
    const reason = `${seen.sameSender} others from this network address in ${SIGHTING_DAYS} days`;
    signals.push({ kind: "many_from_sender", reason });
  }
  if (seen.anonymousAgain > 0) {
    const reason = `The same network address wrote about this place ${times(seen.anonymousAgain)} before, without an account`;
    signals.push({ kind: "anonymous_again", reason });
  }
  return signals;
}
