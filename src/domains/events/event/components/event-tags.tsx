import { Badge } from "#src/design/primitives/badge.tsx";
import { fittingTags } from "../rules.ts";

/** The first ones, and how many more there are. */
export function EventTags({ tags, most }: { tags: readonly string[]; most: number }) {
  const [shown, rest] = fittingTags(tags, most);
  if (shown.length === 0) return null;
  return (
    <ul aria-label="Tags" className="mt-auto flex flex-wrap gap-1.5 pt-1">
      {shown.map((tag) => (
        <li key={tag} className="max-w-full">
          <Badge>
            <span className="truncate">{tag}</span>
          </Badge>
        </li>
      ))}
      {rest > 0 ? (
        <li>
          <Badge>+{rest}</Badge>
        </li>
      ) : null}
    </ul>
  );
}
