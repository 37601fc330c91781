import { THEME_COLORS } from "#src/design/light/light-choice.ts";
import { LIGHT_SCRIPT } from "#src/design/light/light-script.ts";
import { HeadScript } from "#src/design/primitives/head-script.tsx";

/** Goes into <head>. */
export function LightHead({ nonce }: { nonce?: string | undefined }) {
  return (
    <>
      <meta name="theme-color" content={THEME_COLORS.day} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={THEME_COLORS.dusk} media="(prefers-color-scheme: dark)" />
      <HeadScript nonce={nonce} code={LIGHT_SCRIPT} />
    </>
  );
}
