import type { z } from "zod";
import type { Declares, Method } from "#src/shared/declared-call.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { CallOf } from "./declared-call.server.ts";
import type { RateLimit } from "./rate-limit.server.ts";
import type { RequestContext } from "./request-context.server.ts";

/**
 * Who may call. `self` is for paths with a `{userId}`: that person, or an admin.
 * Ownership of other things is decided by the command, which knows the thing.
 */
export type Access = "public" | "signed-in" | "self" | "admin";

/** Whom the handler meets: the access check has passed before it. */
type ViewerFor<W extends Access> = W extends "public" ? Viewer | null : Viewer;

export interface RouteInput<P, Q, B, W extends Access = Access> {
  params: P;
  query: Q;
  body: B;
  viewer: ViewerFor<W>;
  ctx: RequestContext;
}

/** A use of a call that is for fewer people than the call itself. */
interface ReservedUse<Q, B> {
  /** As the description of the API names it: "with pending or status". */
  use: string;
  holds: (input: { query: Q; body: B }) => boolean;
  access: "signed-in" | "admin";
  /** What those read who are signed in and may not. */
  refusal?: string;
}

export interface FormDone<Answer> {
  answer: Answer;
  page: URL;
  ctx: RequestContext;
}

/** The call as a plain HTML form of these pages uses it; the form is sent to the page itself. */
export interface PlainForm<Answer = unknown> {
  pages: readonly `/${string}`[];
  /** Where the browser is led when it is done. */
  leadsTo: (done: FormDone<Answer>) => string;
}

type AnswerStatus = 200 | 201 | 202;

/** A route reads as a sentence: this call, for these people, this often, with this body. */
export interface RouteDeclaration<
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  A extends z.ZodType = z.ZodType,
  W extends Access = Access,
> {
  method: Method;
  /** In OpenAPI's notation: "/api/users/{userId}/stats". */
  path: `/api/${string}`;
  summary: string;
  access: W;
  /** What of it is for fewer people, told by the parsed query or body. */
  reserved?: readonly ReservedUse<z.output<Q>, z.output<B>>[];
  /** Refuses whoever may not do it to this thing, before anything is said of what they sent. */
  guard?: (
    input: Omit<RouteInput<z.output<P>, undefined, undefined, W>, "query" | "body">,
  ) => Promise<unknown>;
  /** Counted for each visitor's address. Every public call that changes something has one. */
  rateLimit?: RateLimit;
  /** The handler checks the sender's signature, so that it may come from anywhere. */
  signed?: boolean;
  /** Allowed while a temporary password is in force. */
  allowsTemporaryPassword?: boolean;
  params?: P;
  query?: Q;
  body?: B;
  /** The body may also be a multipart form: every field is a text then, a file a data address. */
  takesForm?: boolean;
  /** The body is a file: it reaches the handler as a Buffer. */
  rawBody?: boolean;
  maxBodyBytes?: number;
  /** The body is a file too large for memory: the handler reads it from the request. */
  streamsBody?: boolean;
  /** Also works without scripts. */
  form?: PlainForm<z.input<A>>;
  answer: A;
  /** Name → what it says, of headers that carry a part of the answer. */
  answerHeaders?: Readonly<Record<string, string>>;
  /** What people read when the call breaks on our side; without it, a sentence that fits them all. */
  failure?: string;
  status?: AnswerStatus;
  /** Where the status depends on the answer. */
  statusOf?: (answer: z.input<A>) => AnswerStatus;
  handler: (
    input: RouteInput<z.output<P>, z.output<Q>, z.output<B>, W>,
  ) => Promise<z.input<A> | Response>;
}

/** Declares a call; its types stay with it for the clients that make the call. */
export function route<
  M extends Method,
  Path extends `/api/${string}`,
  P extends z.ZodType = z.ZodUndefined,
  Q extends z.ZodType = z.ZodUndefined,
  B extends z.ZodType = z.ZodUndefined,
  A extends z.ZodType = z.ZodType,
  W extends Access = Access,
  Streams extends boolean = false,
>(
  declaration: RouteDeclaration<P, Q, B, A, W> & { method: M; path: Path; streamsBody?: Streams },
): RouteDeclaration & Declares<CallOf<M, Path, P, Q, B, A, Streams>> {
  return declaration as unknown as RouteDeclaration;
}
