/** Markets and prices as staff see them. */
import type { MarketStatus } from '@grandstand/shared-types/catalogue/market_status'
import type { OutcomeResult } from '@grandstand/shared-types/markets/model/outcome_result'
import { RUNNER_MARKETS } from '@grandstand/shared-types/markets/table/market_types'
import type { MarketRow, OutcomeRow } from '@grandstand/shared-types/wire/betting/catalogue'
import { bool, number, orNull, text, type Resource, type FieldsOf } from '#core/lists/resource'

const marketFields = {
  id: number('markets.id'),
  matchId: number('markets.match_id'),
  marketTypeId: number('markets.market_type_id'),
  marketTypeKey: text('market_types.key'),
  specifier: text('markets.specifier'),
  status: number<MarketStatus>('markets.status'),
  isMainLine: bool('markets.is_main_line'),
  orderMargin: orNull(number('markets.order_margin')),
  version: number('markets.version'),
  updatedAt: number('markets.updated_at'),
} satisfies FieldsOf<MarketRow>

export const marketResource: Resource<typeof marketFields> = {
  name: 'markets',
  fields: marketFields,
  from: (query) =>
    query.from('markets').join('market_types', 'market_types.id', 'markets.market_type_id'),
  search: ['market_types.key'],
  defaultSort: ['id', 'asc'],
}

const outcomeFields = {
  id: number('outcomes.id'),
  marketId: number('outcomes.market_id'),
  matchId: number('markets.match_id'),
  marketTypeId: number('markets.market_type_id'),
  specifier: text('markets.specifier'),
  /** The market's version; sent with a new price, it refuses a price made for an older state. */
  version: number('markets.version'),
  key: text('outcomes.outcome_key'),
  oddsMilli: number('outcomes.odds_milli'),
  active: bool('outcomes.active'),
  listOrder: number('outcomes.list_order'),
  result: orNull(text<OutcomeResult>('outcomes.result')),
  runner: orNull(text('runners.name')),
} satisfies FieldsOf<OutcomeRow>

export const outcomeResource: Resource<typeof outcomeFields> = {
  name: 'outcomes',
  fields: outcomeFields,
  from: (query) =>
    query
      .from('outcomes')
      .join('markets', 'markets.id', 'outcomes.market_id')
      .leftJoin('runners', (join) => {
        join
          .on('runners.match_id', 'markets.match_id')
          .andOn('runners.number', 'outcomes.outcome_key')
          .andOnIn('markets.market_type_id', RUNNER_MARKETS)
      }),
  search: ['outcomes.outcome_key'],
  defaultSort: ['id', 'asc'],
}
