/** Times as people read them; epoch milliseconds in, the machine's time zone out. */
import type { BackofficeLocale } from '../i18n/provider.ts'

/** Day before month in both languages; digits are Latin. */
const BCP47: Record<BackofficeLocale, string> = { tr: 'tr-TR', en: 'en-GB' }

const DAY = { day: '2-digit', month: '2-digit', year: 'numeric' } as const
const CLOCK = { hour: '2-digit', minute: '2-digit' } as const

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(locale: BackofficeLocale, options: Intl.DateTimeFormatOptions) {
  const key = locale + JSON.stringify(options)
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(BCP47[locale], options)
  formats.set(key, made)
  return made
}

/** `21.11.2026 19:42` in Turkish, `21/11/2026 19:42` in English. */
export function formatTime(epochMs: number, locale: BackofficeLocale): string {
  return `${formatDay(epochMs, locale)} ${formatOf(locale, CLOCK).format(epochMs)}`
}

/** `21.11 19:42`. */
export function formatShortTime(epochMs: number, locale: BackofficeLocale): string {
  const dayAndMonth = formatDay(epochMs, locale).slice(0, 'dd.mm'.length)
  return `${dayAndMonth} ${formatOf(locale, CLOCK).format(epochMs)}`
}

/** `21.11.2026`. */
export function formatDay(epochMs: number, locale: BackofficeLocale): string {
  return formatOf(locale, DAY).format(epochMs)
}

/** `2026-11-21` of an `<input type="date">` to the first or last millisecond of that day here; null for other text. */
export function dayBound(day: string, end: 'first' | 'last'): number | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day)
  if (!match) return null
  const [year = 0, month = 1, date = 1] = match.slice(1).map(Number)
  const first = new Date(year, month - 1, date).getTime()
  if (Number.isNaN(first)) return null
  return end === 'first' ? first : new Date(year, month - 1, date + 1).getTime() - 1
}

/** Epoch milliseconds to the `2026-11-21` that an `<input type="date">` shows. */
export function toDayInput(epochMs: number): string {
  const time = new Date(epochMs)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`
}

/** Epoch milliseconds to the `2026-11-21T19:42` that an `<input type="datetime-local">` shows. */
export function toTimeInput(epochMs: number): string {
  const time = new Date(epochMs)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${toDayInput(epochMs)}T${two(time.getHours())}:${two(time.getMinutes())}`
}
