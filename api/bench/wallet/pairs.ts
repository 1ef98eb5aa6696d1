/** The bench's provider and game: named by numbers, so that programs know them without asking the database. */
export const PROVIDER_CODE = 'bench'
/** Of the only provider and the only game of the database. */
export const PROVIDER_ID = 1
export const GAME_CODE = 'bench_slot'
export const WALLET_SECRET = 'a secret of the bench'
export const STAKE_MINOR = 100
export const WIN_MINOR = 95

/** The token of a player's session. */
export const sessionTokenOf = (playerId: number): string => `session-of-${playerId}`

/** A name that no other round of measurement has. */
const ROUND = Number(process.env['BENCH_ROUND'] ?? 0)
let last = 0
export const nextPair = (): string => `${ROUND}-${process.pid}-${++last}`
