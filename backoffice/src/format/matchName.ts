export interface NamedMatch {
  home: string
  away: string
  /** Whether it is a race with a field; a row that does not say so is one when both its names are the same. */
  isRace?: boolean
}

/** Both sides, or of a race, which has one name for both, that name alone. */
export const matchName = ({ home, away, isRace = home === away }: NamedMatch): string =>
  isRace ? home : `${home} – ${away}`
