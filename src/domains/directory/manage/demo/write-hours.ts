import { pick } from "./deal.ts";
import type { HoursStyle } from "./kind.ts";

/** As owners write them: the same meaning in many hands, and a few that no parser could read. */
const WAYS: Record<HoursStyle, readonly string[]> = {
  kitchen: [
    "Mon-Thu 11am-9pm, Fri-Sat 11am-11pm, Sun 10am-9pm",
    "Tue–Sun 11:30 AM – 9:30 PM; closed Monday",
    "Daily 11am-10pm",
    "Wed-Sun 4pm-10pm",
    "Mon-Fri 11:30am-2:30pm, 5pm-9:30pm; Sat-Sun 11am-10pm",
    "Sun-Thu 11 AM - 9 PM, Fri-Sat 11 AM - 10 PM",
    "Thu-Mon 12pm-9pm; closed Tue-Wed",
    "Tue-Sat 5pm-10pm, Sun 10am-2pm",
  ],
  breakfast: [
    "Daily 5am-2pm",
    "Mon-Fri 5:30am-1:30pm, Sat-Sun 6am-2pm",
    "Tue-Sun 6 AM – 2 PM; closed Monday",
    "Daily 6:00 AM - 3:00 PM",
  ],
  late: [
    "Mon-Thu 3pm-12am, Fri-Sun 11am-2am",
    "Daily 11am-2am",
    "Sun-Thu 11:30 AM – 11 PM, Fri-Sat 11:30 AM – 1 AM",
    "Wed-Sun noon-midnight",
    "Tue-Thu 4pm-11pm, Fri-Sat 12pm-1am, Sun 12pm-10pm",
  ],
  shop: [
    "Mon-Sat 9am-6pm, Sun 10am-4pm",
    "Daily 9 AM – 6 PM",
    "Daily 8am-5pm",
    "Tue-Sat 10am-6pm, Sun 11am-4pm; closed Monday",
    "Mon-Fri 8:30am-5:30pm, Sat 9am-5pm, Sun 10am-3pm",
    "Daily 8 AM - 7 PM",
  ],
  dawn: [
    "Daily 4:30am-6pm",
    "Daily 5 AM – 7 PM",
    "Mon-Fri 5am-5pm, Sat-Sun 4:30am-6pm",
    "Tue-Sun 5:30am-4pm; closed Monday",
    "Daily 6am-8pm",
  ],
  desk: [
    "Daily 8 AM – 6 PM",
    "Sun-Thu 8am-6pm, Fri-Sat 8am-8pm",
    "Daily 7am-7pm",
    "Apr–Oct: daily 8-7; Nov–Mar: daily 9-4",
    "Mon-Sat 8am-5pm, Sun 9am-4pm",
  ],
  office: [
    "Mon-Fri 8am-5pm",
    "Mon-Fri 9 AM – 5 PM, Sat 9 AM – noon",
    "Mon-Fri 7:30am-4:30pm; closed weekends",
    "Mon-Sat 9am-5pm",
    "Tue-Fri 9am-5pm, Sat 10am-2pm",
  ],
  season: [
    "Apr–Oct: daily 9-6; Nov–Mar: weekends 10-4",
    "May-Sep: daily 9am-8pm; Oct-Apr: Fri-Sun 10am-5pm",
    "Mar–Nov: daily 10am-7pm; Dec–Feb: closed",
    "Apr-Oct: daily 8am-6pm; Nov-Mar: Sat-Sun 9am-3pm",
  ],
  patio: [
    "May–Oct: daily 11am-10pm; Nov–Apr: Thu-Sun 11am-9pm",
    "Apr–Oct: daily 11:30am-9pm; Nov–Mar: Fri-Sun 12pm-8pm",
    "Mar–Nov: daily 11am-9pm; Dec–Feb: closed",
    "May-Sep: daily 11am-11pm; Oct-Apr: Wed-Sun 12pm-9pm",
  ],
  always: ["24/7", "Open 24 hours", "24/7"],
  asked: [
    "By appointment",
    "Mon-Fri 9am-5pm",
    "Call for a date; we answer after sunset",
    "Mon-Sat 9 AM – 6 PM",
    "Daily 8am-8pm",
    "By appointment, any day but Friday",
  ],
};

export function writeHours(styles: readonly HoursStyle[], random: () => number): string {
  return pick(WAYS[pick(styles, random)], random);
}
