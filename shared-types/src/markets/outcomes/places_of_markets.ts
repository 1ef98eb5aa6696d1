/** Markets on a runner to be among the first of a race (rules 19.7), with the number of places that each pays, by market type id. */
export const PLACES_OF_MARKET: ReadonlyMap<number, number> = new Map([
  [100_004, 2],
  [100_005, 3],
  [100_006, 4],
  [100_007, 3],
  [100_008, 6],
  [100_009, 10],
])
