import { posix } from "node:path";
import { type ParseResult, parseSync, Visitor } from "vite";
import { type Finding, isSourceModule, type Sources } from "./house.ts";

export interface Import {
  /** As written, without a `?query`; a computed `import()` keeps its expression. */
  specifier: string;
  /** Repository-relative path of a file of ours; undefined for packages and builtins. */
  target: string | undefined;
  /** `import type`, `export type` and `import("…")` in a type: gone after compilation. */
  typeOnly: boolean;
  computed: boolean;
}

export type Modules = ReadonlyMap<string, readonly Import[]>;

type RawImport = Omit<Import, "target">;

export function readModules(sources: Sources): { modules: Modules; findings: Finding[] } {
  const modules = new Map<string, Import[]>();
  const findings: Finding[] = [];
  for (const [file, source] of sources) {
    if (!isSourceModule(file)) continue;
    const parsed = parseSync(file, source);
    for (const error of parsed.errors) {
      findings.push({ rule: "syntax", file, detail: error.message });
    }
    const raw = [...readStatic(parsed, source), ...readInline(parsed, source)];
    modules.set(
      file,
      raw
        .filter((item) => !/\.css$/.test(item.specifier))
        .map((item) => ({ ...item, target: resolve(file, item, sources) })),
    );
  }
  return { modules, findings };
}

function readStatic(parsed: ParseResult, source: string): RawImport[] {
  const imports = parsed.module.staticImports.map(({ start, end, moduleRequest }) => ({
    specifier: withoutQuery(moduleRequest.value),
    typeOnly: /^import\s+type\b(?!\s*(from\b|,))/.test(source.slice(start, end)),
    computed: false,
  }));
  const exports = parsed.module.staticExports.flatMap(({ start, end, entries }) => {
    const request = entries.find((entry) => entry.moduleRequest)?.moduleRequest;
    if (!request) return [];
    const typeOnly = /^export\s+type\b/.test(source.slice(start, end));
    return [{ specifier: withoutQuery(request.value), typeOnly, computed: false }];
  });
  return [...imports, ...exports];
}

/** `import()` in code and in types. The walk is slow, so only files that can have one pay for it. */
function readInline(parsed: ParseResult, source: string): RawImport[] {
  if (!/\bimport\s*\(/.test(source)) return [];
  const found: RawImport[] = [];
  new Visitor({
    ImportExpression({ source: argument }) {
      const text = source.slice(argument.start, argument.end);
      const literal = /^(["'`])([^$]*)\1$/s.exec(text)?.[2];
      const specifier = literal === undefined ? text : withoutQuery(literal);
      found.push({ specifier, typeOnly: false, computed: literal === undefined });
    },
    TSImportType(node) {
      found.push({ specifier: withoutQuery(node.source.value), typeOnly: true, computed: false });
    },
  }).visit(parsed.program);
  return found;
}

function withoutQuery(specifier: string): string {
  return specifier.replace(/\?.*$/, "");
}

function resolve(file: string, item: RawImport, sources: Sources): string | undefined {
  const path = item.computed ? undefined : toRepositoryPath(file, item.specifier);
  if (path === undefined) return undefined;
  const candidates = [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`, `${path}/index.tsx`];
  return candidates.find((candidate) => sources.has(candidate)) ?? path;
}

function toRepositoryPath(file: string, specifier: string): string | undefined {
  // React Router generates these outside src.
  if (specifier.includes("/+types/")) return undefined;
  if (/^\.{1,2}(\/|$)/.test(specifier)) return posix.join(posix.dirname(file), specifier);
  return /^(?:#|\/)((?:src|tests)\/.+)$/.exec(specifier)?.[1];
}
