/** The prices of a runner, which close when it comes out (rules 19.1). */
import { MARKET_STATUS } from '@grandstand/shared-types/catalogue/market_status'
import { runnerOf } from '@grandstand/shared-types/markets/model/runner_key'
import {
  comparedIn,
  isOfRunners,
  isOnRunners,
} from '@grandstand/shared-types/markets/table/market_types'
import { loadFields } from '#catalogue/racing/field_rows'
import { runnersBehind } from '#catalogue/racing/runner_market'
import { clock } from '#core/timing/clock'
import type { Trx } from '#core/database/transactions'

interface Priced {
  id: number
  market_id: number
  market_type_id: number
  specifier: string
  outcome_key: string
}

/** The outcomes of a race that are a runner, in all its markets. */
export const runnerOutcomes = async (trx: Trx, matchId: number): Promise<Priced[]> =>
  (await outcomesOn(trx, matchId)).filter(
    (row) => isOfRunners(row.market_type_id) && runnerOf(row.outcome_key) !== null
  )

/** The runners that outcomes of a race name, also several in order. */
export async function runnersNamed(trx: Trx, matchId: number): Promise<Set<number>> {
  const rows = await outcomesOn(trx, matchId)
  const onRunners = rows.filter(({ market_type_id: typeId }) => isOnRunners(typeId))
  return new Set(onRunners.flatMap(runnersBehind))
}

async function outcomesOn(trx: Trx, matchId: number): Promise<Priced[]> {
  return trx
    .query<Priced>()
    .from('outcomes')
    .join('markets', 'markets.id', 'outcomes.market_id')
    .where('markets.match_id', matchId)
    .select('outcomes.id', 'market_id', 'market_type_id', 'specifier', 'outcome_key')
}

/**
 * Opens or closes the runner's prices, and suspends the open markets of runners until staff have priced them anew: a runner more
 * or less changes every price, but those of others that are compared without it.
 */
export async function switchRunner(
  trx: Trx,
  matchId: number,
  number: number,
  isOpen: boolean
): Promise<void> {
  const outcomes = (await runnerOutcomes(trx, matchId)).filter(
    ({ specifier }) => comparedIn(specifier)?.includes(number) ?? true
  )
  const field = (await loadFields([matchId], trx)).get(matchId)
  const isDeclared = (other: number) =>
    field?.runners.some((one) => one.number === other && one.status === 'declared')
  const own = outcomes
    .map((row) => ({ id: row.id, runners: runnersBehind(row) }))
    .filter(({ runners }) => runners.includes(number) && (!isOpen || runners.every(isDeclared)))
    .map(({ id }) => id)
  if (own.length > 0) await trx.from('outcomes').whereIn('id', own).update({ active: isOpen })
  const marketIds = [...new Set(outcomes.map((row) => row.market_id))]
  if (marketIds.length === 0) return
  await trx
    .from('markets')
    .whereIn('id', marketIds)
    .where('status', MARKET_STATUS.active)
    .update({ status: MARKET_STATUS.suspended })
  await trx
    .from('markets')
    .whereIn('id', marketIds)
    .update({ version: trx.raw('version + 1'), updated_at: clock.now() })
}
