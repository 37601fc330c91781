import { hash, verify } from "@node-rs/argon2";
import { dictionary } from "@zxcvbn-ts/language-common";
import { AppError } from "#src/shared/errors.ts";
import { passwordObjection } from "../person/rules.ts";

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. The library's default kind is argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const COMMON_COUNT = 5000;

const common = new Set(dictionary["passwords-common"].slice(0, COMMON_COUNT));

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

let decoy: Promise<string> | undefined;

/**
 * Takes as long for an account without a password, or for none at all, as for a real one: the time
 * of the answer tells nothing.
 */
export async function isPasswordRight(
  storedHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  decoy ??= hashPassword("no one's password");
  const matches = await verify(storedHash ?? (await decoy), password);
  return matches && storedHash != null;
}

export function requireGoodPassword(password: string, isAdmin: boolean, field: string): void {
  const objection = passwordObjection(password, isAdmin, (given) =>
    common.has(given.toLowerCase()),
  );
  if (objection) throw new AppError("invalid", objection, { fields: { [field]: objection } });
}
