import { THEME_COLORS } from "#src/design/light/light-choice.ts";
import { LIGHT_SCRIPT } from "#src/design/light/light-script.ts";

/** Goes into <head>. Its script is a constant, so its hash can stand in the CSP instead of a nonce. */
export function LightHead({ nonce }: { nonce?: string | undefined }) {
  return (
    <>
      <meta name="theme-color" content={THEME_COLORS.day} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={THEME_COLORS.dusk} media="(prefers-color-scheme: dark)" />
      <script
        nonce={nonce}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours; as a child React would escape it
        dangerouslySetInnerHTML={{ __html: LIGHT_SCRIPT }}
      />
    </>
  );
}
