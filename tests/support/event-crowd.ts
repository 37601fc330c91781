import type { ServerProcess } from "./server-process.ts";

/** What a server said; null where it was gone. */
export interface CrowdAnswer {
  email: string;
  status: number | null;
  body: { status?: string; placeInLine?: number | null };
}

/** One school, one office: all of them send from here. */
const ADDRESS = "203.0.113.7";

export async function postTo(
  { url }: ServerProcess,
  path: string,
  body: object,
  address: string = ADDRESS,
) {
  const answer = await fetch(url + path, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "X-Requested-With": "XMLHttpRequest",
      "X-Forwarded-For": address,
    },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
}

/** So many people at once, in turns to each server. `onAnswer` hears of each who is told something. */
export function registerCrowd(
  servers: readonly ServerProcess[],
  { eventId, name, size }: { eventId: number; name: string; size: number },
  onAnswer: (answer: CrowdAnswer) => void = () => undefined,
): Promise<CrowdAnswer[]> {
  const register = async (server: ServerProcess, email: string): Promise<CrowdAnswer> => {
    const person = { userName: "One of many", userEmail: email, attendeeCount: 1 };
    const path = `/api/events/${eventId}/register`;
    const told = await postTo(server, path, person).catch(() => ({ status: null, body: {} }));
    const answer = { email, ...told };
    onAnswer(answer);
    return answer;
  };
  return Promise.all(
    Array.from({ length: size }, (_, n) => {
      const server = servers[n % servers.length];
      if (!server) throw new Error("There is no server to register with");
      return register(server, `${name}-${n}@example.com`);
    }),
  );
}
