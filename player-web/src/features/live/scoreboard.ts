/** How the score of a sport is told. */
import { SPORT_IDS } from '@grandstand/shared-types/catalogue/sports'

const SETS: ReadonlySet<number> = new Set([
  SPORT_IDS.tennis,
  SPORT_IDS.tableTennis,
  SPORT_IDS.volleyball,
])

/** Sports won by sets; the score counts sets there. */
export const hasSets = (sportId: number): boolean => SETS.has(sportId)

/** Sports with cards and corners. */
export const hasCards = (sportId: number): boolean => sportId === SPORT_IDS.soccer
