import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Link } from "#src/design/primitives/link.tsx";

interface NoticePageProps {
  title: string;
  /** Where to go from here. */
  to: string;
  label: string;
  children?: string;
}

/** Instead of a page that is not there, or not for this visitor: why, and the way on. */
export function NoticePage({ title, to, label, children }: NoticePageProps) {
  return (
    <div className="mx-auto max-w-3xl px-4 py-16">
      <EmptyState
        heading="h1"
        title={title}
        action={
          <Button asChild>
            <Link to={to}>{label}</Link>
          </Button>
        }
      >
        {children}
      </EmptyState>
    </div>
  );
}
