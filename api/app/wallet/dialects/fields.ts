/** Reads the fields of a call's body, strictly: nothing is turned from one type into another. */
import { AppError } from '#core/errors/app_error'

const LONGEST_NAME = 120
const MOST_MINOR = 1_000_000_000_000

export type Fields = Readonly<Record<string, unknown>>

/** What is wrong with a field; dialects have different words for it. */
export type Wrong = 'missing' | 'type'

const unreadable = (name: string, wrong: Wrong) =>
  new AppError('callUnreadable', { params: [name, wrong] })

/** Throws for a field that is not there. */
function valueOf(fields: Fields, name: string): unknown {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined
  if (value === undefined) throw unreadable(name, 'missing')
  return value
}

/** Throws 422 `callUnreadable` [`body`] for a body that is no JSON object. */
export function fieldsOf(body: Buffer): Fields {
  let read: unknown
  try {
    read = JSON.parse(body.toString('utf8'))
  } catch {
    throw unreadable('body', 'missing')
  }
  if (typeof read !== 'object' || read === null || Array.isArray(read)) {
    throw unreadable('body', 'missing')
  }
  return { ...read }
}

/**
 * Text of 1 to 120 characters without control characters, and without spaces around it: a database may take names that differ
 * in them for one. Throws 422 `callUnreadable` [field, `missing` or `type`].
 */
export function textOf(fields: Fields, name: string): string {
  const value = valueOf(fields, name)
  if (typeof value !== 'string' || value === '' || value.length > LONGEST_NAME) {
    throw unreadable(name, 'type')
  }
  const isClean = /^\P{Cc}+$/u.test(value) && value.isWellFormed() && value === value.trim()
  if (!isClean) throw unreadable(name, 'type')
  return value
}

/** The same; null for a field that is missing, empty or null. */
export const optionalText = (fields: Fields, name: string): string | null =>
  fields[name] === undefined || fields[name] === null || fields[name] === ''
    ? null
    : textOf(fields, name)

/** False for a missing field. Throws 422 `callUnreadable` [field, `missing` or `type`]. */
export function flagOf(fields: Fields, name: string): boolean {
  const value = fields[name] ?? false
  if (typeof value !== 'boolean') throw unreadable(name, 'type')
  return value
}

/** A whole number of units of which a minor unit has `perMinor`, in minor units. Throws 422 `callUnreadable` [field, `missing` or `type`]. */
export function amountOf(fields: Fields, name: string, perMinor = 1): number {
  const { amountMinor, roundedUpBy } = roundedUp(fields, name, perMinor)
  if (roundedUpBy !== 0) throw unreadable(name, 'type')
  return amountMinor
}

/**
 * The same for an amount that the house owes: rounded up to a minor unit, with the units that were added (rules 12.4).
 * Throws 422 `callUnreadable` [field, `missing` or `type`].
 */
export function roundedUp(
  fields: Fields,
  name: string,
  perMinor: number
): { amountMinor: number; roundedUpBy: number } {
  const value = valueOf(fields, name)
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) throw unreadable(name, 'type')
  if (value < 0 || value / perMinor > MOST_MINOR) throw unreadable(name, 'type')
  const amountMinor = Math.ceil(value / perMinor)
  return { amountMinor, roundedUpBy: amountMinor * perMinor - value }
}

/** The id of a player as we tell it to providers. Throws 404 `playerUnknown` for another text. */
export function playerIdOf(value: unknown, prefix = ''): number {
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string' || !text.startsWith(prefix)) throw new AppError('playerUnknown')
  const digits = text.slice(prefix.length)
  if (!/^[1-9]\d{0,14}$/.test(digits)) throw new AppError('playerUnknown')
  return Number(digits)
}
