/** American prices (moneylines) as decimal odds. */

/** The lowest price is 1.01. */
const LOWEST_CENTS = 101n
/** A moneyline is at least 100 or at most -100; a number between is a typing error. */
const LEAST = 100n

/**
 * Converts a moneyline to thousandths: `+150` to 2500, `-120` to 1830. Plus a is 1 + a/100, minus a is 1 + 100/a,
 * rounded half up to two decimals as the source quotes prices. Null when the text is not a moneyline.
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
