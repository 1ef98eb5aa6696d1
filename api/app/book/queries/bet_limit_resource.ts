import type { BetLimits, BetLimitScope } from '@grandstand/shared-types/coupons/limits/bet_limits'
import type { CurrencyCode } from '@grandstand/shared-types/money/currencies'
import type { BetLimitView } from '@grandstand/shared-types/wire/betting/book'
import { json, number, text, type Resource, type FieldsOf } from '#core/lists/resource'

const fields = {
  id: number('bet_limits.id'),
  scope: text<BetLimitScope>('bet_limits.scope'),
  scopeId: number('bet_limits.scope_id'),
  currency: text<CurrencyCode>('bet_limits.currency'),
  limits: json<BetLimits>('bet_limits.limits'),
  updatedAt: number('bet_limits.updated_at'),
} satisfies FieldsOf<BetLimitView>

/** Bet limits as staff see them; narrow the query to the site of the staff. */
export const betLimitResource: Resource<typeof fields> = {
  name: 'bet-limits',
  fields,
  from: (query) => query.from('bet_limits'),
  search: ['bet_limits.scope', 'bet_limits.currency'],
  defaultSort: ['id', 'desc'],
}
