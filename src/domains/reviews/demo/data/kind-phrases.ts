import type { VisitPhrases } from "./visit-phrases.ts";

/** What only the guests of one kind of business would say, by the kind's id. */
export const KIND_PHRASES: Record<string, VisitPhrases> = {
  "crab house": {
    visits: [
      "Four of us got through two dozen on a Sunday in {month}.",
      "My grandmother taught me to pick crabs and she would approve of this place.",
      "Brought friends from Chicago for their first crabs.",
      "We order ahead and sit down to a hot tray.",
    ],
    extras: [
      "Heavy, sweet and just enough spice to make your lips hum.",
      "They will swap any light ones without a fuss.",
      "Wear something you do not mind losing.",
      "Fresh paper, sharp knives, cold pitchers.",
      "The hush when the tray lands says it all.",
      "Sat elbow to elbow with watermen, which is the best sign.",
    ],
  },
  "raw bar": {
    visits: [
      "Sat at the counter and let the shucker choose.",
      "Stopped in for half a dozen and had two dozen.",
      "An hour before dinner elsewhere; should have canceled dinner.",
      "Happy hour on a Tuesday in {month}.",
    ],
    extras: [
      "Cold, clean shucking and not a speck of grit.",
      "I learned more about oysters in an hour than in forty years.",
      "They list the creek and the harvest date for each one.",
      "The bartender poured us three tastes before we settled on a bottle.",
      "Proper horseradish, freshly grated.",
      "My wife now has opinions about salinity.",
    ],
  },
  "dock bar": {
    visits: [
      "Rafted three deep on a Sunday and nobody minded.",
      "Came in off the water in bathing suits and fit right in.",
      "Met up here after the race.",
      "Live band, full moon, {month}: you get the idea.",
    ],
    extras: [
      "The band was good and, more to the point, not too loud.",
      "Cold drinks, quick hands behind the bar.",
      "They waved us into a slip I would not have dared alone.",
      "The bartender keeps water bowls and treats for the dogs.",
      "We only meant to stay for one.",
      "Somebody's uncle danced with everybody's aunt.",
    ],
  },
  "fine dining": {
    visits: [
      "Twenty-fifth anniversary dinner.",
      "We saved this for the last night in {town}.",
      "Took a client here and got the contract.",
      "Sat at the bar for three courses on a slow Wednesday.",
    ],
    extras: [
      "Every plate was hot, thoughtful and gone too soon.",
      "The sommelier found us something lovely under fifty dollars.",
      "You can hear each other talk.",
      "The amuse was a single oyster, and it was perfect.",
      "Service that is there when you want it and not when you do not.",
      "Expensive, and I would pay it again.",
    ],
  },
  "fish shack": {
    visits: [
      "Lunch at a picnic table, feet in the sand.",
      "Brought a cooler of our own catch and they cooked it.",
      "Pulled over because of the line, which is always a good sign.",
      "Our first stop every time we come to {town}.",
    ],
    extras: [
      "Crisp, hot, not greasy.",
      "Paid less than at the drive-through.",
      "Fish was swimming yesterday, I would bet on it.",
      "The window staff are funny and fast.",
      "Napkins, lots of napkins.",
      "Grab extra sauce.",
    ],
  },
  breakfast: {
    isAlone: true,
    visits: [
      "In at five-thirty with the captains.",
      "Sunday breakfast before casting off.",
      "Picked up four boat lunches and a flask of coffee.",
      "Our third breakfast here in a week.",
      "Sat at the counter on a foggy morning in {month}.",
      "Walked up from the dock in yesterday's clothes.",
      "Took my in-laws, who do not like anything.",
      "Stopped for coffee and stayed for the lot.",
    ],
    extras: [
      "Eggs how you ask for them, coffee before you ask.",
      "The lunch bags had a cookie in them that nobody had ordered.",
      "Everybody talks to everybody at the counter.",
      "The griddle was seasoned before I was born.",
      "Portions for people who have been hauling pots.",
      "The tide table on the placemat saved us an hour.",
      "Bacon done right, which is rarer than you would think.",
      "Paid less than at the highway chain and ate twice as well.",
      "They warmed the syrup.",
      "The cook came out to ask about our boat.",
      "Quick, friendly and nobody hovered.",
    ],
  },
  tavern: {
    visits: [
      "Came in out of the rain.",
      "Wednesday after racing, still in our boots.",
      "A quiet pint on a weekday afternoon.",
    ],
    extras: [
      "The barman remembered our order from last {month}.",
      "Good beer, kept well.",
      "Old photographs on every wall; allow time.",
      "The fish arrived hotter than it had any right to be.",
    ],
  },
  "market grill": {
    visits: [
      "Bought fillets for the week and stayed for lunch.",
      "Picked our fish from the ice and had it ten minutes later.",
      "The whole family came, and everyone pointed at something different.",
    ],
    extras: [
      "They will tell you what not to buy today.",
      "Packed our fish in ice for a six-hour drive.",
      "Nothing fancy, just very fresh.",
      "The counter smells of the sea and of nothing else.",
    ],
  },
  "full-service yard": {
    visits: [
      "Haul-out, bottom job and a new cutless bearing.",
      "They re-rigged our sloop over the winter.",
      "Limped in with an overheating diesel.",
      "Insurance job after a lightning strike.",
    ],
    extras: [
      "Photos of every step, emailed as they went.",
      "The bill matched the estimate to within fifty dollars.",
      "They found a cracked seacock before it found us.",
      "Old-school workmanship; you can see the bungs line up.",
      "Ready on the day they said, which I had not believed.",
    ],
  },
  "dry stack": {
    isAlone: true,
    visits: [
      "Two years in the racks here.",
      "Moved our center console out of the water and into a rack.",
      "Called at six, in the water by half past.",
      "Keep our bay boat here from {month} to Christmas.",
      "Visiting for a month, they found us a rack.",
    ],
    extras: [
      "Boat comes back flushed, rinsed and with the fenders stowed.",
      "The app works, which in this business is news.",
      "They noticed a weeping trim seal and called me.",
      "Never a mark on the gelcoat.",
      "Gas, ice and sandwiches without leaving the staging dock.",
      "The crew learned our names in a week.",
      "Roof rated for real storms, which helps me sleep.",
    ],
  },
  "fishing charter": {
    visits: [
      "Six guys, one cooler, eleven hours.",
      "Took my eleven-year-old for the half day.",
      "Third trip with this captain.",
      "Booked the inshore morning in {month}.",
    ],
    extras: [
      "We limited out before nine and had time to try for something bigger.",
      "Slow bite, but they moved four times and never quit.",
      "Good rods, sharp hooks, fresh bait.",
      "Fillets bagged and on ice before we had our shoes on.",
      "I learned to throw a cast net, badly.",
      "The mate earned every dollar of the tip.",
    ],
  },
  "day sail": {
    visits: [
      "Two hours at sunset with my in-laws.",
      "Proposed aboard. She said yes.",
      "Just the two of us on a weekday morning in {month}.",
    ],
    extras: [
      "When the engine went off, nobody spoke for five minutes.",
      "They let anyone who wanted take the wheel.",
      "The boat is a beauty and is cared for like one.",
      "Fifteen knots and flat water, as if by order.",
      "A squall came through and it was handled before we had noticed.",
    ],
  },
  "eco tour": {
    visits: [
      "Took three generations along.",
      "Low-tide trip on a cool morning.",
      "Our scout troop filled the boat.",
    ],
    extras: [
      "I will never look at mud the same way.",
      "The guide answered every question my son could invent.",
      "Binoculars for everyone and patience for us all.",
      "Saw two eagles, a mink and something nobody could name.",
    ],
  },
  "dive and snorkel": {
    visits: [
      "Two-tank morning in {month}.",
      "Snorkeled with the kids while my wife dove.",
      "Forty dives in and this was one of the best.",
    ],
    extras: [
      "Heads counted twice and no rush at either site.",
      "Visibility of sixty feet and a nurse shark under the ledge.",
      "My son's first time; he had a guide to himself.",
      "Hot showers and cold drinks on the way in.",
    ],
  },
  bareboat: {
    visits: [
      "A week aboard with two other couples.",
      "Our first bareboat, after years of sailing other people's boats.",
      "Chartered over a long weekend in {month}.",
    ],
    extras: [
      "The boat was better equipped than ours.",
      "They answered a silly question at nine at night.",
      "The marked-up chart sent us to three places we would have missed.",
      "Check-in and check-out were painless.",
    ],
  },
  "harbor cruise": {
    visits: [
      "Rode the whole loop twice.",
      "Used it as our taxi all weekend.",
      "Took my mother, who walks with a cane.",
    ],
    extras: [
      "The captain's stories are better than the guidebook's.",
      "On time to the minute.",
      "Crew helped with the stroller at every stop.",
      "A cheap way to see all of {town}.",
    ],
  },
  paddle: {
    visits: [
      "Moonlight tour in {month}.",
      "Two-hour paddle with our teenagers.",
      "Rented a tandem, and we are still married.",
    ],
    extras: [
      "We turned up a side creek and had it to ourselves.",
      "The launch is easy even for bad knees.",
      "Good light paddles instead of the usual clubs.",
      "A muskrat swam alongside for a while.",
    ],
  },
  "sailing school": {
    visits: [
      "Took the two-day beginner course.",
      "Sent both kids to the week-long camp.",
      "Tuesday race clinic all summer.",
    ],
    extras: [
      "I went from terrified to hooked.",
      "Instructors who let you make the mistake and then explain it.",
      "Boats are old but sound.",
      "My daughter can now tie a bowline behind her back and will show you.",
    ],
  },
  "tow and jet": {
    visits: [
      "Parasailed with my seventy-year-old mother.",
      "An hour's wakeboard lesson before the wind got up.",
      "Jet-ski tour, four of us.",
    ],
    extras: [
      "Up on the third try, as promised.",
      "The view from up there is worth the butterflies.",
      "Crew was strict about safety and fun about everything else.",
      "New machines, no hard sell.",
    ],
  },
  "surf and kite": {
    visits: [
      "Private lesson at dawn.",
      "Week of surf camp for both boys.",
      "Tried the wing after years of kiting.",
    ],
    extras: [
      "Stood up by the third wave and have not shut up since.",
      "They moved the class to cleaner water without being asked.",
      "Coaches in the water with you, not on the beach.",
      "Warm wetsuits, no holes.",
    ],
  },
  "dive center": {
    visits: [
      "Certified here over two weekends.",
      "Had two regulators serviced.",
      "Joined the Friday night dive.",
    ],
    extras: [
      "They never rushed anyone through a skill.",
      "Gear advice with no pressure to buy.",
      "The pool is warm enough for children.",
      "Good club, good people.",
    ],
  },
  delivery: {
    visits: [
      "They brought our trawler up from Florida.",
      "Had a ketch moved eleven hundred miles in {month}.",
      "Sailed along as crew on my own boat.",
    ],
    extras: [
      "Position reports like clockwork.",
      "Handed over cleaner than they had found it.",
      "Honest about the weather and patient with it.",
      "Found a chafed fuel line before it found us.",
    ],
  },
  training: {
    visits: [
      "Three sessions on our own boat in {month}.",
      "We had bought more boat than we could dock.",
      "My insurer wanted a sign-off before I could go alone.",
    ],
    extras: [
      "I can now back into my slip with people watching.",
      "No shouting, not once.",
      "My wife took the helm first and is now better at it than I am.",
      "The written notes afterward were worth the fee.",
    ],
  },
  "day captain": {
    visits: [
      "Needed a captain for a party of ten at short notice.",
      "My sixtieth, on my own boat, with someone else driving.",
      "Hired for the day to show us the local waters.",
    ],
    extras: [
      "Knew exactly where to anchor for lunch.",
      "Great with the children and with my mother-in-law.",
      "Tidied up lines I had been meaning to deal with since {month}.",
      "On the dock ten minutes early.",
    ],
  },
  powerboats: {
    visits: [
      "Half a day on a pontoon with two other couples.",
      "Rented a center console to see if we wanted one.",
      "Took the pontoon out with three kids and a dog.",
    ],
    extras: [
      "The chart talk saved us from the sandbar everyone else found.",
      "Started first time, every time.",
      "Cooler was full of ice when we got aboard.",
      "Lunch-dock tips on the map were spot on.",
      "Easy boat, easy people.",
    ],
  },
  "boards and kayaks": {
    visits: ["Had four kayaks delivered for the week.", "Rented boards for a lazy afternoon."],
    extras: [
      "Left on our porch before we arrived, life jackets sorted by size.",
      "They traded a board that leaked within the hour.",
      "Showed me how to tie it on so it stayed on.",
    ],
  },
  "jet skis": {
    visits: ["An hour on two machines with my brother.", "First time on a jet ski at fifty."],
    extras: [
      "Flat water, hardly anyone else out.",
      "They kept an eye on us without nagging.",
      "The briefing was better than it needed to be.",
    ],
  },
  "gear library": {
    visits: [
      "Rented rods and crab traps for the week.",
      "Our outboard died and they lent us theirs.",
    ],
    extras: [
      "Everything came labeled, which the kids loved.",
      "Caught supper the first night.",
      "Cheaper than checking bags.",
    ],
  },
  boathouse: {
    visits: ["We danced with the doors open until ten.", "Rehearsal dinner for sixty."],
    extras: [
      "My grandmother cried, and she is not a crier.",
      "The getaway boat was the best idea we had.",
      "Candlelight on those beams is all the decor you need.",
    ],
  },
  "yacht club": {
    visits: ["Class championship dinner for the fleet.", "Retirement party on the upper deck."],
    extras: [
      "The staff could not have been more gracious to non-members.",
      "Trophies to gawk at between courses.",
      "The cannon made everyone jump, twice.",
    ],
  },
  "event vessel": {
    isAlone: true,
    visits: [
      "Married under way by the captain.",
      "Office party on the upper deck.",
      "My parents renewed their vows aboard in {month}.",
    ],
    extras: [
      "Nobody could leave early, which was sort of wonderful.",
      "Smooth ride, good sound, strong drinks.",
      "Sunset exactly at the toast.",
      "The crew had done this before and it showed.",
      "The galley outdid most hotels.",
      "Warm below, breezy above, dancing in between.",
    ],
  },
  "garden and pavilion": {
    visits: ["Small wedding, thirty people, one oak.", "Family reunion with potluck."],
    extras: [
      "We brought our own caterer and they made it easy.",
      "Children ran free and came back muddy.",
      "Fireflies. Hundreds.",
    ],
  },
  inn: {
    visits: ["Took the corner room for two nights.", "Our tenth stay."],
    extras: [
      "Breakfast conversation ran until eleven.",
      "They lent us the skiff and a picnic.",
      "Old house, so a few creaks, all charming.",
      "Fresh flowers and a real fan.",
    ],
  },
  resort: {
    visits: [
      "Conference by day, pool by evening.",
      "Spring break with three kids.",
      "Brought the boat and took a slip.",
    ],
    extras: [
      "The kids' program gave us our first lunch alone in a year.",
      "Chairs, umbrella and cold water without asking.",
      "Spa was the best hour of the week.",
      "Big place, yet someone always knew our name.",
    ],
  },
  motel: {
    visits: ["Fishing weekend with my brothers.", "Cheap, last-minute room in {month}."],
    extras: [
      "Plug for the trailer and a rinse hose, what else do you need.",
      "Spotless, retro, a quarter of the resort price.",
      "Sat out front and met the whole court.",
    ],
  },
  boutique: {
    visits: ["Birthday splurge.", "One night after a concert in {town}."],
    extras: [
      "The roof at ten in the evening is hard to leave.",
      "Someone has thought about every lamp.",
      "Bar staff who can actually mix a drink.",
    ],
  },
  cottages: {
    visits: ["Our week in number four, again.", "Two families, two cottages, one dock."],
    extras: [
      "Cooked crabs in the big pot and ate on the porch.",
      "Phones went in a drawer and stayed there.",
      "The kids lived in the kayaks.",
    ],
  },
  chandlery: {
    visits: [
      "Needed one odd fitting on a Saturday afternoon in {month}.",
      "Refitting a forty-year-old sloop, so I am here weekly.",
    ],
    extras: [
      "They had it, of course, in a drawer at the back.",
      "Spliced my halyard while I drank their coffee.",
      "Found a bronze port light to match the one we broke.",
    ],
  },
  "bait and tackle": {
    visits: ["In at five for bait and directions.", "Kids wanted to fish and I had no idea."],
    extras: [
      "Caught our limit with what they sold us.",
      "Lively bait, fair count.",
      "They marked a spot on a paper map, and it was right.",
      "Spooled two reels in ten minutes.",
    ],
  },
  outfitter: {
    visits: ["Replaced twenty-year-old foul-weather gear.", "Came in for a hat."],
    extras: [
      "They talked me out of the expensive jacket.",
      "Mended a zipper while I waited and charged nothing.",
      "The bag made of sailcloth gets comments everywhere.",
    ],
  },
  "paddle and surf shop": {
    visits: ["Tried four kayaks before buying one.", "Dinged my board on the jetty."],
    extras: [
      "Let me paddle each one as long as I liked.",
      "Repair so clean I cannot find it.",
      "Found a used board at a third of the price.",
    ],
  },
  provisions: {
    visits: ["Provisioned for a ten-day cruise.", "Stopped for ice and came out an hour later."],
    extras: [
      "List filled, labeled and wheeled to the boat.",
      "Tomatoes that taste of tomato.",
      "Sandwich survived a two-hour beat to windward.",
    ],
  },
};
