import { CURRENCY_CODES, type CurrencyCode } from '@grandstand/shared-types/money/currencies'
import type { SchemaTypes } from '@vinejs/vine/types'
import { vine } from '#core/requests/validation'

type Nullable = { nullable(): { optional(): SchemaTypes } } & SchemaTypes

/** The same set for each currency; null removes a currency's set. */
export function byCurrency<T extends Nullable>(set: T) {
  const entry = set.nullable().optional() as ReturnType<ReturnType<T['nullable']>['optional']>
  const sets = CURRENCY_CODES.map((code) => [code, entry])
  const shape: Record<CurrencyCode, typeof entry> = Object.fromEntries(sets)
  return vine.object(shape).optional()
}
