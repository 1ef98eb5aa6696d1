/** Decimal odds as people and feeds write them. */
import { plainNumber } from '../core/typed_text.ts'

/** No price is higher than a million; a higher number is a mistake of its source. */
const MAX_WHOLE_DIGITS = 7

/**
 * `1.85` or `1,85` to 1850, exactly, from the text. Decimals after the third are dropped (rounded down). Null when the
 * text is not a number or is below 1. The result may be 1 itself, which is not a price (`isPrice`).
 */
export function parseOdds(text: string): number | null {
  const match = /^(\d+)(?:[.,](\d+))?$/.exec(plainNumber(text))
  const whole = match?.[1]
  if (!match || whole === undefined || whole.length > MAX_WHOLE_DIGITS) return null
  const milli = Number(whole) * 1000 + Number((match[2] ?? '').slice(0, 3).padEnd(3, '0'))
  return milli < 1000 ? null : milli
}
