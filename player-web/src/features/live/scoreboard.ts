import { SPORT_IDS } from '@grandstand/shared-types/catalogue/sports'

/** Sports with cards and corners. */
export const hasCards = (sportId: number): boolean => sportId === SPORT_IDS.soccer
