/** Outcomes of forecasts, tricasts and quinellas, which get a row once somebody wants to bet on them (rules 19.13). */
import { LEAST_STORED_ODDS_MILLI } from '@grandstand/shared-types/markets/model/order_market'
import { inTransaction, insertAll, type Trx } from '#core/database/transactions'
import { announceMatches, touchMatches } from '#catalogue/actions/touch_matches'

/** The market with its match, and the keys that an outcome is wanted for. */
interface Named {
  marketId: number
  matchId: number
  keys: readonly string[]
}

/**
 * Adds the outcomes that are missing, without a price: the book derives it. Resolves to whether any was. Who asks has made sure that
 * the keys are of the market.
 */
export async function nameOrders({ marketId, matchId, keys }: Named): Promise<boolean> {
  const isNew = await inTransaction(async (trx) => {
    // two that want the same outcome wait for each other here
    await trx.from('markets').where('id', marketId).forUpdate().select('id')
    const known = await keysOf(trx, marketId, keys)
    const missing = keys.filter((key) => !known.has(key))
    if (missing.length === 0) return false
    await insertAll(
      trx,
      'outcomes',
      missing.map((key) => ({
        market_id: marketId,
        outcome_key: key,
        odds_milli: LEAST_STORED_ODDS_MILLI,
        active: true,
        list_order: 0,
      }))
    )
    await touchMatches(trx, 'id', matchId)
    return true
  })
  if (isNew) announceMatches([matchId])
  return isNew
}

async function keysOf(trx: Trx, marketId: number, keys: readonly string[]): Promise<Set<string>> {
  const rows = await trx
    .query<{ outcome_key: string }>()
    .from('outcomes')
    .where('market_id', marketId)
    .whereIn('outcome_key', [...keys])
    .select('outcome_key')
  return new Set(rows.map((row) => row.outcome_key))
}
