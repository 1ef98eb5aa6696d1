/** The draw and the tickets of the bench. */
export const GAME = 'keno'
/** Of the only open draw of the database. */
export const DRAW_ID = 1
export const STAKE_MINOR = 100
export const LIMIT = { minStakeMinor: 100, maxStakeMinor: 100_000, maxWinMinor: 5_000_000 }

/** A bet on four numbers that follow from the number of a ticket. */
export const betOf = (number: number) => ({
  stakeMinor: STAKE_MINOR,
  numbers: [0, 1, 2, 3].map((step) => 1 + ((number * 7 + step * 20) % 80)),
})

/** As it is stored. */
export const codeOf = (number: number): string => `D${String(number).padStart(11, '0')}`
