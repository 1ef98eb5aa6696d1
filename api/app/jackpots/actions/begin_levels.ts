import type { Trx } from '#core/database/transactions'
import { must } from '#core/errors/must'
import { seedOf } from '#jackpots/applying/money_of_levels'
import { ruleOf, RULE_COLUMNS, type RuleColumns } from '#jackpots/runs/level_rule'
import { newRun, runColumns } from '#jackpots/runs/new_run'
import type { SentJackpot } from '#jackpots/validators/jackpots'
import { houseAccountId } from '#ledger/accounts'
import { post, reserveTransferIds } from '#ledger/post'

/** The first run begins without a reserve. */
const FIRST = { number: 1, fromReserveMinor: 0 }

/**
 * Prepares the first runs of new levels: the function that it resolves to begins them in a transaction, with their seeds
 * from the house.
 */
export async function beginLevels(
  siteId: number,
  { currency, levels }: Pick<SentJackpot, 'currency' | 'levels'>
): Promise<(trx: Trx, jackpotId: number) => Promise<void>> {
  const jackpotsId = await houseAccountId(siteId, 'jackpots', currency)
  const reservesId = await houseAccountId(siteId, 'jackpotReserves', currency)
  const gamesId = await houseAccountId(siteId, 'games', currency)
  const ids = await reserveTransferIds(levels.length)
  return async (trx, jackpotId) => {
    const rows = await trx
      .query<RuleColumns & { id: number }>()
      .from('jackpot_levels')
      .where({ jackpot_id: jackpotId, run_number: 0 })
      .orderBy('id')
      .select('id', ...RULE_COLUMNS)
    const transfers = []
    for (const [index, row] of rows.entries()) {
      const level = Number(row.id)
      const run = newRun(level, 1, ruleOf(row))
      await trx.from('jackpot_levels').where('id', level).update(runColumns(run))
      const owner = { siteId, currency, jackpotsId, reservesId, gamesId }
      const nextId = () => must(ids[index], 'id for the seed of a level')
      transfers.push(
        seedOf({ level, ...FIRST, houseMinor: run.run.seedMinor }, owner, nextId) ?? []
      )
    }
    await post(trx, transfers.flat())
  }
}
