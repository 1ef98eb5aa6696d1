/** A bet as typed in fields, and as the rules read it. Pure. */
import { objectOf } from '@grandstand/shared-types/games/read'

export interface Option {
  value: string
  text: string
}

/** A field of a bet: what its text becomes in the bet. */
export type BetField = { name: string; label: string } & (
  | { as: 'choice'; options: readonly Option[]; isNumber: boolean }
  /** Whole numbers; `from` is what the lowest is called. */
  | { as: 'numbers'; from: number }
  /** A number with decimals, kept as a whole number of parts. */
  | { as: 'decimal'; scale: number; isOptional?: boolean }
  | { as: 'sequence'; options: readonly Option[] }
)

/** The texts of the fields by their names. */
export type BetValues = Readonly<Record<string, string>>

/** The bet of these fields; what cannot be read is null in it, so that no rules take it. */
export const betOf = (fields: readonly BetField[], values: BetValues): Record<string, unknown> =>
  Object.fromEntries(
    fields
      .map((field): [string, unknown] => [
        field.name,
        valueOf(field, values[field.name] ?? firstOf(field)),
      ])
      .filter(([, value]) => value !== undefined)
  )

/** The texts of a bet as rules or links name it. */
export function valuesOf(fields: readonly BetField[], bet: unknown): BetValues {
  const known = objectOf(bet)
  return Object.fromEntries(fields.map((field) => [field.name, textOf(field, known?.[field.name])]))
}

/** What a field has before anything is chosen. */
export const firstOf = (field: BetField): string =>
  field.as === 'choice' ? (field.options[0]?.value ?? '') : ''

function valueOf(field: BetField, text: string): unknown {
  const typed = text.trim()
  if (field.as === 'choice') {
    if (typed === '') return undefined
    return field.isNumber ? Number(typed) : typed
  }
  if (field.as === 'decimal') {
    // an empty field of its own meaning, such as a bet that was not cashed out
    return typed === '' && field.isOptional ? null : decimalOf(typed, field.scale)
  }
  const parts = typed.split(/[\s,;]+/).filter((part) => part !== '')
  if (field.as === 'sequence') return parts
  return parts.map((part) => (/^\d{1,4}$/.test(part) ? Number(part) - field.from : null))
}

function decimalOf(typed: string, scale: number): number {
  const isNumber = /^\d{1,10}(?:[.,]\d{1,3})?$/.test(typed)
  return isNumber ? Math.round(Number(typed.replace(',', '.')) * scale) : Number.NaN
}

function textOf(field: BetField, value: unknown): string {
  if (Array.isArray(value)) {
    const from = field.as === 'numbers' ? field.from : 0
    return value
      .map((one: unknown) => (typeof one === 'number' ? String(one + from) : String(one)))
      .join(' ')
  }
  if (field.as === 'decimal') {
    return typeof value === 'number' ? (value / field.scale).toFixed(2) : ''
  }
  if (typeof value === 'number' || typeof value === 'string') return String(value)
  return firstOf(field)
}
