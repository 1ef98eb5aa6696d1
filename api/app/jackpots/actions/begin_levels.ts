import type { Trx } from '#core/database/transactions'
import { must } from '#core/errors/must'
import { seedOf } from '#jackpots/applying/money_of_levels'
import { newRun, runColumns } from '#jackpots/runs/new_run'
import type { SentJackpot } from '#jackpots/validators/jackpots'
import { houseAccountId } from '#ledger/accounts'
import { post, reserveTransferIds } from '#ledger/post'

/**
 * Prepares the first runs of new levels: the function that it resolves to begins them in a transaction, with their seeds
 * from the house.
 */
export async function beginLevels(
  siteId: number,
  { currency, levels }: Pick<SentJackpot, 'currency' | 'levels'>
): Promise<(trx: Trx, jackpotId: number) => Promise<void>> {
  const jackpotsId = await houseAccountId(siteId, 'jackpots', currency)
  const gamesId = await houseAccountId(siteId, 'games', currency)
  const ids = await reserveTransferIds(levels.length)
  return async (trx, jackpotId) => {
    const rows = await trx
      .query<{ id: number; seed: number; mustFallBefore: number }>()
      .from('jackpot_levels')
      .where({ jackpot_id: jackpotId, run_number: 0 })
      .orderBy('id')
      .select({ id: 'id', seed: 'seed', mustFallBefore: 'must_fall_before' })
    const transfers = []
    for (const [index, row] of rows.entries()) {
      const level = Number(row.id)
      const seedMinor = Number(row.seed)
      const terms = { seedMinor, mustFallBeforeMinor: Number(row.mustFallBefore) }
      const run = newRun(level, 1, terms)
      await trx.from('jackpot_levels').where('id', level).update(runColumns(run))
      const owner = { siteId, currency, jackpotsId, gamesId }
      const nextId = () => must(ids[index], 'id for the seed of a level')
      transfers.push(seedOf({ level, number: 1, seedMinor }, owner, nextId) ?? [])
    }
    await post(trx, transfers.flat())
  }
}
