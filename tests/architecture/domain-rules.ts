import {
  DOMAIN_GROUPS,
  DOMAIN_PARTS,
  domainOf,
  type Finding,
  isContract,
  isRules,
  partOf,
  placeInDomain,
  roomOf,
} from "./house.ts";
import type { Import, Modules } from "./read-imports.ts";

/** What a domain's files may import: the order of the domains, and what contract and rules may know. */
export function checkDomains(modules: Modules): Finding[] {
  return [...checkKnown(modules), ...[...modules].flatMap(checkFile)];
}

function checkKnown(modules: Modules): Finding[] {
  const folders = new Set([...modules.keys()].flatMap((file) => domainOf(file) ?? []));
  return [...folders]
    .filter((domain) => groupOf(domain) === -1)
    .map((domain) => ({
      rule: "domain-order",
      file: `src/domains/${domain}`,
      detail: `${domain} is not in the list of domains: DOMAIN_GROUPS in tests/architecture/house.ts`,
    }));
}

function checkFile([file, imports]: readonly [string, readonly Import[]]): Finding[] {
  return imports.flatMap((item) => {
    const findings: Finding[] = [];
    const reason = objectionToOrder(file, item.target);
    if (reason) {
      findings.push({ rule: "domain-order", file, detail: `${item.specifier}: ${reason}` });
    }
    if (isContract(file) && !mayContractImport(item)) {
      const detail = `${item.specifier}: a contract imports only zod, shared and contracts`;
      findings.push({ rule: "contract", file, detail });
    }
    if (isRules(file) && !isContractOrShared(item.target) && !isRules(item.target ?? "")) {
      const detail = `${item.specifier}: rules import only contracts, rules and shared`;
      findings.push({ rule: "rules", file, detail });
    }
    if (/^demo\//.test(placeInDomain(item.target ?? "")) && !isDemo(file)) {
      const detail = `${item.specifier}: only demo data import what demo data are made of`;
      findings.push({ rule: "demo", file, detail });
    }
    return findings;
  });
}

const isDemo = (file: string): boolean =>
  domainOf(file) !== undefined && /^demo(\/|-data\.server\.ts$)/.test(placeInDomain(file));

function objectionToOrder(file: string, target: string | undefined): string | undefined {
  const from = domainOf(file);
  const to = target === undefined ? undefined : domainOf(target);
  if (from === undefined || to === undefined || target === undefined) return undefined;
  if (from === to) return objectionToParts(from, partOf(file), partOf(target));
  // An unknown folder is one finding of its own, not one for every import.
  if (groupOf(from) === -1 || groupOf(to) === -1 || groupOf(from) > groupOf(to)) return undefined;
  return groupOf(from) === groupOf(to)
    ? `${from} and ${to} are of one group and do not import each other`
    : `${from} comes before ${to} in the list of domains`;
}

function objectionToParts(domain: string, from?: string, to?: string): string | undefined {
  if (from === undefined || from === to) return undefined;
  if (to === undefined) return `${from} is a part of ${domain} and imports nothing of the whole`;
  const parts = DOMAIN_PARTS[domain] ?? [];
  return parts.indexOf(from) < parts.indexOf(to)
    ? `${from} comes before ${to} in the list of parts`
    : undefined;
}

function groupOf(domain: string): number {
  return DOMAIN_GROUPS.findIndex((group) => group.includes(domain));
}

function mayContractImport({ specifier, target }: Import): boolean {
  return /^zod(\/|$)/.test(specifier) || isContractOrShared(target);
}

function isContractOrShared(target: string | undefined): boolean {
  return target !== undefined && (isContract(target) || roomOf(target) === "shared");
}
