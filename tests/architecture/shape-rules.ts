import { domainOf, type Finding, isServerModule, isSourceModule, type Sources } from "./house.ts";
import { type Parameter, readFunctions, type TopFunction } from "./read-functions.ts";
import type { Writes } from "./read-writes.ts";

const isTx = ({ type }: Parameter): boolean => type === "Tx";
const isDb = ({ type }: Parameter): boolean => /^Db( \| Tx)?$|^Tx \| Db$/.test(type);
const isServices = ({ type }: Parameter): boolean => /^(Services$|Pick<\s*Services,)/.test(type);
const isPlain = ({ type }: Parameter): boolean =>
  type !== "" && type.split(" | ").every((part) => PLAIN.test(part));
const PLAIN = /^(string|number|boolean|null|undefined|"[^"]*")$/;

/**
 * A command is `verbNoun(services, actor, input)` and owns its transaction, a step
 * `verbNoun(tx, services, …)` is a part of somebody's, and a query `(db, …)` changes nothing.
 */
export function checkShapes(sources: Sources, allWrites: Writes): Finding[] {
  return [...sources].flatMap(([file, source]) => {
    const isDomains = domainOf(file) !== undefined && isServerModule(file);
    if (!isDomains || !isSourceModule(file)) return [];
    const writes = allWrites.get(file) ?? [];
    return readFunctions(file, source).flatMap((each) => {
      const text = source.slice(each.start, each.end);
      const facts: Facts = {
        opens: /\.transaction\(/.test(text),
        writes: writes.some(({ at }) => at >= each.start && at < each.end),
      };
      return [objectionToOrder(each), objectionToRole(each, facts), objectionToCommand(each)]
        .filter((detail) => detail !== undefined)
        .map((detail) => ({ rule: "shape", file, detail: `${each.name}: ${detail}` }));
    });
  });
}

interface Facts {
  /** A transaction. */
  opens: boolean;
  writes: boolean;
}

function objectionToOrder({ parameters }: TopFunction): string | undefined {
  if (parameters.findIndex(isTx) > 0) return "the transaction comes first";
  if (parameters.findIndex(isDb) > 0) return "db comes first";
  const place = parameters.findIndex(isServices);
  if (place > (parameters.some(isTx) ? 1 : 0)) return "services come first, or after tx";
  return undefined;
}

function objectionToRole(
  { parameters: [first], isExported }: TopFunction,
  { opens, writes }: Facts,
): string | undefined {
  if (first === undefined) return undefined;
  if (isTx(first) && opens) return "a step opens no transaction of its own";
  if (!isExported) return undefined;
  if (isTx(first) && first.name !== "tx") return "the transaction is called tx";
  if (isDb(first) && first.name !== "db") return "the database is called db";
  const isQuery = isDb(first);
  return isQuery && (opens || writes)
    ? "what takes db only reads; a command takes services, a step takes tx"
    : undefined;
}

function objectionToCommand({ parameters, isExported, isAsync }: TopFunction): string | undefined {
  const [first, ...others] = parameters;
  if (!isExported || !isAsync || first === undefined || !isServices(first)) return undefined;
  if (others.length > 2) return "a command takes services, who acts, and one input";
  return others.some(isPlain) ? "who acts and the input are objects" : undefined;
}
