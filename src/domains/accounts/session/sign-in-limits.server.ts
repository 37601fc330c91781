import {
  enforceRateLimit,
  giveCallBack,
  type RateLimit,
} from "#src/platform/http/rate-limit.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import { type Caller, findAcquaintance } from "./known-caller.server.ts";

const QUARTER = 15 * 60;
const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/** For one e-mail address. The second limit of each is met by those who go on: waiting grows. */
interface Allowance {
  /** Each device and each place that the account knows, on its own: no stranger uses it up. */
  known: RateLimit[];
  /** Each place that it does not know. */
  stranger: RateLimit[];
  /** All of those together, from wherever they call. More than one of them can use up. */
  strangers: RateLimit[];
}

const limit = (name: string, calls: number, seconds: number): RateLimit => ({
  name: `${name}-${seconds}`,
  calls,
  seconds,
});

/** Passwords, codes without their browser, and the codes of authenticators. */
export const TRIES: Allowance = {
  known: [limit("tries-known", 20, QUARTER), limit("tries-known", 200, DAY)],
  stranger: [limit("tries-stranger", 10, QUARTER), limit("tries-stranger", 30, DAY)],
  strangers: [limit("tries-strangers", 60, HOUR), limit("tries-strangers", 200, DAY)],
};

/** Ten mails at most at once, whoever asks: whoever reads them waits six minutes for one of their own. */
export const CODE_MAILS: Allowance = {
  known: [limit("codes-known", 5, QUARTER)],
  stranger: [
    limit("codes-stranger", 5, QUARTER),
    limit("codes-stranger", 8, HOUR),
    limit("codes-stranger", 20, DAY),
  ],
  strangers: [limit("codes-strangers", 10, HOUR), limit("codes-strangers", 100, DAY)],
};

/** Whenever strangers have used theirs up, a link that was mailed less than an hour ago still works. */
export const RESET_MAILS: Allowance = {
  known: [limit("resets-known", 5, QUARTER)],
  stranger: [limit("resets-stranger", 3, QUARTER), limit("resets-stranger", 5, DAY)],
  strangers: [limit("resets-strangers", 6, HOUR), limit("resets-strangers", 30, DAY)],
};

/** One address that guesses at many accounts. */
const GUESSES_BY_PLACE = limit("guesses-by-place", 200, HOUR);

interface Asked {
  allowance: Allowance;
  email: string;
}

interface Counted {
  limit: RateLimit;
  key: string;
}

/** A call that was counted; what turned out to be right is given back. */
export interface Admission {
  isStranger: boolean;
  giveBack(): Promise<void>;
}

/** Counts a call against the caller's own allowance; 429 when that is used up. */
export async function admitCaller(
  services: Services,
  caller: Caller,
  { allowance, email }: Asked,
): Promise<Admission> {
  const acquaintance = await findAcquaintance(services, caller, { email });
  const identity = acquaintance === "device" ? `device ${caller.device}` : `place ${caller.place}`;
  const limits = acquaintance ? allowance.known : allowance.stranger;
  const counted = limits.map((each): Counted => ({ limit: each, key: `${email} ${identity}` }));
  if (allowance === TRIES && !acquaintance) {
    counted.push({ limit: GUESSES_BY_PLACE, key: caller.place });
  }
  return count(services, counted, acquaintance === null);
}

/** As `admitCaller`, and strangers are counted all together, too. */
export async function admit(services: Services, caller: Caller, asked: Asked): Promise<Admission> {
  const own = await admitCaller(services, caller, asked);
  if (!own.isStranger) return own;
  const all = await count(services, sharedBy(asked), true);
  return {
    isStranger: true,
    giveBack: async () => {
      await own.giveBack();
      await all.giveBack();
    },
  };
}

/** Whether strangers have anything left of what they share. */
export async function admitsStrangers(services: Services, asked: Asked): Promise<boolean> {
  try {
    await count(services, sharedBy(asked), true);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.kind === "rate_limited") return false;
    throw error;
  }
}

const sharedBy = ({ allowance, email }: Asked): Counted[] =>
  allowance.strangers.map((each) => ({ limit: each, key: email }));

async function count({ db }: Services, counted: Counted[], isStranger: boolean) {
  for (const { limit: each, key } of counted) await enforceRateLimit(db, each, key);
  return {
    isStranger,
    giveBack: async () => {
      for (const { limit: each, key } of counted) await giveCallBack(db, each, key);
    },
  };
}
