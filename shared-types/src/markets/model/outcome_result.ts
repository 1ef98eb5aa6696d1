/** Results of one selection (rules 3.1). */
export const OUTCOME_RESULTS = ['won', 'lost', 'void', 'halfWon', 'halfLost'] as const

export type PlainOutcomeResult = (typeof OUTCOME_RESULTS)[number]

/** Won in a dead heat, so that a part of the stake counts: `won 1/3` is one place shared by three. */
export type DeadHeatResult = `won ${number}/${number}`

export type OutcomeResult = PlainOutcomeResult | DeadHeatResult

/** The text of `places` shared by `tied` competitors, in the form in which results are stored and sent. */
export const deadHeatResult = ({
  places,
  tied,
}: {
  places: number
  tied: number
}): DeadHeatResult => `won ${places}/${tied}`
