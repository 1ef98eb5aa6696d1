/** What referred players did for the first time, written down so that it is looked for once. */
import db from '@adonisjs/lucid/services/db'
import { inTransaction } from '#core/database/transactions'
import { clock } from '#core/timing/clock'
import { queuePostback } from '#affiliates/postbacks/queue_postback'
import { firstDeposits } from '#affiliates/queries/first_deposits'
import { firstStakes } from '#affiliates/queries/first_stakes'

/** Writes down the first deposits and the first decided bets of a brand's referred players who had none so far. */
export async function noteFirsts(siteId: number): Promise<void> {
  const now = clock.now()
  const reader = db.connection()
  const deposits = await firstDeposits(reader, await without(siteId, 'first_deposit_at'), now)
  for (const [userId, { at, amountMinor }] of deposits) {
    await note(userId, 'firstDeposit', { first_deposit_at: at, first_deposit: amountMinor })
  }
  const stakes = await firstStakes(reader, await without(siteId, 'first_stake_at'), now)
  for (const [userId, at] of stakes) await note(userId, 'firstStake', { first_stake_at: at })
}

/** The players of a brand for whom nothing stands in the column. */
async function without(siteId: number, column: string): Promise<number[]> {
  const rows: { userId: number }[] = await db
    .query<{ userId: number }>()
    .from('affiliate_referrals')
    .where('site_id', siteId)
    .whereNull(column)
    .select('user_id as userId')
  return rows.map(({ userId }) => Number(userId))
}

type First = { first_deposit_at: number; first_deposit: number } | { first_stake_at: number }

/** Notes a first step, and that the affiliate's server is told of it; nothing where another round has noted it. */
const note = (userId: number, event: 'firstDeposit' | 'firstStake', first: First): Promise<void> =>
  inTransaction(async (trx) => {
    const [column, at] =
      'first_stake_at' in first
        ? (['first_stake_at', first.first_stake_at] as const)
        : (['first_deposit_at', first.first_deposit_at] as const)
    const changed: unknown = await trx
      .from('affiliate_referrals')
      .where('user_id', userId)
      .whereNull(column)
      .update({ ...first })
    if (Number(changed) === 1) await queuePostback(trx, userId, event, at)
  })
