import { PageHeader } from "#src/design/patterns/page-header.tsx";
import { Prose } from "#src/design/patterns/prose.tsx";
import { pageContext } from "../page-context.server.ts";
import { pageMeta } from "../seo.ts";
import type { Route } from "./+types/privacy";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Privacy",
    description: "What Landfall keeps about you, why, for how long, and how you take it away.",
    canonicalPath: "/privacy",
  });

export function loader({ context }: Route.LoaderArgs) {
  const { isOn, seesPictures } = context.get(pageContext).services.languageModel;
  return { asksModel: isOn, showsPhotos: seesPictures };
}

export default function Privacy({ loaderData: { asksModel, showsPhotos } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader title="Privacy" lead="What we keep about you, why, and how you take it away." />
      <div className="page-width py-8">
        <Prose>
          <h2>What we keep</h2>
          <p>
            If you make an account: your e-mail address, the name and picture you give us, the type
            of your account, and a hash of your password that cannot be turned back into it. For
            each device on which you are signed in: the name of its browser and when it was last
            seen. For each device and network address from which you signed in: a keyed hash, from
            which neither can be read, and when it was last used, so that strangers who guess at
            your password cannot close your account. The places and events that you save, and what
            you last chose when you asked for recommendations, without where you were. What you send
            us for the page of a place, under the name that you choose for it; photos in the share
            dialog stay on your device unless you ask us to show them there. When you register for
            an event: your name and address, how many you are and your notes; its organizer and our
            administrators read them, nobody else. When you ask a business for a booking: your name,
            address and phone number, how many you are and your requests; the business and our
            administrators read them, nobody else. When you send in a research project: what you
            write about it, for everyone to read, and its contact address, which only people who are
            signed in see, and only once whoever reads it has confirmed it. When you ask to
            collaborate on one: your name, address and words; whoever leads the project and our
            administrators read them, nobody else. When you report a species or send a conservation
            alert: what you write, its photos, day and place, for everyone to read; a report says
            your first name and initial, too, if you are signed in. Where a threatened species is
            named, everyone but experts and our administrators reads only a square, a day and no
            name. Without an account you may leave an address, to be told what becomes of the
            report; nobody reads it. Your opinions and comments on reports stand there with your
            first name, and those of experts are marked. The areas for which you asked for alerts.
            Which citizen science projects you take part in and what you contributed to them; others
            see numbers, whoever leads a project reads your notes. Who is an expert for which group
            of species is known to our administrators, who decide it.
          </p>
          <h2>How we count visits</h2>
          <p>
            Our own counter notes which page was opened and from which kind of our pages, which
            places stood on a page of results, that a place was shared, called or looked up or its
            website opened, the site that linked here (its name, not the page), and whether it was a
            phone, a tablet or a computer. It sets no cookie and knows no account. To count a
            visitor once a day it makes a one-way hash of your address and browser with a secret
            that is thrown away after that day; from then on nobody, not even we, can tell whose
            visit it was. If your browser says “Do Not Track” or “Global Privacy Control”, we count
            nothing. That a registration for an event was made is counted too, not by whom. Owners
            see sums about their own listing, never a single visit.
          </p>
          <h2>What we do not keep</h2>
          <p>
            We store no IP address. To keep attacks away we count requests under a one-way hash of
            the address that is forgotten soon after. Pictures you upload are re-encoded: place,
            camera and comments inside them are gone before we store anything. A photo that you have
            identified is looked at {showsPhotos ? "and not stored" : "on this server"}, together
            with the place and the notes that you give;{" "}
            {showsPhotos
              ? "all are gone with the answer. The photo alone, without what the camera wrote into it, is also shown to a vision model on a server that the operator of this site has chosen."
              : "none of them is stored or passed on, and all are gone with the answer."}
          </p>
          {asksModel ? (
            <p>
              Where a language model helps to answer, what you wrote to the assistant or chose for
              recommendations is read on a server that the operator of this site has chosen, without
              your name, position or account. How much it was asked in a day is counted under a
              one-way hash of your account, or of your network address and a cookie of one day, and
              forgotten two days later.
            </p>
          ) : null}
          <h2>Cookies and other hosts</h2>
          <p>
            One cookie keeps you signed in, one lets us know a device again on which you signed in,
            and one of half an hour remembers how far you have come with signing in. A browser in
            which a species was reported or a report was judged gets one that lets us know it again,
            so that nobody verifies what they reported themselves. The light you choose for the page
            (day, dusk, night) and, without an account, the places and events that you save and what
            you chose for recommendations are remembered by your browser alone; when you sign in,
            those places and events move into your account. Your browser also keeps the tickets that
            you look at, until a day after the event, so that they open without a signal. Pages load
            nothing from other hosts, and there is no third-party tracking.
          </p>
          <h2>How long</h2>
          <p>
            A mailed code is forgotten after ten minutes, a password link after an hour, a session
            thirty days after you last used it, a claim that nobody confirmed after seven days, a
            counted visit after 400 days (the sums of a day, which know nobody, stay). The hash of a
            device is forgotten 400 days after you last signed in with it or when you change your
            password, that of a network address after 90 days. Registrations for an event lose name,
            address and notes 180 days after it, bookings of rentals name, address, phone number and
            requests 365 days after their end; an address that was left with a report of a species
            is forgotten after 365 days. Your account stays until you delete it.
          </p>
          <h2>Your rights</h2>
          <p>
            In your dashboard you can change your name and picture, download everything we hold
            about you, sign out any device, and delete your account for good. Your reviews then stay
            without your name or go with it, as you choose; your claims, questions and suggestions
            lose your name and address, your bookings too, and places that you have at coming events
            and times that you have booked are free for others. Research projects that are yours go;
            where you take part in others, you stay counted without your name. Your reports of
            species and comments on others stay without your name or go, as you choose for reviews;
            your opinions, upvotes and supports go. Alerts stay, without your name. Citizen science
            projects that you lead go; what you contributed to others stays counted.
          </p>
        </Prose>
      </div>
    </>
  );
}
