/** The money of a paper that is paid in cash: what it won itself, and each jackpot that it has won. */
import db from '@adonisjs/lucid/services/db'
import { must } from '#core/errors/must'
import type { Principal } from '#core/requests/access'
import type { Collected } from '#coupons/dues/collect_due'
import { jackpotsOfPaper, type PaperKind } from '#coupons/dues/paper_jackpots'
import { userAccounts } from '#ledger/accounts'
import { reserveTransferIds, type Transfer } from '#ledger/post'

export interface PreparedPayment {
  kind: PaperKind
  ticketId: number
  /** The account of unpaid tickets of the desk that sold it. */
  unpaidId: number
  transferIds: readonly number[]
}

/** Call it outside a transaction. */
export async function preparePayment(
  kind: PaperKind,
  ticketId: number,
  sellerId: number
): Promise<PreparedPayment> {
  const accounts = (await userAccounts([sellerId])).get(sellerId)
  const unpaid = accounts?.find(({ pocket }) => pocket === 'unpaid')
  const wins = await jackpotsOfPaper(db.connection(), kind, [ticketId])
  return {
    kind,
    ticketId,
    unpaidId: must(unpaid?.id, 'account of unpaid tickets'),
    transferIds: await reserveTransferIds(1 + wins.length),
  }
}

/** The cash in all, in minor units. */
export const totalOf = ({ ownMinor, jackpots }: Collected): number =>
  ownMinor + jackpotMinorOf({ jackpots })

/** The part that jackpots make. */
export const jackpotMinorOf = ({ jackpots }: Pick<Collected, 'jackpots'>): number =>
  jackpots.reduce((sum, { amountMinor }) => sum + amountMinor, 0)

/** A transfer for the ticket's own money, where there is some, and one for each jackpot. */
export function paymentTransfers(
  prepared: PreparedPayment,
  { ownMinor, jackpots, currency }: Collected,
  { principal, drawerId }: { principal: Principal; drawerId: number }
): Transfer[] {
  const { kind, ticketId, unpaidId, transferIds } = prepared
  const paid = [
    ...(ownMinor > 0
      ? [{ subject: kind, id: ticketId, kind: 'ticketPaid' as const, amountMinor: ownMinor }]
      : []),
    ...jackpots.map(({ ticketId: id, amountMinor }) => ({
      subject: 'jackpotWin' as const,
      id,
      kind: 'jackpotPaid' as const,
      amountMinor,
    })),
  ]
  return paid.map(({ subject, id, kind: transferKind, amountMinor }, index) => ({
    id: must(transferIds[index], 'number for a transfer'),
    key: `${subject}:${id}:${transferKind}`,
    kind: transferKind,
    siteId: principal.siteId,
    currency,
    referenceType: subject,
    referenceId: id,
    actorId: principal.userId,
    legs: [
      { accountId: unpaidId, amountMinor: 0 - amountMinor },
      { accountId: drawerId, amountMinor },
    ],
  }))
}
