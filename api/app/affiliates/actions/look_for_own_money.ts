import { lacksOwnMoney } from '@grandstand/shared-types/affiliates/own_money'
import db from '@adonisjs/lucid/services/db'
import { whereAmong } from '#core/database/transactions'
import { flagReferral } from '#affiliates/actions/look_for_flags'
import { playersToLookAt } from '#affiliates/queries/own_money'

/**
 * Flags the players of a brand who stake no money of their own, and holds them (rules 16.8). Who was seen to stake some is not looked
 * at again.
 */
export async function lookForOwnMoney(siteId: number): Promise<void> {
  const seen: number[] = []
  for (const player of await playersToLookAt(siteId)) {
    if (player.ownStakesMinor > 0 && player.earlierStakesMinor > 0) seen.push(player.referralId)
    else if (lacksOwnMoney(player)) await flagReferral(player.referralId, 'noOwnMoney')
  }
  if (seen.length === 0) return
  await whereAmong(db.from('affiliate_referrals'), 'id', seen).update({ has_own_stakes: true })
}
