import db from '@adonisjs/lucid/services/db'
import {
  EARNING_STATES,
  type AffiliateState,
} from '@grandstand/shared-types/wire/affiliates/affiliates'
import { AppError } from '#core/errors/app_error'
import type { Principal } from '#core/requests/access'
import type { Reader, Trx } from '#core/database/transactions'
import { siteById } from '#sites/current_site'

export interface AffiliateOfUser {
  id: number
  state: AffiliateState
}

/** Throws 404 `notFound` for accounts that were not opened on the web, and where the brand has no affiliates. */
export async function requireOnlineUser({ siteId, userId }: Principal): Promise<void> {
  const { settings } = await siteById(siteId)
  if (!settings.flags.affiliateStatus) throw AppError.notFound()
  const user = await db
    .query<{ id: number }>()
    .from('users')
    .where({ id: userId, is_online: true })
    .select('id')
    .first()
  if (!user) throw AppError.notFound()
}

/** The affiliate that a user is; null for somebody who never asked. */
export async function affiliateOfUser(
  userId: number,
  reader: Reader = db.connection()
): Promise<AffiliateOfUser | null> {
  const row = await reader
    .query<AffiliateOfUser>()
    .from('affiliates')
    .where('user_id', userId)
    .select('id', 'state')
    .first()
  return row ? { ...row, id: Number(row.id) } : null
}

/** What one has may be taken away in every state. Throws 403 `notAllowed` for somebody who is no affiliate. */
export async function requireAffiliate(userId: number, trx?: Trx): Promise<AffiliateOfUser> {
  const affiliate = await affiliateOfUser(userId, trx)
  if (!affiliate) throw AppError.notAllowed()
  return affiliate
}

/** Something new is for those who earn. Throws 403 `notAllowed` as `requireAffiliate`, and for any other state. */
export async function requireEarning(userId: number, trx?: Trx): Promise<AffiliateOfUser> {
  const affiliate = await requireAffiliate(userId, trx)
  if (!EARNING_STATES.some((state) => state === affiliate.state)) throw AppError.notAllowed()
  return affiliate
}
