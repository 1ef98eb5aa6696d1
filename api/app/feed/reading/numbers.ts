/** Reads numbers of feeds strictly: any other text is null. */
import type { Score } from '@grandstand/shared-types/markets/model/match_facts'

const LATEST_MS = 8_640_000_000_000_000

/** A whole number of at least 0. */
export function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null
}

/** Epoch milliseconds within the range of a date. */
export function epochMs(text: string | null): number | null {
  const at = wholeNumber(text)
  return at !== null && at <= LATEST_MS ? at : null
}

/** An ISO time. Without a zone it is UTC; its parts may lack a leading zero (`2004-8-23T16:40:00`). */
export function isoMs(text: string | null): number | null {
  const match =
    /^(\d{4})-(\d{1,2})-(\d{1,2})T(\d{2}:\d{2}:\d{2})(\.\d{1,3})?(Z|[+-]\d{2}:\d{2})?$/.exec(
      text?.trim() ?? ''
    )
  if (!match) return null
  const [, year, month = '', day = '', time, fraction = '', zone = 'Z'] = match
  const at = Date.parse(
    `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}T${time}${fraction}${zone}`
  )
  return Number.isNaN(at) ? null : at
}

/** `1:0`, also as `1.0:0.0`; null for `-:-` and anything else. */
export function scoreOf(text: string | null): Score | null {
  const match = /^\s*(\d{1,3})(?:\.0+)?\s*:\s*(\d{1,3})(?:\.0+)?\s*$/.exec(text ?? '')
  return match ? [Number(match[1]), Number(match[2])] : null
}

/** Two counts; null unless both are whole numbers. */
export function pairOf(home: string | null, away: string | null): Score | null {
  const [first, second] = [wholeNumber(home), wholeNumber(away)]
  return first === null || second === null || first > 999 || second > 999 ? null : [first, second]
}

/** Seconds of `75:02` or of whole minutes, with added time (`45:00 +02:30`) included. */
export function clockSecondsOf(text: string | null): number | null {
  const match = /^(\d{1,3})(?::([0-5]\d))?(?:\s*\+\s*(\d{1,3}):([0-5]\d))?$/.exec(
    text?.trim() ?? ''
  )
  if (!match) return null
  const [minutes = 0, seconds = 0, beyond = 0, rest = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0))
  return (minutes + beyond) * 60 + seconds + rest
}
