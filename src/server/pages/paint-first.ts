/** As React Router writes them. */
const PRELOAD = /<link rel="modulepreload" href="([^"]*)"[^>]*\/>/g;
const START = /(<script\b[^>]*\btype="module"[^>]*>)([\s\S]*?)(?=<\/script>)/;
const NAMED_IMPORT = /\bimport \* as (\w+) from ("[^"]*");/g;
const BARE_IMPORT = /\bimport ("[^"]*");/g;

/** A tab in the background is never painted; its scripts start after so many milliseconds. */
const LATEST_MS = 2000;

/**
 * A page is readable before its scripts run. Named in its head, they are loaded beside its styles,
 * fonts and first picture and hold them up on a slow line; here they are asked for when the page has
 * been painted.
 */
export function paintFirst(html: string): string {
  const body = html.indexOf("</head>");
  const modules: string[] = [];
  const head = html.slice(0, body).replaceAll(PRELOAD, (_, address: string) => {
    modules.push(address);
    return "";
  });
  return (
    head +
    html
      .slice(body)
      .replace(START, (_, tag: string, script: string) => tag + startAfterPaint(script, modules))
  );
}

function startAfterPaint(script: string, modules: readonly string[]): string {
  const start = script
    .replaceAll(NAMED_IMPORT, "const $1 = await import($2);")
    .replaceAll(BARE_IMPORT, "await import($1);");
  return `await new Promise((painted) => {
  requestAnimationFrame(() => setTimeout(painted));
  setTimeout(painted, ${LATEST_MS});
});
for (const href of ${JSON.stringify(modules)}) {
  document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
}
${start}`;
}
