import type { PagePath } from "./touched-pages.ts";

const ADDRESS = /["'`](\/[\w$%{}.:/-]*)/g;

/** Whether a test that goes to an address of its own asks for the page at this one. */
function leadsTo(written: string, { path }: PagePath): boolean {
  const plain = written.replaceAll(/\$\{[^}]*\}?/g, "some");
  const pattern = path.replaceAll(/:\w+/g, "[^/]+").replace("*", ".+");
  return new RegExp(`^${pattern}$`).test(plain.length > 1 ? plain.replace(/\/$/, "") : plain);
}

/** Those of the files, by their text, that go to one of the addresses. */
export function testsOf(
  addresses: readonly PagePath[],
  files: ReadonlyMap<string, string>,
): string[] {
  return [...files]
    .filter(([, text]) =>
      [...text.matchAll(ADDRESS)].some(([, written = ""]) =>
        addresses.some((address) => address.path !== "/*" && leadsTo(written, address)),
      ),
    )
    .map(([file]) => file);
}
