/** Stands for a person without a picture. */
export function avatarLetter(person: { firstName: string | null; email: string }): string {
  const name = person.firstName?.trim() || person.email.trim() || "U";
  const [first = "U"] = name;
  return first.toUpperCase();
}
