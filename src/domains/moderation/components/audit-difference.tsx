import type { AuditEntry } from "../contract.ts";

type Fields = Record<string, unknown>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === "object" && value !== null ? { ...value } : {};

/** Field by field what a decision changed; a deletion shows all that there was. */
export function AuditDifference({ entry }: { entry: AuditEntry }) {
  const before = fieldsOf(entry.before);
  const after = fieldsOf(entry.after);
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => textOf(before[name]) !== textOf(after[name]),
  );
  if (names.length === 0) return null;
  return (
    <details>
      <summary className="cursor-pointer py-1 text-sm">
        {names.length === 1 ? names[0] : `${names.length} fields`}
      </summary>
      <dl className="mt-1 flex max-w-md flex-col gap-2 text-xs">
        {names.map((name) => (
          <div key={name}>
            <dt className="font-semibold">{name}</dt>
            <dd className="break-words">
              <del className="text-ink-soft">{textOf(before[name])}</del>{" "}
              <ins className="no-underline">{textOf(after[name])}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function textOf(value: unknown): string {
  if (value === undefined || value === null || value === "") return "–";
  return typeof value === "string" ? value : JSON.stringify(value);
}
