/** The players of virtual tennis, and how they win sets. */

export interface TennisPlayer {
  name: string
  /** 0 weak to 3 strong. */
  strength: number
}

export const TENNIS_PLAYERS: readonly TennisPlayer[] = [
  { name: 'A. Marlow', strength: 3 },
  { name: 'B. Castell', strength: 2 },
  { name: 'C. Duvane', strength: 2 },
  { name: 'D. Ostrov', strength: 1 },
  { name: 'E. Salva', strength: 1 },
  { name: 'F. Kerrin', strength: 1 },
  { name: 'G. Tolland', strength: 0 },
  { name: 'H. Vessel', strength: 0 },
]

/** Weights of the first player winning a set, in thousandths, by the difference of the strengths from -3 to 3. */
export const SET_WEIGHTS: readonly number[] = [260, 340, 420, 500, 580, 660, 740]
export const LARGEST_DIFFERENCE = 3

/** Weights of the games of the loser of a set, 0 to 4 against 6, then 5 and 6 against 7, in thousandths. */
export const LOSER_GAMES = {
  strongerWins: [90, 170, 220, 200, 150, 90, 80],
  even: [50, 110, 170, 210, 200, 130, 130],
  weakerWins: [30, 70, 130, 200, 230, 160, 180],
} as const
