/** What can go wrong, in words that a caller can act on. The kind decides the HTTP status. */
export const STATUS_OF_KIND = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported_media: 415,
  rate_limited: 429,
  unavailable: 503,
  out_of_space: 507,
  internal: 500,
} as const;

export type ErrorKind = keyof typeof STATUS_OF_KIND;

/** One message for each bad field, by its path on the wire ("dateRange.start"). */
export type FieldMessages = Record<string, string>;

/** A page on which something that the message names can be looked at. */
export interface ErrorLink {
  text: string;
  href: string;
}

export interface ErrorDetails {
  /** Finer than the kind, for callers that branch on it; defaults to the kind. */
  code?: string;
  fields?: FieldMessages;
  /** Of what the message tells: sent back, it says that this is wanted. */
  version?: string;
  /** To what the message names, for those who may see it. */
  links?: readonly ErrorLink[];
  /** For `rate_limited` and `unavailable`: when to try again. */
  retryAfterSeconds?: number;
  /** Logged, never sent. */
  cause?: unknown;
}

export class AppError extends Error {
  readonly kind: ErrorKind;
  readonly code: string;
  readonly fields: FieldMessages | undefined;
  readonly version: string | undefined;
  readonly links: readonly ErrorLink[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(kind: ErrorKind, message: string, details: ErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.name = "AppError";
    this.kind = kind;
    this.code = details.code ?? kind;
    this.fields = details.fields;
    this.version = details.version;
    this.links = details.links;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }

  get status(): (typeof STATUS_OF_KIND)[ErrorKind] {
    return STATUS_OF_KIND[this.kind];
  }
}

/** The body of every error answer. */
export interface ErrorBody {
  message: string;
  code: string;
  fields?: FieldMessages;
  version?: string;
  links?: readonly ErrorLink[];
}

export function toErrorBody(error: AppError): ErrorBody {
  const { message, code, fields, version, links } = error;
  return {
    ...{ message, code },
    ...(fields && { fields }),
    ...(version && { version }),
    ...(links && { links }),
  };
}
