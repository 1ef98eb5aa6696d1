import type { WinnerRuleRow } from '@grandstand/shared-types/wire/betting/highlights'
import type { CurrencyCode } from '@grandstand/shared-types/money/currencies'
import {
  number,
  orNull,
  text,
  type FieldsOf,
  type Query,
  type Resource,
} from '#core/lists/resource'
import type { Principal } from '#core/requests/access'

const fields = {
  id: number('winner_rules.id'),
  userId: orNull(number('winner_rules.user_id')),
  username: orNull(text('users.username')),
  currency: orNull(text<CurrencyCode>('winner_rules.currency')),
  smallestWinMinor: number('winner_rules.smallest_win'),
  createdAt: number('winner_rules.created_at'),
} satisfies FieldsOf<WinnerRuleRow>

export const winnerRuleResource: Resource<typeof fields> = {
  name: 'winner-rules',
  fields,
  from: (query) => query.from('winner_rules').leftJoin('users', 'users.id', 'winner_rules.user_id'),
  search: ['users.username'],
  defaultSort: ['id', 'desc'],
}

export const scopeWinnerRules = (query: Query, { siteId }: Pick<Principal, 'siteId'>): void =>
  void query.where('winner_rules.site_id', siteId)
