import {
  type Finding,
  fileName,
  isServerModule,
  placeInDomain,
  ROOM_IMPORTS,
  type Room,
  roomOf,
} from "./house.ts";
import type { Import, Modules } from "./read-imports.ts";

/** Who may import whom between the rooms of src. */
export function checkRooms(modules: Modules): Finding[] {
  const findings: Finding[] = [];
  for (const [file, imports] of modules) {
    const room = roomOf(file);
    if (room === undefined) {
      findings.push({ rule: "room", file, detail: `${fileName(file)} lies in no room of src` });
      continue;
    }
    for (const item of imports) {
      const reason = objection(file, room, item);
      if (reason) findings.push({ rule: "room", file, detail: `${item.specifier}: ${reason}` });
    }
  }
  return findings;
}

function objection(file: string, room: Room, item: Import): string | undefined {
  if (item.computed) return objectionToComputed(room);
  if (item.target === undefined) return undefined;
  const targetRoom = roomOf(item.target);
  if (targetRoom === undefined) return objectionToOutside(room, item.target);
  if (targetRoom === room) return undefined;
  if (!ROOM_IMPORTS[room].includes(targetRoom)) return `${room} may not import ${targetRoom}`;
  if (targetRoom === "design" && room === "domains" && !isComponent(file)) {
    return "a domain imports design only from its components/";
  }
  const isBackRoom = targetRoom === "db" || targetRoom === "platform";
  if (room === "web" && isBackRoom && !isServerModule(item.target)) {
    return `web imports only .server modules of ${targetRoom}`;
  }
  return undefined;
}

/** No check can see where a computed import leads. Adapters and optional packages may need one. */
function objectionToComputed(room: Room): string | undefined {
  const mayCompute = room === "server" || room === "db" || room === "platform";
  return mayCompute ? undefined : `${room} may not compute what it imports`;
}

function objectionToOutside(room: Room, target: string): string | undefined {
  return room === "server" ? undefined : `${room} may not import from ${target}`;
}

function isComponent(file: string): boolean {
  return placeInDomain(file).startsWith("components/");
}
