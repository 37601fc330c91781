/** A random UUID; `crypto.randomUUID` is not there on pages that came without encryption. */
export function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const version = `4${digits.slice(13, 16)}`;
  const variant = `8${digits.slice(17, 20)}`;
  return [digits.slice(0, 8), digits.slice(8, 12), version, variant, digits.slice(20)].join("-");
}
