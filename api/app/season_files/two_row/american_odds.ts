/** American prices (moneylines) as decimal odds. */

/** No price is below 1.01. */
const LOWEST_CENTS = 101n
/** A moneyline is at least 100 either way; what lies between is a slip of the keyboard. */
const LEAST = 100n

/**
 * `+150` to 2500, `-120` to 1830: plus a is 1 + a/100, minus a is 1 + 100/a, rounded half up to two decimals as the
 * source's prices are quoted, then in thousandths. Null when the text is no moneyline.
 */
export function parseAmericanOdds(text: string): number | null {
  const match = /^([+-]?)(\d{1,7})(?:\.(\d{1,3}))?$/.exec(text)
  if (!match) return null
  const [, sign, whole = '', decimals = ''] = match
  const scale = 10n ** BigInt(decimals.length)
  const amount = BigInt(whole + decimals)
  if (amount < LEAST * scale) return null
  const profitCents = sign === '-' ? halfUp(10_000n * scale, amount) : halfUp(amount, scale)
  const cents = 100n + profitCents
  return Number(cents > LOWEST_CENTS ? cents : LOWEST_CENTS) * 10
}

const halfUp = (numerator: bigint, denominator: bigint) =>
  (2n * numerator + denominator) / (2n * denominator)
