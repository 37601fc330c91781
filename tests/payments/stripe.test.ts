import { describeProcessor } from "./processor-suite.ts";
import { openStripeBench } from "./stripe-bench.ts";

describeProcessor("Stripe", openStripeBench);
