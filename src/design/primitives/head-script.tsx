interface HeadScriptProps {
  /** A constant of ours, never anything that came from outside. */
  code: string;
  nonce?: string | undefined;
}

/** Stands in <head> and runs before the page is read further. */
export function HeadScript({ code, nonce }: HeadScriptProps) {
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours; as a child React would escape it
      dangerouslySetInnerHTML={{ __html: code }}
    />
  );
}
