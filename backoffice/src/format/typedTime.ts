/** Days and times as staff type them, by the clock of the brand; apart from their format, which the first page needs. */
import { plainTyped } from '@grandstand/shared-types/core/typed_text'
import { momentOf } from './zone.ts'

/** `21.11.2026`, `21/11/2026` or `2026-11-21` as `2026-11-21`; null for a text that is not a day of the calendar. */
export function parseDay(text: string): string | null {
  const plain = plainTyped(text)
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(plain)
  const typed = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(plain)
  const [year, month, date] = (iso?.slice(1) ?? typed?.slice(1).reverse() ?? []).map(Number)
  if (!year || !month || !date) return null
  const day = [year, two(month), two(date)].join('-')
  const at = new Date(Date.UTC(year, month - 1, date))
  return at.getUTCMonth() === month - 1 && at.getUTCDate() === date ? day : null
}

/**
 * `21.11.2026 19:42` as epoch milliseconds; null for a text that is not a time, and for a time that no clock shows in the night on
 * which clocks go forward.
 */
export function parseTime(text: string): number | null {
  const match = /^(\S+?)[T\s]+(\d{1,2}):(\d{2})$/.exec(plainTyped(text))
  const [year, month, date] = (parseDay(match?.[1] ?? '') ?? '').split('-').map(Number)
  const [hours = 0, minutes = 0] = (match?.slice(2) ?? []).map(Number)
  if (!year || !month || !date || hours > 23 || minutes > 59) return null
  return momentOf(year, month - 1, date, hours, minutes)
}

const two = (part: number) => String(part).padStart(2, '0')
