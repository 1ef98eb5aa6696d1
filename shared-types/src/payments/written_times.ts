/** Days and times as payment forms have them: dd-MM-yyyy, dd-MM-yyyy HH:mm, HH:mm. Pure functions. */
import { plainTyped } from '../core/typed_text.ts'

const DAY = /^(\d{2})-(\d{2})-(\d{4})$/
const TYPED_DAY = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})(?=$| )/
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

/** A typed day, or day and time, in the form of payments: `1.5.1990` and `01/05/1990` are `01-05-1990`; any other text in plain signs. */
export const plainDay = (text: string): string =>
  plainTyped(text).replace(TYPED_DAY, (_, day: string, _sign, month: string, year: string) =>
    [day.padStart(2, '0'), month.padStart(2, '0'), year].join('-')
  )

/** Whether the text is a day of the calendar, `dd-MM-yyyy`. */
export function isDay(text: string): boolean {
  const [, day, month, year] = DAY.exec(text)?.map(Number) ?? []
  if (!day || !month || !year) return false
  const date = new Date(Date.UTC(year, month - 1, day))
  return (
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  )
}

/** Whether the text is a time of the day, `HH:mm` from 00:00 to 23:59. */
export const isTime = (text: string): boolean => TIME.test(text)

/** Whether the text is a day and a time, `dd-MM-yyyy HH:mm`. */
export function isMoment(text: string): boolean {
  const [day = '', time = '', ...rest] = text.split(' ')
  return rest.length === 0 && isDay(day) && isTime(time)
}
