/** Times in the same form everywhere: day before month, digits Latin, by the clock of the brand (`zone.ts`). */
import { partsAt, startOfDay, zoneName } from './zone.ts'
import { formatsOf, type BackofficeLocale } from '../i18n/languages.ts'

const DAY = { day: '2-digit', month: '2-digit', year: 'numeric' } as const
const CLOCK = { hour: '2-digit', minute: '2-digit' } as const
const SECONDS = { ...CLOCK, second: '2-digit' } as const

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(locale: BackofficeLocale, options: Intl.DateTimeFormatOptions) {
  const key = locale + JSON.stringify(options)
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(formatsOf(locale), options)
  formats.set(key, made)
  return made
}

export interface TimeForm {
  /** For a monitor or a dispute, where minutes are too coarse. */
  hasSeconds?: boolean
  /** False where there is little room. */
  hasYear?: boolean
  /** IANA name; the brand's when left out. */
  timeZone?: string
}

/** Epoch milliseconds as `21.11.2026 19:42` in Turkish, `21/11/2026 19:42` in English. */
export function formatTime(
  epochMs: number,
  locale: BackofficeLocale,
  { hasSeconds = false, hasYear = true, timeZone = zoneName() }: TimeForm = {}
): string {
  const zone = timeZone === undefined ? {} : { timeZone }
  const day = formatOf(locale, { ...DAY, ...zone }).format(epochMs)
  const clock = formatOf(locale, { ...(hasSeconds ? SECONDS : CLOCK), ...zone }).format(epochMs)
  return `${hasYear ? day : day.slice(0, 'dd.mm'.length)} ${clock}`
}

/** Epoch milliseconds as `21.11.2026`. */
export function formatDay(epochMs: number, locale: BackofficeLocale): string {
  const timeZone = zoneName()
  return formatOf(locale, { ...DAY, ...(timeZone && { timeZone }) }).format(epochMs)
}

/** A day of the calendar, `2026-11-21`, as `21.11.2026`; any other text as it is. */
export function formatDate(day: string, locale: BackofficeLocale): string {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN
  return Number.isNaN(at) ? day : formatOf(locale, { ...DAY, timeZone: 'UTC' }).format(at)
}

/** `2026-11-21` of an `<input type="date">` to the first or last millisecond of that day; null for other text. */
export function dayBound(day: string, end: 'first' | 'last'): number | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day)
  if (!match) return null
  const [year = 0, month = 1, date = 1] = match.slice(1).map(Number)
  return end === 'first'
    ? startOfDay(year, month - 1, date)
    : startOfDay(year, month - 1, date + 1) - 1
}

/** Epoch milliseconds to the `2026-11-21` that an `<input type="date">` shows. */
export function toDayInput(epochMs: number): string {
  const { year, month, date } = partsAt(epochMs)
  return [year, two(month + 1), two(date)].join('-')
}

/** Epoch milliseconds to the `2026-11-21T19:42` that an `<input type="datetime-local">` shows. */
export function toTimeInput(epochMs: number): string {
  const { hours, minutes } = partsAt(epochMs)
  return `${toDayInput(epochMs)}T${two(hours)}:${two(minutes)}`
}

const two = (part: number) => String(part).padStart(2, '0')
