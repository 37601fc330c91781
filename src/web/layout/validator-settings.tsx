/** zod tries `eval` once, and the policy reports it; this tells it beforehand that it may not. */
const SCRIPT = "globalThis.__zod_globalConfig={jitless:true}";

/** Stands in <head>: it has to run before the first schema is made. */
export function ValidatorSettings({ nonce }: { nonce?: string | undefined }) {
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
      dangerouslySetInnerHTML={{ __html: SCRIPT }}
    />
  );
}
