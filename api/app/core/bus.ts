/**
 * Events that travel up: rooms below publish, rooms above listen, and rooms below do not know the listeners. Within one
 * process.
 */
import { EventEmitter } from 'node:events'
import type { PlayerErrorKey } from '@grandstand/shared-types/core/errors'
import type { WithdrawalNews } from '@grandstand/shared-types/wire/site/notices'

interface BusEvents {
  /** Prices, states or result of matches changed. */
  matchChanged: { matchIds: number[] }
  /** Sports, categories, tournaments or market types changed: names, order, or whether they are offered. */
  catalogueChanged: Record<string, never>
  couponPlaced: { couponId: number; userId: number }
  /** The acceptance delay of a live coupon is over; `reason` is the weightiest reason when it was not accepted. */
  acceptanceEnded: { couponId: number; userId: number; accepted: boolean; reason?: PlayerErrorKey }
  couponSettled: { couponId: number; userId: number; status: number }
  balanceChanged: { userIds: number[] }
  /** A dealer or admin sent a user credit, or took it. */
  creditMoved: { userId: number; direction: 'send' | 'take'; amountMinor: number; currency: string }
  /** A withdrawal was ordered, paid, or gave its money back. */
  withdrawalMoved: { userId: number; news: WithdrawalNews; amountMinor: number; currency: string }
  /** Somebody else changed the user's details, rights or limits. */
  accountEdited: { userId: number }
  /** Staff excluded the player from play. */
  playerExcluded: { userId: number }
  /** A notice for this user alone was written. */
  noticeWritten: { userId: number }
  /** A user's rights, limits or status changed, or a session ended. */
  accessChanged: { userId: number }
  /** A player set a limit, a reality check or an exclusion, or answered a check. */
  protectionChanged: { userId: number }
  /** A brand's settings changed, its limits included. */
  siteChanged: { siteId: number }
  /** The texts of the player app, or a brand's own, changed. */
  textsChanged: Record<string, never>
  /** New rows of `feed_settlements`, which settlement has yet to read. */
  feedSettlement: { matchIds: number[] }
  resultEntered: { matchId: number; revision: number }
}

const emitter = new EventEmitter()
emitter.setMaxListeners(0)

export const bus = {
  emit<K extends keyof BusEvents>(event: K, payload: BusEvents[K]): void {
    emitter.emit(event, payload)
  },
  on<K extends keyof BusEvents>(event: K, listener: (payload: BusEvents[K]) => void): () => void {
    emitter.on(event, listener)
    return () => emitter.off(event, listener)
  },
}
