/** The one way to say what a match is called. */

export interface NamedMatch {
  home: string
  away: string
  /** Whether it is a race with a field, which `home` names alone. */
  isRace: boolean
}

/** Both sides, or the one name of a race. */
export const matchName = ({ home, away, isRace }: NamedMatch): string =>
  isRace ? home : `${home} – ${away}`

/** A runner on screen and paper, with its number on the card: `7 Hellavashock`. */
export const runnerName = (number: number, name: string): string => `${number} ${name}`
