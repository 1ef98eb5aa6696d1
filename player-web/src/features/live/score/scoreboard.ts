import { SPORT_IDS } from '@grandstand/shared-types/catalogue/sport_ids'

/** Sports with cards and corners. */
export const hasCards = (sportId: number): boolean => sportId === SPORT_IDS.soccer
