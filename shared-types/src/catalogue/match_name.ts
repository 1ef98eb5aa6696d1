/** The one way to say what a match is called. */

export interface NamedMatch {
  home: string
  away: string
  /** Whether it is a race with a field; a row that does not say so is one when both its names are the same. */
  isRace?: boolean
}

/** Both sides, or of a race, which has one name for both, that name alone. */
export const matchName = ({ home, away, isRace = isOneName(home, away) }: NamedMatch): string =>
  isRace ? home : `${home} – ${away}`

/** Whether the match is a race with a field, whose name stands for both sides; no match has the same team twice. */
export const isOneName = (home: string, away: string): boolean => home === away

/** A runner on screen and paper, with its number on the card: `7 Hellavashock`. */
export const runnerName = (number: number, name: string): string => `${number} ${name}`
