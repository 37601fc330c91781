import { ExperienceQueue } from "#src/domains/sharing/components/experience-queue.tsx";

export default function ExperiencesTab() {
  return <ExperienceQueue />;
}
