/**
 * Sports by their feed id (rules 2.1). 11 is motor sport and 41 bikes (motorcycle racing) in the
 * feed's public list; 20, table tennis, is among the vendor's settled matches.
 */

import { SPORT_IDS } from './sport_ids.ts'

export { SPORT_IDS, type SportKey } from './sport_ids.ts'

export interface Sport {
  id: number
  key: string
  name: { tr: string; en: string }
}

/** Sports in the order of the left column. */
export const SPORTS: readonly Sport[] = [
  { id: SPORT_IDS.soccer, key: 'soccer', name: { tr: 'Futbol', en: 'Soccer' } },
  { id: SPORT_IDS.basketball, key: 'basketball', name: { tr: 'Basketbol', en: 'Basketball' } },
  { id: SPORT_IDS.tennis, key: 'tennis', name: { tr: 'Tenis', en: 'Tennis' } },
  { id: SPORT_IDS.volleyball, key: 'volleyball', name: { tr: 'Voleybol', en: 'Volleyball' } },
  { id: SPORT_IDS.handball, key: 'handball', name: { tr: 'Hentbol', en: 'Handball' } },
  { id: SPORT_IDS.iceHockey, key: 'iceHockey', name: { tr: 'Buz Hokeyi', en: 'Ice Hockey' } },
  { id: SPORT_IDS.baseball, key: 'baseball', name: { tr: 'Beyzbol', en: 'Baseball' } },
  {
    id: SPORT_IDS.tableTennis,
    key: 'tableTennis',
    name: { tr: 'Masa Tenisi', en: 'Table Tennis' },
  },
  {
    id: SPORT_IDS.motorSport,
    key: 'motorSport',
    name: { tr: 'Motor Sporları', en: 'Motor Sport' },
  },
  { id: SPORT_IDS.bikes, key: 'bikes', name: { tr: 'Motosiklet', en: 'Bikes' } },
  { id: SPORT_IDS.esports, key: 'esports', name: { tr: 'E-Spor', en: 'Esports' } },
]

export function findSport(sportId: number): Sport | undefined {
  return SPORTS.find(({ id }) => id === sportId)
}
