/**
 * Events that travel up: rooms below publish, rooms above listen, and rooms below do not know the listeners. Where several
 * servers share a Redis, they reach the listeners of every server (`carry_news.ts`).
 */
import { EventEmitter } from 'node:events'
import type { PlayerErrorKey } from '@grandstand/shared-types/core/errors'
import type { BreakerCause } from '@grandstand/shared-types/games/health/breaker'
import type { DrawTicketState, DrawView } from '@grandstand/shared-types/wire/draws'
import type { WithdrawalNews } from '@grandstand/shared-types/wire/site/notices'

/** A level of a jackpot after stakes moved it. */
export interface JackpotMove {
  levelId: number
  /** The brand of the jackpot. */
  siteId: number
  isForAllBrands: boolean
  /** Other brands that play for it. */
  joinedIds: readonly number[]
  amountMinor: number
  changeCount: number
}

interface BusEvents {
  /** Prices, states or result of matches changed. */
  matchChanged: { matchIds: number[] }
  /** Sports, categories, tournaments or market types changed: names, order, or whether they are offered. */
  catalogueChanged: Record<string, never>
  couponPlaced: { couponId: number; userId: number }
  /** The acceptance delay of a live coupon is over; `reason` is the weightiest reason when it was not accepted. */
  acceptanceEnded: { couponId: number; userId: number; accepted: boolean; reason?: PlayerErrorKey }
  /** A trader answered a coupon that waited because of its size; it is decided at `acceptAt`. */
  approvalAnswered: { couponId: number; acceptAt: number }
  couponSettled: { couponId: number; userId: number; status: number }
  /** Selections of coupons that stay open have results. */
  couponsFollowed: { couponIds: number[] }
  balanceChanged: { userIds: number[] }
  /** Stakes moved levels of jackpots; a higher `changeCount` of a level is newer. */
  jackpotsMoved: { levels: readonly JackpotMove[] }
  /** A level of a jackpot fell, and was paid to this player. */
  jackpotFell: { levelId: number; runNumber: number; userId: number }
  /** Staff changed jackpots. */
  jackpotsEdited: Record<string, never>
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
  /** Somebody opened an account on the web. */
  userRegistered: { siteId: number; userId: number }
  /** A brand's settings changed, its limits included. */
  siteChanged: { siteId: number }
  /** The texts of the player app, or a brand's own, changed. */
  textsChanged: Record<string, never>
  /** A market went past an exposure limit of the brand, and was suspended. Minor units. */
  limitReached: {
    siteId: number
    matchId: number
    marketId: number
    currency: string
    limitMinor: number
    worstPayoutMinor: number
  }
  /** A provider of games was shut off (`open`), or let in again. */
  providerTurned: {
    siteId: number
    providerId: number
    name: string
    state: 'open' | 'closed'
    cause: BreakerCause | null
  }
  /** New rows of `feed_settlements`, which settlement has yet to read. */
  feedSettlement: { matchIds: number[] }
  /** A draw opened, closed, was drawn, paid, or failed. */
  drawChanged: {
    draw: DrawView
    /** The brand whose own draw it is; null for one of all brands. */
    ownSiteId: number | null
  }
  /** A ticket of a draw was paid, lost, given back, or carried over; `winMinor` is what was paid. */
  drawTicketChanged: {
    userId: number
    ticketId: number
    code: string
    state: DrawTicketState
    winMinor: number
    currency: string
  }
  resultEntered: { matchId: number; revision: number }
  /** This server may have missed news of others, because its connection to them broke. */
  newsMissed: Record<string, never>
}

export type BusEvent = keyof BusEvents

/** News of one server for the others; a payload is data alone. */
export type News = [event: BusEvent, payload: BusEvents[BusEvent]]

const emitter = new EventEmitter()
emitter.setMaxListeners(0)

let carry: ((news: News) => void) | null = null

export const bus = {
  emit<K extends BusEvent>(event: K, payload: BusEvents[K]): void {
    emitter.emit(event, payload, true)
    carry?.([event, payload])
  },

  /** Hears the event wherever it came about. Returns a function that stops listening. */
  on<K extends BusEvent>(
    event: K,
    listener: (payload: BusEvents[K], isOwn: boolean) => void
  ): () => void {
    emitter.on(event, listener)
    return () => emitter.off(event, listener)
  },

  /** Hears the event when it came about on this server: for what one server has to do about it, and no other. */
  onOwn<K extends BusEvent>(event: K, listener: (payload: BusEvents[K]) => void): () => void {
    return bus.on(event, (payload, isOwn) => {
      if (isOwn) listener(payload)
    })
  },

  /** Calls the listeners for news of another server. */
  hear([event, payload]: News): void {
    emitter.emit(event, payload, false)
  },

  /** Sets the function that takes this server's news to the others; null where there are no others. */
  carriedBy(carrier: ((news: News) => void) | null): void {
    carry = carrier
  },
}
