import { describeProcessor } from "./processor-suite.ts";
import { openSandboxBench } from "./sandbox-bench.ts";

describeProcessor("the sandbox", openSandboxBench);
