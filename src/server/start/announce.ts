import type { Env } from "./env.ts";

export function announce(env: Env, port: number, lines: string[]): void {
  const address = env.ROLE === "worker" ? "working on background jobs" : env.BASE_URL;
  console.log(`\n  Landfall is ready: ${address} (port ${port}, Node ${process.version})`);
  for (const line of lines) console.log(`  ${line}`);
  console.log("");
}
