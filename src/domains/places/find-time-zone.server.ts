import lookUp from "@photostructure/tz-lookup";

interface Place {
  latitude: number;
  longitude: number;
}

/** The six states are not one zone: western Florida keeps the time of Chicago. */
export const findTimeZone = ({ latitude, longitude }: Place): string => lookUp(latitude, longitude);
