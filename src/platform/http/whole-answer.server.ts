/** Bodies of answers, for as long as the answers live. */
const bodies = new WeakMap<Response, Buffer>();

/**
 * An answer whose body stays at hand for those that it passes on its way out. Reading a body back
 * through its stream takes longer than most of what makes an answer.
 */
export function wholeAnswer(body: Buffer, init: ResponseInit): Response {
  const answer = new Response(body as Buffer<ArrayBuffer>, init);
  bodies.set(answer, body);
  return answer;
}

/** Undefined for what was not made whole. */
export const wholeBodyOf = (answer: Response): Buffer | undefined => bodies.get(answer);
