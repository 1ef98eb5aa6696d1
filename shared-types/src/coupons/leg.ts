/** Results of one selection (betting-rules 3.3). */
export const LEG_RESULTS = ['won', 'lost', 'void', 'halfWon', 'halfLost'] as const
export type LegResult = (typeof LEG_RESULTS)[number]
