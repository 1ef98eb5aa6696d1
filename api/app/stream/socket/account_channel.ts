/** The account channel: a user's balances and coupons as they change, for as long as the session lasts. */
import logger from '@adonisjs/core/services/logger'
import { FRAME, type AccountNews } from '@grandstand/shared-types/stream/frames'
import type { AccountNotification } from '@grandstand/shared-types/stream/notifications'
import { COUPON_STATUS } from '@grandstand/shared-types/coupons/model/coupon_words'
import type { Permission } from '@grandstand/shared-types/accounts/user_types'
import limits from '#config/stream'
import { isInBranchOf } from '#accounts/tree'
import { bus } from '#core/bus'
import { balancesOf } from '#ledger/queries/balances'
import { encodeFrame, type StreamClient } from '#stream/socket/client'

/** Changes within this time share one query for the balances. */
const GATHER_MS = 50
/** Close code for a fault of the server (RFC 6455, 7.4.1: internal error). */
const FAILED_HERE = 1011

const SETTLED_KEYS: ReadonlyMap<number, 'couponWon' | 'couponLost' | 'couponCancelled'> = new Map([
  [COUPON_STATUS.won, 'couponWon'],
  [COUPON_STATUS.lost, 'couponLost'],
  [COUPON_STATUS.cancelled, 'couponCancelled'],
])

export class AccountChannel {
  /** Every connection of this process, also connections without this channel. */
  readonly #connected: ReadonlySet<StreamClient>
  readonly #byUser = new Map<number, Set<StreamClient>>()
  readonly #changed = new Set<number>()
  #stops: (() => void)[] = []
  #timers: NodeJS.Timeout[] = []
  #isReading = false

  constructor(connected: ReadonlySet<StreamClient>) {
    this.#connected = connected
  }

  start(): void {
    this.#stops = [
      bus.on('balanceChanged', ({ userIds }) => {
        for (const id of userIds) if (this.#byUser.has(id)) this.#changed.add(id)
      }),
      bus.on('couponPlaced', ({ couponId, userId }) => {
        this.#tell(userId, { kind: 'coupon', couponId, status: COUPON_STATUS.waiting })
      }),
      bus.on('acceptanceEnded', ({ couponId, userId, accepted, reason }) => {
        this.#tell(userId, { kind: 'decided', couponId, accepted })
        if (reason) this.#notify(userId, { key: 'couponRefused', params: [couponId, reason] })
      }),
      bus.on('couponSettled', ({ couponId, userId, status }) => {
        this.#tell(userId, { kind: 'coupon', couponId, status })
        const key = SETTLED_KEYS.get(status)
        if (key) this.#notify(userId, { key, params: [couponId] })
      }),
      bus.on('drawTicketChanged', ({ userId, ...ticket }) => {
        this.#tell(userId, { kind: 'drawTicket', ...ticket })
      }),
      bus.on('creditMoved', ({ userId, direction, amountMinor, currency }) => {
        const key = direction === 'send' ? 'creditSent' : 'creditTaken'
        this.#notify(userId, { key, params: [amountMinor, currency] })
      }),
      bus.on('noticeWritten', ({ userId }) => {
        this.#notify(userId, { key: 'noticeWritten', params: [] })
      }),
      bus.on('limitReached', ({ siteId, ...reached }) => {
        this.#tellStaff(siteId, 'prices.limit', { kind: 'limitReached', ...reached })
      }),
      bus.on('providerTurned', ({ siteId, ...turned }) => {
        this.#tellStaff(siteId, 'games.view', { kind: 'providerTurned', ...turned })
      }),
      bus.on('accessChanged', ({ userId }) => {
        for (const client of this.#connected) {
          if (client.principal && isInBranchOf(client.principal.path, userId)) {
            void this.#checkSession(client)
          }
        }
      }),
      bus.on('newsMissed', () => {
        for (const userId of this.#byUser.keys()) this.#changed.add(userId)
        this.#checkAll()
      }),
    ]
    this.#timers = [
      setInterval(() => void this.#readBalances(), GATHER_MS),
      setInterval(() => this.#checkAll(), limits.sessionCheckMs),
    ]
  }

  stop(): void {
    for (const stop of this.#stops) stop()
    for (const timer of this.#timers) clearInterval(timer)
    this.#byUser.clear()
    this.#changed.clear()
  }

  /**
   * Sends the present balances, and from then on every change. Looks the session up first, since it may have ended,
   * here or in another process, after the connection was opened; in that case `signedOut` is sent.
   */
  async join(client: StreamClient): Promise<void> {
    const isKnown = await this.#checkSession(client)
    // the client then connects again, and its session is looked up once more
    if (!isKnown) client.close(FAILED_HERE)
    const userId = client.principal?.userId
    if (userId === undefined || !client.isOpen || !client.subscriptions.has('account')) return
    let clients = this.#byUser.get(userId)
    if (!clients) this.#byUser.set(userId, (clients = new Set()))
    clients.add(client)
    this.#changed.add(userId)
  }

  leave(client: StreamClient): void {
    const userId = client.principal?.userId
    if (userId === undefined) return
    const clients = this.#byUser.get(userId)
    clients?.delete(client)
    if (clients?.size === 0) this.#byUser.delete(userId)
  }

  async #readBalances(): Promise<void> {
    if (this.#isReading || this.#changed.size === 0) return
    this.#isReading = true
    const userIds = [...this.#changed]
    this.#changed.clear()
    for (const userId of userIds) {
      try {
        const balances = await balancesOf(userId)
        this.#tell(userId, { kind: 'balances', balances })
      } catch (error) {
        logger.error({ err: error, userId }, 'balances for the stream could not be read')
      }
    }
    this.#isReading = false
  }

  #notify(userId: number, notification: AccountNotification): void {
    this.#tell(userId, { kind: 'notification', notification })
  }

  #tell(userId: number, news: AccountNews): void {
    const clients = this.#byUser.get(userId)
    if (!clients) return
    const bytes = encodeFrame([FRAME.account, news])
    for (const client of clients) {
      if (!client.isBlocked()) client.send(bytes)
      // the client does not read its frames; its balances are sent again once it does
      else this.#changed.add(userId)
    }
  }

  /** Tells everybody of a brand who holds the right. */
  #tellStaff(siteId: number, right: Permission, news: AccountNews): void {
    const bytes = encodeFrame([FRAME.account, news])
    for (const clients of this.#byUser.values()) {
      for (const client of clients) {
        const { principal } = client
        const isTold = principal?.siteId === siteId && principal.permissions.has(right)
        if (isTold && !client.isBlocked()) client.send(bytes)
      }
    }
  }

  #checkAll(): void {
    for (const clients of this.#byUser.values()) {
      for (const client of clients) void this.#checkSession(client)
    }
  }

  /**
   * Ends the channel when the session has ended; the connection goes on as a visitor's. False when the lookup failed.
   */
  async #checkSession(client: StreamClient): Promise<boolean> {
    try {
      const held = client.principal
      const principal = await client.identity.principal()
      if (client.principal !== held) return true
      if (principal?.sessionId === held?.sessionId) {
        // with the rights of now
        client.principal = principal
        return true
      }
      this.leave(client)
      client.principal = null
      if (!client.subscriptions.delete('account')) return true
      if (client.subscriptions.size === 0) client.idleSince = Date.now()
      client.send(encodeFrame([FRAME.ended, 'account', 'signedOut']))
      return true
    } catch (error) {
      logger.error({ err: error }, 'a session of the stream could not be looked up')
      return false
    }
  }
}
