/** The payments of the bench: named by their number, so that programs know them without asking the database. */
export const AMOUNT_MINOR = 12_500
export const NOTICE_SECRET = 'a secret of the bench'
/** Of the only method of the database. */
export const METHOD_ID = 1
/** Payments that a round may use up. */
export const A_ROUND = Number(process.env['BENCH_PAYMENTS'] ?? 20_000)

export const referenceOf = (number: number): string => `B${String(number).padStart(11, '0')}`

/** The numbers of some payments, one after the other; null after the last. */
type Numbers = () => number | null

/** The payments of this round: a quarter is for the warm-up. On a fast machine a round ends with its last payment. */
export function paymentsOfRound(): { warmUp: Numbers; measured: Numbers } {
  const first = Number(process.env['BENCH_ROUND'] ?? 0) * A_ROUND + 1
  const split = first + Math.floor(A_ROUND / 4)
  return { warmUp: numbers(first, split), measured: numbers(split, first + A_ROUND) }
}

function numbers(first: number, end: number): Numbers {
  let next = first
  return () => (next === end ? null : next++)
}
