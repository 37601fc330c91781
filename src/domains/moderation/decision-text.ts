/** "review.approve-change" reads "Review: approve change". */
export function decisionText(action: string): string {
  const [subject = "", verb = ""] = action.split(".");
  return `${subject.charAt(0).toUpperCase()}${subject.slice(1)}: ${verb}`.replaceAll("-", " ");
}
