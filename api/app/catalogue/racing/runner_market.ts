/** Markets whose outcomes are the runners of a race. */
import type { MarketType } from '@grandstand/shared-types/markets/model/market_type'
import { MOST_RUNNERS, runnerOf } from '@grandstand/shared-types/markets/model/runner_key'
import { isOfRunners } from '@grandstand/shared-types/markets/table/market_types'
import type { RunnerStatus } from '@grandstand/shared-types/racing/field/runner'
import { loadFields } from '#catalogue/racing/field_rows'
import { AppError } from '#core/errors/app_error'
import type { Trx } from '#core/database/transactions'

type Statuses = ReadonlyMap<string, RunnerStatus>

/**
 * The status of each runner that a new market may name, by its key; null where outcomes are no runners. Throws 422 `outcomesWrong` at
 * `outcomes` for one that is not in the field, or that is out of it, and where an outcome of the type that is no runner is missing.
 */
export async function runningOf(
  trx: Trx,
  type: MarketType,
  { matchId, outcomes }: { matchId: number; outcomes: readonly { key: string }[] }
): Promise<Statuses | null> {
  if (!isOfRunners(type.id)) return null
  const field = (await loadFields([matchId], trx)).get(matchId)
  const statuses = new Map(field?.runners.map(({ number, status }) => [String(number), status]))
  const mayStand = (key: string) => ['declared', 'reserve'].includes(statuses.get(key) ?? '')
  const keys = outcomes.map(({ key }) => key)
  const areAllThere = type.outcomes.every(({ key }) => keys.includes(key))
  if (!areAllThere || !keys.every((key) => runnerOf(key) === null || mayStand(key))) {
    throw AppError.field('outcomes', 'outcomesWrong')
  }
  return statuses
}

/** The rows in the order of the card, what is no runner behind them; a reserve is closed until it comes in. */
export const ofRunners = <R extends { outcome_key: string }>(
  rows: readonly R[],
  statuses: Statuses
): (R & { active: boolean; list_order: number })[] =>
  rows.map((row) => ({
    ...row,
    active: runnerOf(row.outcome_key) === null || statuses.get(row.outcome_key) === 'declared',
    list_order: runnerOf(row.outcome_key) ?? BEHIND_RUNNERS,
  }))

const BEHIND_RUNNERS = MOST_RUNNERS + 1

interface Priced {
  match_id: number
  market_type_id: number
  outcome_key: string
}

/** Throws 422 `stateFixed` at `active` for the price of a runner that does not run. */
export async function requireRunning(trx: Trx, outcomeId: number): Promise<void> {
  const outcome = await trx
    .query<Priced>()
    .from('outcomes')
    .join('markets', 'markets.id', 'outcomes.market_id')
    .where('outcomes.id', outcomeId)
    .select('match_id', 'market_type_id', 'outcome_key')
    .firstOrFail()
  if (!isOfRunners(outcome.market_type_id) || runnerOf(outcome.outcome_key) === null) return
  const matchId = Number(outcome.match_id)
  const field = (await loadFields([matchId], trx)).get(matchId)
  const runner = field?.runners.find(({ number }) => String(number) === outcome.outcome_key)
  if (runner?.status !== 'declared') throw AppError.field('active', 'stateFixed')
}
