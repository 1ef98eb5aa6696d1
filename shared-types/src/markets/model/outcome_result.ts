/** Results of one selection (rules 3.1). */
export const OUTCOME_RESULTS = ['won', 'lost', 'void', 'halfWon', 'halfLost'] as const

export type PlainOutcomeResult = (typeof OUTCOME_RESULTS)[number]

/** Won in a dead heat, with a part of the stake: `won 1/3` is one place for three. */
export type DeadHeatResult = `won ${number}/${number}`

export type OutcomeResult = PlainOutcomeResult | DeadHeatResult
