/** The payments of the bench: named by their number, so that programs know them without asking the database. */
export const AMOUNT_MINOR = 12_500
export const NOTICE_SECRET = 'a secret of the bench'
/** Of the only method of the database. */
export const METHOD_ID = 1
/** Payments that a round may use up. */
export const A_ROUND = Number(process.env['BENCH_PAYMENTS'] ?? 20_000)

export const referenceOf = (number: number): string => `B${String(number).padStart(11, '0')}`

/** The numbers of the payments of this round, one after the other. Throws an Error after the last. */
export function paymentsOfRound(): () => number {
  const first = Number(process.env['BENCH_ROUND'] ?? 0) * A_ROUND + 1
  let next = first
  return () => {
    if (next === first + A_ROUND) throw new Error('the payments of the round are used up')
    return next++
  }
}
