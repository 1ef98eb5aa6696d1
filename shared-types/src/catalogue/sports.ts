/**
 * Sports by their feed id (rules 2.1). 11 is motor sport and 41 bikes (motorcycle racing) in the
 * feed's public list; 20, table tennis, is among the vendor's settled matches.
 */

import { SPORT_IDS, type SportKey } from './sport_ids.ts'

export { SPORT_IDS, type SportKey } from './sport_ids.ts'

export interface Sport {
  id: number
  key: SportKey
}

/** Sports in the order of the left column. */
export const SPORTS: readonly Sport[] = [
  { id: SPORT_IDS.soccer, key: 'soccer' },
  { id: SPORT_IDS.basketball, key: 'basketball' },
  { id: SPORT_IDS.tennis, key: 'tennis' },
  { id: SPORT_IDS.volleyball, key: 'volleyball' },
  { id: SPORT_IDS.handball, key: 'handball' },
  { id: SPORT_IDS.iceHockey, key: 'iceHockey' },
  { id: SPORT_IDS.baseball, key: 'baseball' },
  {
    id: SPORT_IDS.tableTennis,
    key: 'tableTennis',
  },
  {
    id: SPORT_IDS.motorSport,
    key: 'motorSport',
  },
  { id: SPORT_IDS.bikes, key: 'bikes' },
  { id: SPORT_IDS.esports, key: 'esports' },
  { id: SPORT_IDS.horseRacing, key: 'horseRacing' },
  { id: SPORT_IDS.greyhounds, key: 'greyhounds' },
]

export function findSport(sportId: number): Sport | undefined {
  return SPORTS.find(({ id }) => id === sportId)
}
