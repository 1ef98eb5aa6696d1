/** The coupon behind a ticket that a customer brings to a desk. */
import { siteEnding } from '@grandstand/shared-types/coupons/model/ticket_code'
import db from '@adonisjs/lucid/services/db'
import type { UserType } from '@grandstand/shared-types/accounts/user_types'
import { AppError } from '#core/errors/app_error'
import { shopOf, type Principal } from '#core/requests/access'
import { codeOf, findByCode, type CodeSeeker } from '#coupons/queries/find_by_code'
import { printRows, type PrintRow } from '#printing/queries/prints'
import { paperOf } from '#printing/ticket_signature'

export interface TicketAtDesk {
  couponId: number
  /** The user of the desk that sold the ticket. */
  sellerId: number
  print: PrintRow
}

/**
 * The coupon of a paper that a desk of the principal's own shop has sold, found by the paper's signed code alone. Wrong
 * codes are counted as guesses. Throws 422 `ticketForged`, 404 `notFound`, 429 `tooManyAttempts` [seconds].
 */
export async function ticketOfShop(
  principal: Principal,
  typed: string,
  ip: string
): Promise<TicketAtDesk> {
  const paper = paperOf(typed)
  const missing = paper === 'forged' ? new AppError('ticketForged') : AppError.notFound()
  return findByCode(
    'ticket',
    seekerOf(principal, ip),
    async () => {
      if (paper === null || paper === 'forged') return null
      if (paper.siteEnding !== siteEnding(principal.siteId)) return null
      const { couponId, printNumber } = paper
      const print = await printRows()
        .where({ coupon_id: couponId, subject: 'coupon', print_number: printNumber })
        .first()
      const seller = await sellerOf(couponId, principal.siteId)
      if (!print || !seller || shopOf(seller) !== shopOf(principal)) return null
      return { couponId, sellerId: Number(seller.userId), print }
    },
    missing
  )
}

/**
 * A coupon that the principal has sold, by the signed code of its paper, or by the coupon's own code where no paper was
 * printed. Throws as `ticketOfShop` does.
 */
export async function ownTicket(principal: Principal, typed: string, ip: string): Promise<number> {
  const paper = paperOf(typed)
  const missing = paper === 'forged' ? new AppError('ticketForged') : AppError.notFound()
  return findByCode(
    'ticket',
    seekerOf(principal, ip),
    async () => {
      if (paper === 'forged') return null
      const row = await db
        .query<{ id: number }>()
        .from('coupons')
        .where({ site_id: principal.siteId, user_id: principal.userId })
        .where(paper ? { id: paper.couponId } : { code: codeOf(typed) })
        .select('id')
        .first()
      return row ? Number(row.id) : null
    },
    missing
  )
}

const seekerOf = ({ siteId, userId }: Principal, ip: string): CodeSeeker => ({ siteId, userId, ip })

interface Seller {
  userId: number
  type: UserType
  path: string
}

/** The desk that sold a coupon; null for a coupon that a player placed. */
async function sellerOf(couponId: number, siteId: number): Promise<Seller | null> {
  const row = await db
    .query<Seller>()
    .from('coupons')
    .join('users', 'users.id', 'coupons.user_id')
    .where({ 'coupons.id': couponId, 'coupons.site_id': siteId })
    .whereNot('users.type', 'player')
    .select({ userId: 'users.id', type: 'users.type', path: 'users.path' })
    .first()
  return row ?? null
}
