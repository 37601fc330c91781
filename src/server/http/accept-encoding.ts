import type { Encoding } from "./pack.ts";

/** The smallest of our encodings that the visitor takes. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return "identity";
  const refused = new Set<string>();
  const taken = new Set<string>();
  for (const part of accepted.toLowerCase().split(",", 20)) {
    const [name = "", ...settings] = part.split(";").map((text) => text.trim());
    const isRefused = settings.some((setting) => /^q=0(?:\.0*)?$/.test(setting));
    (isRefused ? refused : taken).add(name);
  }
  const takes = (name: string) => taken.has(name) || (taken.has("*") && !refused.has(name));
  if (takes("br")) return "br";
  return takes("gzip") ? "gzip" : "identity";
}
