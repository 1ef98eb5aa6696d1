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

export const CLAY_PLAYERS: readonly TennisPlayer[] = [
  { name: 'I. Ardent', strength: 3 },
  { name: 'J. Bellmare', strength: 3 },
  { name: 'K. Corvin', strength: 2 },
  { name: 'L. Dastry', strength: 1 },
  { name: 'M. Elgar', strength: 1 },
  { name: 'N. Fontal', strength: 1 },
  { name: 'O. Grisham', strength: 0 },
  { name: 'P. Halden', strength: 0 },
]

export const GRASS_PLAYERS: readonly TennisPlayer[] = [
  { name: 'Q. Ingram', strength: 2 },
  { name: 'R. Jostad', strength: 2 },
  { name: 'S. Kelvane', strength: 2 },
  { name: 'T. Lorrick', strength: 1 },
  { name: 'U. Maddox', strength: 1 },
  { name: 'V. Norell', strength: 1 },
  { name: 'W. Osmund', strength: 1 },
  { name: 'X. Perrault', strength: 0 },
]

export const NIGHT_PLAYERS: readonly TennisPlayer[] = [
  { name: 'Y. Quillan', strength: 3 },
  { name: 'Z. Rastok', strength: 2 },
  { name: 'A. Sorrel', strength: 2 },
  { name: 'B. Tarnow', strength: 1 },
  { name: 'C. Ulster', strength: 0 },
  { name: 'D. Verano', strength: 0 },
]

export const HARBOUR_PLAYERS: readonly TennisPlayer[] = [
  { name: 'E. Wexley', strength: 3 },
  { name: 'F. Yardley', strength: 2 },
  { name: 'G. Zoltan', strength: 1 },
  { name: 'H. Ambrose', strength: 1 },
  { name: 'I. Brandt', strength: 1 },
  { name: 'J. Cassel', strength: 0 },
  { name: 'K. Dorian', strength: 0 },
  { name: 'L. Everard', strength: 0 },
]

export const WINTER_PLAYERS: readonly TennisPlayer[] = [
  { name: 'M. Frostad', strength: 3 },
  { name: 'N. Gerrin', strength: 3 },
  { name: 'O. Hollis', strength: 1 },
  { name: 'P. Ivarsen', strength: 1 },
  { name: 'Q. Jensal', strength: 1 },
  { name: 'R. Kolberg', strength: 0 },
]
