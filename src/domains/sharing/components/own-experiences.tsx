import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { Badge } from "#src/design/primitives/badge.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Card } from "#src/design/primitives/card.tsx";
import { ConfirmDialog } from "#src/design/primitives/confirm-dialog.tsx";
import { TextLink } from "#src/design/primitives/text-link.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { reasonOf } from "#src/shared/http.ts";
import { ownExperiencesQuery, useDeleteExperience } from "../client.ts";
import { aboutPath } from "../rules.ts";
import { ExperiencePhotos, ExperienceText } from "./experience-card.tsx";

/** What a person shared for pages, to look at and to take back. Nothing when there is nothing. */
export function OwnExperiences() {
  const { data: experiences = [] } = useQuery(ownExperiencesQuery);
  const remove = useDeleteExperience();
  const takeBack = async (id: number) => {
    try {
      await remove.mutateAsync(id);
      toast({ title: "Experience deleted", tone: "ok" });
    } catch (error) {
      toast({ title: reasonOf(error, "It was not deleted. Please try again."), tone: "danger" });
      throw error;
    }
  };
  if (experiences.length === 0) return null;
  return (
    <section aria-labelledby="own-experiences" className="page-width py-8">
      <h2 id="own-experiences" className="mb-4 text-2xl">
        What you shared
      </h2>
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {experiences.map((experience) => (
          <li key={experience.id} className="flex *:w-full">
            <Card asChild padding="none" className="flex flex-col overflow-hidden">
              <article aria-label={`Your experience at ${experience.aboutName}`}>
                <ExperiencePhotos experience={experience} />
                <div className="flex grow flex-col gap-3 p-4">
                  <div className="flex flex-wrap items-center justify-between gap-2">
                    <TextLink asChild>
                      <Link to={aboutPath(experience)}>{experience.aboutName}</Link>
                    </TextLink>
                    <Badge tone={experience.isApproved ? "ok" : "shoal"}>
                      {experience.isApproved ? "Published" : "Pending approval"}
                    </Badge>
                  </div>
                  <ExperienceText experience={experience} />
                  <div className="mt-auto pt-2">
                    <ConfirmDialog
                      title="Delete it for good?"
                      description={`What you shared about ${experience.aboutName} is deleted with its photos.`}
                      confirmLabel="Delete"
                      onConfirm={() => takeBack(experience.id)}
                      trigger={
                        <Button size="sm" variant="secondary">
                          Delete
                        </Button>
                      }
                    />
                  </div>
                </div>
              </article>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
