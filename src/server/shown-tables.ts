import type { ShownTable } from "#src/platform/domain/shown-table.server.ts";
import { allDomains } from "./domains.ts";

/** Every table that cached pages show. */
export const allShown: readonly ShownTable[] = allDomains.flatMap(({ shown = [] }) => shown);
