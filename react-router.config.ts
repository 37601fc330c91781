import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src/web",
  buildDirectory: "build",
  ssr: true,
  // A click never has to ask first which page it leads to, which a boat without signal could not.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
