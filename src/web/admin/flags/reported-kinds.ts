import type { QueryKey, UseQueryOptions } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { adminAlertQuery } from "#src/domains/alerts/client.ts";
import { adminCitizenProjectQuery } from "#src/domains/citizen-science/client.ts";
import { managedEventQuery } from "#src/domains/events/oversight/client.ts";
import { adminProjectQuery } from "#src/domains/research/client.ts";
import { reviewQuery } from "#src/domains/reviews/client.ts";
import { adminExperienceQuery } from "#src/domains/sharing/client.ts";
import { adminReportQuery } from "#src/domains/sightings/client.ts";
import { ReportedAlert } from "./reported-alert.tsx";
import { ReportedCitizenProject } from "./reported-citizen-project.tsx";
import { ReportedEvent } from "./reported-event.tsx";
import { ReportedExperience } from "./reported-experience.tsx";
import { ReportedProject } from "./reported-project.tsx";
import { ReportedReview } from "./reported-review.tsx";
import { ReportedSpeciesReport } from "./reported-species-report.tsx";

interface ReportedKind {
  /** Shows one of them, read from its own call. */
  View: ComponentType<{ id: number }>;
  /** Asks for the version of what the view shows. */
  version: (id: number) => VersionQuestion;
  /** What shows it elsewhere, and is read anew when it is taken down. */
  shownIn: readonly QueryKey[];
  /** What taking it down means, where it is not for good. */
  takingDown?: string;
}

export type VersionQuestion = UseQueryOptions<unknown, Error, string | undefined>;

/** By the kinds that manifests can take down. */
export const REPORTED_KINDS: Readonly<Record<string, ReportedKind>> = {
  review: {
    View: ReportedReview,
    version: versionBy(reviewQuery),
    shownIn: [["reviews"], ["businesses"], ["search"]],
  },
  experience: {
    View: ReportedExperience,
    version: versionBy(adminExperienceQuery),
    shownIn: [["experiences"], ["businesses"]],
  },
  research: {
    View: ReportedProject,
    version: versionBy(adminProjectQuery),
    shownIn: [["research"]],
  },
  alert: {
    View: ReportedAlert,
    version: versionBy(adminAlertQuery),
    shownIn: [["alerts"]],
  },
  "citizen-project": {
    View: ReportedCitizenProject,
    version: versionBy(adminCitizenProjectQuery),
    shownIn: [["citizen-projects"]],
  },
  "species-report": {
    View: ReportedSpeciesReport,
    version: versionBy(adminReportQuery),
    shownIn: [["species-reports"]],
  },
  event: {
    View: ReportedEvent,
    version: versionBy(managedEventQuery),
    shownIn: [["events"]],
    takingDown:
      "It is taken off the site, and everybody who registered is told that it does not take place. It can be put back in the tab Events.",
  },
};

export const SHOWN_IN = Object.values(REPORTED_KINDS).flatMap(({ shownIn }) => shownIn);

function versionBy<Thing extends { version?: string | undefined }, Key extends QueryKey>(
  read: (id: number) => UseQueryOptions<Thing, Error, Thing, Key>,
): (id: number) => VersionQuestion {
  const select = ({ version }: Thing) => version;
  return (id) => ({ ...read(id), select }) as unknown as VersionQuestion;
}
