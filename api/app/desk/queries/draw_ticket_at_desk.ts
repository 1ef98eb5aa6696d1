/** The ticket of a draw that a customer brings to a desk. */
import db from '@adonisjs/lucid/services/db'
import type { UserType } from '@grandstand/shared-types/accounts/user_types'
import { AppError } from '#core/errors/app_error'
import { shopOf, type Principal } from '#core/requests/access'
import { codeOf, findByCode } from '#coupons/queries/find_by_code'
import { drawPrintOf, type DrawPrint } from '#printing/queries/draw_ticket'
import { paperOf } from '#printing/ticket_signature'

export interface DrawTicketAtDesk extends DrawPrint {
  /** The user of the desk that sold it. */
  sellerId: number
}

interface Seller {
  userId: number
  type: UserType
  path: string
}

/**
 * The ticket of a paper that a desk of the principal's own shop has sold, found by the paper's signed code alone. Wrong codes are
 * counted as guesses. Throws 422 `ticketForged`, 404 `notFound`, 429 `tooManyAttempts` [seconds].
 */
export async function drawTicketOfShop(
  principal: Principal,
  typed: string,
  ip: string
): Promise<DrawTicketAtDesk> {
  const paper = paperOf(typed, 'drawTicket')
  return findByCode(
    'ticket',
    { siteId: principal.siteId, userId: principal.userId, ip },
    async () => {
      if (paper === null || paper === 'forged') return null
      const print = await drawPrintOf(paper, principal.siteId)
      const seller = print && (await sellerOf(print.ticketId, principal.siteId))
      if (!print || !seller || shopOf(seller) !== shopOf(principal)) return null
      return { ...print, sellerId: Number(seller.userId) }
    },
    paper === 'forged' ? new AppError('ticketForged') : AppError.notFound()
  )
}

/**
 * A ticket that the principal has sold, by the signed code of its paper, or by its own code where no paper was printed. Throws as
 * `drawTicketOfShop` does.
 */
export async function ownDrawTicket(
  principal: Principal,
  typed: string,
  ip: string
): Promise<number> {
  const paper = paperOf(typed, 'drawTicket')
  return findByCode(
    'ticket',
    { siteId: principal.siteId, userId: principal.userId, ip },
    async () => {
      if (paper === 'forged') return null
      const row = await db
        .query<{ id: number }>()
        .from('draw_tickets')
        .where({ site_id: principal.siteId, user_id: principal.userId })
        .where(paper ? { id: paper.couponId } : { code: codeOf(typed) })
        .select('id')
        .first()
      return row ? Number(row.id) : null
    },
    paper === 'forged' ? new AppError('ticketForged') : AppError.notFound()
  )
}

/** The desk that sold a ticket; null for one that a player bought. */
async function sellerOf(ticketId: number, siteId: number): Promise<Seller | null> {
  const row = await db
    .query<Seller>()
    .from('draw_tickets')
    .join('users', 'users.id', 'draw_tickets.user_id')
    .where({ 'draw_tickets.id': ticketId, 'draw_tickets.site_id': siteId })
    .whereNot('users.type', 'player')
    .select({ userId: 'users.id', type: 'users.type', path: 'users.path' })
    .first()
  return row ?? null
}
