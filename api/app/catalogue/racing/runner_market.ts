/** Markets whose outcomes are the runners of a race. */
import type { MarketType } from '@grandstand/shared-types/markets/model/market_type'
import { isPair, MOST_RUNNERS, runnerOf } from '@grandstand/shared-types/markets/model/runner_key'
import { comparedIn, isOfRunners } from '@grandstand/shared-types/markets/table/market_types'
import { runnersInOrder } from '@grandstand/shared-types/markets/model/order_key'
import { orderTermsOf } from '@grandstand/shared-types/markets/model/order_market'
import type { RaceField, RunnerStatus } from '@grandstand/shared-types/racing/field/runner'
import { loadFields } from '#catalogue/racing/field_rows'
import { AppError } from '#core/errors/app_error'
import type { Trx } from '#core/database/transactions'

interface NewRunners {
  matchId: number
  outcomes: readonly { key: string }[]
  /** The numbers that the specifier compares; null for a market on the whole field. */
  compared: readonly number[] | null
}

type Statuses = ReadonlyMap<string, RunnerStatus>

/**
 * The status of each runner that a new market may name, by its key; null where outcomes are no runners. Throws 422 `outcomesWrong` at
 * `outcomes` for one that is not in the field, or that is out of it, and where an outcome of the type that is no runner is missing.
 * A market that compares runners names them all, and each runs by itself.
 */
export async function runningOf(
  trx: Trx,
  type: MarketType,
  { matchId, outcomes, compared }: NewRunners
): Promise<Statuses | null> {
  if (!isOfRunners(type.id)) return null
  const field = (await loadFields([matchId], trx)).get(matchId)
  const statuses = new Map(field?.runners.map(({ number, status }) => [String(number), status]))
  const mayStand = (key: string) => ['declared', 'reserve'].includes(statuses.get(key) ?? '')
  const keys = outcomes.map(({ key }) => key)
  const areAllThere = type.outcomes.every(({ key }) => keys.includes(key))
  const areCompared = !compared || areRivals(field, compared, keys)
  if (
    !areAllThere ||
    !areCompared ||
    !keys.every((key) => runnerOf(key) === null || mayStand(key))
  ) {
    throw AppError.field('outcomes', 'outcomesWrong')
  }
  return statuses
}

/** Whether the keys are those of the runners that are compared, no two of one entry, and none a reserve. */
function areRivals(
  field: RaceField | undefined,
  compared: readonly number[],
  keys: readonly string[]
): boolean {
  const runners = field?.runners.filter(({ number }) => compared.includes(number)) ?? []
  const entries = new Set(runners.map(({ number, entry }) => entry ?? -number))
  return (
    keys.length === compared.length &&
    entries.size === compared.length &&
    runners.every(({ status }) => status === 'declared')
  )
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
  specifier: string
  outcome_key: string
}

/**
 * The runners without whom a price closes: its own, of a forecast all that it names, and in a head to head the other as well, since
 * nobody is left to be ahead of.
 */
export function runnersBehind({
  market_type_id: typeId,
  specifier,
  outcome_key: key,
}: Omit<Priced, 'match_id'>): number[] {
  const order = orderTermsOf(typeId)
  if (order) return runnersInOrder(key, order) ?? []
  const own = runnerOf(key)
  const compared = comparedIn(specifier)
  if (own !== null && compared && isPair(compared)) return compared
  return own === null ? [] : [own]
}

/** Throws 422 `stateFixed` at `active` for the price of a runner that does not run. */
export async function requireRunning(trx: Trx, outcomeId: number): Promise<void> {
  const outcome = await trx
    .query<Priced>()
    .from('outcomes')
    .join('markets', 'markets.id', 'outcomes.market_id')
    .where('outcomes.id', outcomeId)
    .select('match_id', 'market_type_id', 'specifier', 'outcome_key')
    .firstOrFail()
  if (!isOfRunners(outcome.market_type_id) || runnerOf(outcome.outcome_key) === null) return
  const matchId = Number(outcome.match_id)
  const field = (await loadFields([matchId], trx)).get(matchId)
  const isDeclared = (number: number) =>
    field?.runners.some((runner) => runner.number === number && runner.status === 'declared')
  if (!runnersBehind(outcome).every(isDeclared)) throw AppError.field('active', 'stateFixed')
}
