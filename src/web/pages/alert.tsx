import { data, useSearchParams } from "react-router";
import { Refused } from "#src/design/form/refused.tsx";
import { MapFrame } from "#src/design/map/map-frame.tsx";
import { PageHeader } from "#src/design/patterns/page-header.tsx";
import { Alert as Notice } from "#src/design/primitives/alert.tsx";
import { AlertBadges } from "#src/domains/alerts/components/alert-badges.tsx";
import { AlertDecisions } from "#src/domains/alerts/components/alert-decisions.tsx";
import { AlertFacts } from "#src/domains/alerts/components/alert-facts.tsx";
import { ReportAlert } from "#src/domains/alerts/components/report-alert.tsx";
import { SupportButton } from "#src/domains/alerts/components/support-button.tsx";
import type { ConservationAlert } from "#src/domains/alerts/contract.ts";
import { ALERTS_PAGE, alertPath } from "#src/domains/alerts/limits-contract.ts";
import { findAlert, readRights } from "#src/domains/alerts/shown-alerts.server.ts";
import { MediaImage } from "#src/domains/media/components/media-image.tsx";
import { Hotlines } from "#src/domains/places/components/hotlines.tsx";
import { EMPTY_POSITION } from "#src/domains/places/limits-contract.ts";
import { NoticePage } from "../layout/notice-page.tsx";
import { WayBack } from "../layout/way-back.tsx";
import { pageContext, renewedBy } from "../page-context.server.ts";
import { readRowId } from "../row-id.ts";
import { pageMeta } from "../seo.ts";
import type { Route } from "./+types/alert";

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData
    ? pageMeta(matches, {
        title: loaderData.alert.title,
        description: loaderData.alert.description.slice(0, 160),
        canonicalPath: alertPath(loaderData.alert.id),
      })
    : pageMeta(matches, {
        title: "Alert not found",
        description: "There is no such conservation alert on Landfall.",
        isPrivate: true,
      });

export async function loader({ context, params }: Route.LoaderArgs) {
  const { services, viewer } = context.get(pageContext);
  const id = readRowId(params.id);
  const alert = await findAlert(services.db, id, viewer);
  if (!alert) return data(null, { status: 404 });
  renewedBy(context, `alert:${id}`);
  return { alert, rights: await readRights(services.db, id, viewer) };
}

export default function Alert({ loaderData }: Route.ComponentProps) {
  const isSent = useSearchParams()[0].get("sent") === "alert";
  if (!loaderData) return <AlertNotFound />;
  const { alert, rights } = loaderData;
  return (
    <>
      <PageHeader
        contours={alert.title}
        note={<WayBack to={ALERTS_PAGE}>Conservation alerts</WayBack>}
        title={<span className="wrap-anywhere">{alert.title}</span>}
        actions={
          <>
            <SupportButton alert={alert} />
            <AlertDecisions alert={alert} rights={rights} />
          </>
        }
      >
        <div className="mt-4">
          <AlertBadges alert={alert} />
        </div>
      </PageHeader>
      <div className="page-width py-8">
        <div className="flex max-w-4xl flex-col gap-8">
          <Refused />
          {isSent ? <Notice tone="ok" role="status" title="Alert Created" /> : null}
          {alert.isDemo ? (
            <Notice tone="info" role="note">
              This alert is an invented example: nothing of this happened.
            </Notice>
          ) : null}
          {alert.alertType === "mass_mortality" ? <Hotlines position={positionOf(alert)} /> : null}
          {alert.photo ? (
            <MediaImage
              src={alert.photo}
              alt={`Photo of the alert “${alert.title}”`}
              sizes="(min-width: 64rem) 56rem, 100vw"
              className="max-h-96 w-full object-cover"
            />
          ) : null}
          <p className="wrap-anywhere whitespace-pre-line">{alert.description}</p>
          <AlertFacts alert={alert} />
          <Place alert={alert} />
          <div>
            <ReportAlert alert={alert} />
          </div>
        </div>
      </div>
    </>
  );
}

const positionOf = ({ location, latitude, longitude }: ConservationAlert) => ({
  ...EMPTY_POSITION,
  location,
  latitude: latitude ?? "",
  longitude: longitude ?? "",
});

/** A pin in the middle of a square would name a place where nothing was. */
function Place({ alert: { latitude, longitude, isBlurred, title } }: { alert: ConservationAlert }) {
  if (latitude === null || longitude === null || isBlurred) return null;
  const point = { latitude: Number(latitude), longitude: Number(longitude) };
  return (
    <MapFrame
      ariaLabel={`Chart with the place of “${title}”`}
      center={point}
      zoom={11}
      points={[{ id: 1, label: title, ...point }]}
      className="h-80 border border-ink"
    />
  );
}

const AlertNotFound = () => (
  <NoticePage title="Alert not found" to={ALERTS_PAGE} label="All alerts">
    It may have been taken off, or the link was not complete.
  </NoticePage>
);
