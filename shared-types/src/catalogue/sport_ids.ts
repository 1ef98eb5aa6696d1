/**
 * Sports by their feed id, or from 100001 on by an id of our own, which no feed gives; their names and order stand in `sports.ts`, which the first view of a page does not load.
 */
export const SPORT_IDS = {
  soccer: 1,
  basketball: 2,
  baseball: 3,
  iceHockey: 4,
  tennis: 5,
  handball: 6,
  motorSport: 11,
  tableTennis: 20,
  volleyball: 23,
  bikes: 41,
  esports: 109,
  horseRacing: 100_001,
  greyhounds: 100_002,
} as const
/** Whether its races are of horses or dogs: each way has a name of its own there in some languages. */
export const isOfTheTrack = (sportId: number): boolean =>
  sportId === SPORT_IDS.horseRacing || sportId === SPORT_IDS.greyhounds

export type SportKey = keyof typeof SPORT_IDS
