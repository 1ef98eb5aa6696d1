import { hasExpired } from '@grandstand/shared-types/coupons/model/ticket_validity'
import { AppError } from '#core/errors/app_error'
import { must } from '#core/errors/must'
import { clock } from '#core/timing/clock'
import type { Trx } from '#core/database/transactions'
import { jackpotsOfPaper, type PaperKind } from '#coupons/dues/paper_jackpots'
import { endDues, lockDues, type TicketDue } from '#coupons/dues/ticket_dues'

interface Due {
  amountMinor: number
  currency: string
}

interface Presented {
  kind: PaperKind
  ticketId: number
  /** What the coupon or the ticket itself pays, or why it pays nothing. */
  own: Due | AppError
  /** The user of the desk that pays. */
  collectedBy: number
}

export interface Collected {
  /** 0 when only a jackpot is paid. */
  ownMinor: number
  jackpots: TicketDue[]
  currency: string
}

/**
 * Marks what is due on a paper as collected: its own money, and the jackpots that it has won. What has expired or was paid before is
 * left out. Call it with the coupon or the ticket locked. Throws what `own` says when there is nothing to pay, 409 `ticketExpired`
 * [when it expired, epoch milliseconds] for a paper that is past its time (rules 8.14), and 409 `ticketRefused` for one whose jackpot
 * was paid.
 */
export async function collectDues(trx: Trx, presented: Presented): Promise<Collected> {
  const { kind, ticketId, own, collectedBy } = presented
  const ownDue = (await lockDues(trx, kind, [ticketId])).get(ticketId)
  const won = await lockJackpots(trx, kind, ticketId)
  const payable = won.filter((due) => due.state === 'due' && !refusalOf(due))
  const refusal = own instanceof AppError ? own : ownDue && refusalOf(ownDue)
  if (refusal && payable.length === 0) throw refusalOfAll(refusal, won)
  const ended = [...(ownDue && !refusal ? [ownDue] : []), ...payable]
  const end = { state: 'collected', collected_by: collectedBy } as const
  await endDues(
    trx,
    ended.map(({ id }) => id),
    end
  )
  const ownMinor = own instanceof AppError || refusal ? 0 : own.amountMinor
  const currency = own instanceof AppError ? payable[0]?.currency : own.currency
  return { ownMinor, jackpots: payable, currency: must(currency, 'currency of a payment') }
}

/** Of a ticket with nothing due of its own, its jackpot says why nothing is paid. */
function refusalOfAll(refusal: AppError, won: readonly TicketDue[]): AppError {
  const [first] = won
  if (refusal.key !== 'ticketNotDue' || !first) return refusal
  return won.map(refusalOf).find((one) => one !== undefined) ?? new AppError('ticketRefused')
}

async function lockJackpots(trx: Trx, kind: PaperKind, ticketId: number): Promise<TicketDue[]> {
  const wins = (await jackpotsOfPaper(trx, kind, [ticketId])).map(({ winId }) => winId)
  return [...(await lockDues(trx, 'jackpotWin', wins)).values()]
}

function refusalOf(due: TicketDue): AppError | undefined {
  if (!hasExpired(due, clock.now())) return undefined
  return new AppError('ticketExpired', { params: [must(due.expiresAt, 'end of a ticket')] })
}
