/** What a player is told of a bonus: a notice in the transaction of what happened. */
import type { BonusNews } from '@grandstand/shared-types/wire/site/notices'
import type { Trx } from '#core/database/transactions'
import type { Grant } from '#bonuses/grants/grant'
import { writeSystemNotice } from '#notices/actions/write_system_notice'

/** `amountMinor` is what was given, or what became cash. */
const tell = (
  trx: Trx,
  { siteId, userId, currency }: Grant,
  key: BonusNews,
  amountMinor: number
): Promise<void> => writeSystemNotice(trx, { siteId, userId, key, params: [amountMinor, currency] })

export const tellOfGrant = (trx: Trx, grant: Grant): Promise<void> =>
  tell(trx, grant, 'bonusGiven', grant.grantedMinor)

/**
 * After a grant has ended. Who gives a bonus up knows it, and who has lost it has seen the coupons that lost; a bonus that was
 * met with an empty pocket brings nothing to tell of.
 */
export async function tellOfEnd(trx: Trx, ended: Grant): Promise<void> {
  const { state, grantedMinor, convertedMinor } = ended
  if (state === 'met' && convertedMinor) await tell(trx, ended, 'bonusConverted', convertedMinor)
  if (state === 'expired') await tell(trx, ended, 'bonusExpired', grantedMinor)
  if (state === 'cancelled') await tell(trx, ended, 'bonusCancelled', grantedMinor)
}
