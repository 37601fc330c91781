/** An account of which nobody knows much yet: younger than a day. */
export const NEW_SECONDS = 86_400;

export const isNewAt = (createdAt: Date, moment: Date): boolean =>
  moment.getTime() - createdAt.getTime() < NEW_SECONDS * 1000;
