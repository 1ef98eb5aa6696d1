import db from '@adonisjs/lucid/services/db'
import { clock } from '#core/timing/clock'
import { firstDeposits } from '#affiliates/queries/first_deposits'

/** Writes down the first deposits of a brand's referred players who had none so far. */
export async function noteFirstDeposits(siteId: number): Promise<void> {
  const rows: { userId: number }[] = await db
    .query<{ userId: number }>()
    .from('affiliate_referrals')
    .where('site_id', siteId)
    .whereNull('first_deposit_at')
    .select('user_id as userId')
  const found = await firstDeposits(
    db.connection(),
    rows.map(({ userId }) => Number(userId)),
    clock.now()
  )
  for (const [userId, { at, amountMinor }] of found) {
    await db
      .from('affiliate_referrals')
      .where('user_id', userId)
      .update({ first_deposit_at: at, first_deposit: amountMinor })
  }
}
