import type { Finding } from "./house.ts";
import type { Modules } from "./read-imports.ts";

const RESOLVER = "src/design/form/plain-resolver.ts";

/** A form says in the same plain words as the server what is wrong with a field. */
export function checkWords(modules: Modules): Finding[] {
  return [...modules]
    .filter(([file]) => file !== RESOLVER)
    .flatMap(([file, imports]) =>
      imports
        .filter(({ specifier }) => specifier.startsWith("@hookform/resolvers"))
        .map(({ specifier }) => ({
          rule: "words",
          file,
          detail: `${specifier}: a form has plainResolver() of ${RESOLVER}`,
        })),
    );
}
