/** Percents as people write them: `1,5` is 1500 thousandths of a percent. Pure functions. */
import { plainNumber } from '@grandstand/shared-types/core/typed_text'
import { decimalOf, type BackofficeLocale } from '../../i18n/languages.ts'

const PERCENT = /^(\d{1,3})(?:[.,](\d{1,3}))?$/
/** Thousandths of a percent. */
const WHOLE = 100_000

/** Thousandths of a percent; null for a text that is no percent from 0 to `most`. */
export function parsePercent(text: string, most = WHOLE): number | null {
  const [, whole, part = ''] = PERCENT.exec(plainNumber(text).replace(/ ?%$/, '')) ?? []
  if (whole === undefined) return null
  const milli = Number(whole) * 1_000 + Number(part.padEnd(3, '0'))
  return milli <= most ? milli : null
}

/** `1,5` for 1500. */
export function formatPercent(milli: number, locale: BackofficeLocale): string {
  const part = String(milli % 1_000)
    .padStart(3, '0')
    .replace(/0+$/, '')
  const whole = String(Math.floor(milli / 1_000))
  return part === '' ? whole : `${whole}${decimalOf(locale)}${part}`
}
