import { EditsQueue } from "#src/domains/directory/components/edits-queue.tsx";
import { FlagsQueue } from "./flags-queue.tsx";

/** What readers and owners say about what is already there. */
export default function EditsAndFlagsTab() {
  return (
    <div className="flex flex-col gap-12">
      <div className="flex flex-col gap-5">
        <h3 className="text-xl">Changes of listings</h3>
        <EditsQueue />
      </div>
      <div className="flex flex-col gap-5">
        <h3 className="text-xl">Reports</h3>
        <FlagsQueue />
      </div>
    </div>
  );
}
