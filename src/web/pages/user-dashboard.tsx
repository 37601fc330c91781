import { LogOut } from "lucide-react";
import type { MouseEvent } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { PageHeader } from "#src/design/patterns/page-header.tsx";
import { Badge } from "#src/design/primitives/badge.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Skeleton } from "#src/design/primitives/skeleton.tsx";
import { Tab, TabList, TabPanel, Tabs } from "#src/design/primitives/tabs.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { ChangePasswordDialog } from "#src/domains/accounts/credentials/components/change-password-dialog.tsx";
import { ACCOUNT_TYPE_NAMES, type CurrentUser } from "#src/domains/accounts/person/contract.ts";
import { AccountSettings } from "#src/domains/accounts/profile/components/account-settings.tsx";
import { useViewer } from "#src/domains/accounts/session/client.ts";
import { useLogout } from "#src/domains/accounts/sign-in/client.ts";
import { doorPath } from "#src/domains/events/door/limits-contract.ts";
import { OwnEvents } from "#src/domains/events/organize/components/own-events.tsx";
import { OwnRegistrations } from "#src/domains/events/registration/components/own-registrations.tsx";
import { RefusedCards } from "#src/domains/payments/components/refused-cards.tsx";
import { OwnPoints } from "#src/domains/rewards/member/components/own-points.tsx";
import { OwnExperiences } from "#src/domains/sharing/components/own-experiences.tsx";
import { BookingsTab } from "../dashboard/bookings-tab.tsx";
import { readDashboardTab } from "../dashboard/dashboard-tabs.ts";
import { MyBusinesses } from "../dashboard/my-businesses.tsx";
import { OwnerStats } from "../dashboard/owner-stats.tsx";
import { readDashboard } from "../dashboard/read-dashboard.server.ts";
import { RentalBusinesses } from "../dashboard/rental-businesses.tsx";
import { useFirstShown } from "../dashboard/use-first-shown.ts";
import { NoticePage } from "../layout/notice-page.tsx";
import { pageContext } from "../page-context.server.ts";
import { pageMeta } from "../seo.ts";
import type { Route } from "./+types/user-dashboard";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Dashboard",
    description:
      "Your account on Landfall: your businesses, your name, your devices and your settings.",
    canonicalPath: "/user-dashboard",
    isPrivate: true,
  });

/** What is shown first. Whatever is chosen after that, the page asks for itself. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, viewer } = context.get(pageContext);
  return viewer && readDashboard(services, viewer, new URL(request.url).searchParams);
}

export const shouldRevalidate = () => false;

export default function UserDashboard({ loaderData }: Route.ComponentProps) {
  const viewer = useViewer();
  useFirstShown(loaderData, viewer.status === "authenticated" ? viewer.user.id : null);
  if (viewer.status === "loading") return <Skeleton className="m-8 h-64" />;
  if (viewer.status === "anonymous") return <AccessDenied />;
  return <Dashboard user={viewer.user} />;
}

function AccessDenied() {
  return (
    <NoticePage title="Access Denied" to="/login" label="Sign In">
      Please sign in to see your dashboard.
    </NoticePage>
  );
}

function Dashboard({ user }: { user: CurrentUser }) {
  const navigate = useNavigate();
  const logout = useLogout();
  const [search] = useSearchParams();
  const tab = readDashboardTab(search);
  const leave = async (event: MouseEvent) => {
    event.preventDefault();
    try {
      await logout.mutateAsync();
      toast({ title: "Logged out" });
      navigate("/");
    } catch {
      toast({
        title: "Error",
        description: "You are still signed in. Please try again.",
        tone: "danger",
      });
    }
  };
  return (
    <>
      <PageHeader
        contours={user.id}
        title={`Welcome, ${user.firstName || user.email}`}
        note={<Badge tone="shoal">{ACCOUNT_TYPE_NAMES[user.accountType]}</Badge>}
        actions={
          <>
            <ChangePasswordDialog user={user} />
            <Button asChild variant="secondary" pending={logout.isPending} onClick={leave}>
              <a href="/api/logout">
                <LogOut aria-hidden /> Logout
              </a>
            </Button>
          </>
        }
      />
      <div className="page-width flex flex-col gap-8 py-8">
        <RefusedCards />
        <OwnerStats />
        {user.isAdmin ? null : <OwnPoints userId={user.id} />}
        <Tabs value={tab}>
          <TabList aria-label="Your dashboard">
            <Tab value="businesses" to="?">
              My Businesses
            </Tab>
            <Tab value="rentals" to="?tab=rentals">
              Rental Management
            </Tab>
            <Tab value="bookings" to="?tab=bookings">
              Bookings
            </Tab>
            <Tab value="events" to="?tab=events">
              My Events
            </Tab>
          </TabList>
          <TabPanel value="businesses">
            <MyBusinesses user={user} />
          </TabPanel>
          <TabPanel value="rentals">
            <RentalBusinesses />
          </TabPanel>
          <TabPanel value="bookings">
            <BookingsTab />
          </TabPanel>
          <TabPanel value="events">
            <OwnEvents doorOf={({ id, dateId }) => doorPath(id, dateId)} />
          </TabPanel>
        </Tabs>
      </div>
      <OwnRegistrations />
      <OwnExperiences />
      <AccountSettings user={user} onDeleted={() => navigate("/")} />
    </>
  );
}
