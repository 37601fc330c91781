import type { z } from "zod";
import type { Method } from "#src/shared/declared-call.ts";

/** The schemas of a route, read as what its call takes and gives on the way. */
export interface CallOf<
  M extends Method,
  Path extends `/api/${string}`,
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  A extends z.ZodType,
  Streams extends boolean,
> {
  name: `${M} ${Path}`;
  params: Worded<z.input<P>, z.output<P>>;
  query: Worded<z.input<Q>, z.output<Q>>;
  body: true extends Streams ? Blob : BodyOf<z.input<B>>;
  /** The handler's answer goes out as JSON and comes in as it was: contracts write moments as text. */
  answer: z.input<A>;
}

/** A file reaches the handler as a Buffer. */
type BodyOf<Input> = Input extends Buffer ? Blob : Input;

/** In an address everything is text: what is read from text may be given as what it is read as. */
type Worded<Input, Output> = [Input] extends [undefined]
  ? undefined
  : { [Key in keyof Input]: Word<Input[Key], Key extends keyof Output ? Output[Key] : never> };

type Word<Input, Output> = unknown extends Input
  ? Output
  : [Input] extends ["true" | "false" | undefined]
    ? Input | boolean
    : Input;
