const FILLED = /\$RC\("(B:\w+)","(S:\w+)"\)/g;

/** Parts that came later stand at the end of the HTML; a browser's script moves each to its place. */
export function fillInStreamed(document: Document, html: string): void {
  for (const [, place = "", part = ""] of html.matchAll(FILLED)) {
    const template = document.getElementById(place);
    const content = document.getElementById(part);
    if (!template || !content) throw new Error(`${part} has no ${place} to stand in`);
    dropFallback(template);
    template.replaceWith(...content.childNodes);
    content.remove();
  }
}

/** What stands between the template and the end of its boundary. */
function dropFallback(template: Element): void {
  while (template.nextSibling && template.nextSibling.nodeValue !== "/$") {
    template.nextSibling.remove();
  }
}
