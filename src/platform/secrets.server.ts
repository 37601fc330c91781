import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from "node:crypto";

/** Keyed operations with the installation's SECRET. Each purpose has a key of its own. */
export interface Secrets {
  sign(purpose: string, value: string): string;
  encrypt(purpose: string, plain: string): string;
  decrypt(purpose: string, sealed: string): string;
}

/** Without it a shortened tag would be compared only as far as it goes. */
const WHOLE_TAG = { authTagLength: 16 };

export function createSecrets(secret: string): Secrets {
  const keyFor = (purpose: string) =>
    Buffer.from(hkdfSync("sha256", secret, "landfall", purpose, 32));
  return {
    sign: (purpose, value) =>
      createHmac("sha256", keyFor(purpose)).update(value).digest("base64url"),
    encrypt(purpose, plain) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv("aes-256-gcm", keyFor(purpose), nonce, WHOLE_TAG);
      const body = Buffer.concat([cipher.update(plain, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64url");
    },
    decrypt(purpose, sealed) {
      const bytes = Buffer.from(sealed, "base64url");
      const nonce = bytes.subarray(0, 12);
      const decipher = createDecipheriv("aes-256-gcm", keyFor(purpose), nonce, WHOLE_TAG);
      decipher.setAuthTag(bytes.subarray(12, 28));
      return decipher.update(bytes.subarray(28), undefined, "utf8") + decipher.final("utf8");
    },
  };
}

/** A token that cannot be guessed: 256 bits for cookies and links. */
export const randomToken = (): string => randomBytes(32).toString("base64url");

/** For tokens with full entropy, which need no key and no slow hash. */
export const hashToken = (token: string): string =>
  createHash("sha256").update(token).digest("base64url");

export function isEqualSecret(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
