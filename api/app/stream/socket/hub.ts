/** All connections and channels of this process, and the tick that publishes changes. */
import logger from '@adonisjs/core/services/logger'
import { isPreMatch } from '@grandstand/shared-types/catalogue/match_status'
import { DEFAULT_LANGUAGE, isSiteLanguage } from '@grandstand/shared-types/languages/table'
import {
  ASK,
  END_UNKNOWN,
  FRAME,
  STREAM_CLOSE,
  STREAM_HEARTBEAT_MS,
  STREAM_MAX_SUBSCRIPTIONS,
  type ClientAsk,
  type RefusedReason,
} from '@grandstand/shared-types/stream/frames'
import type { StreamChannel } from '@grandstand/shared-types/stream/channels'
import limits from '#config/stream'
import { bus } from '#core/bus'
import { isStaff } from '#core/requests/access'
import { clock } from '#core/timing/clock'
import { book } from '#book/book'
import { bookChanges } from '#book/changes'
import { offerOf } from '#book/offer/offers'
import { rateLockOf } from '#book/rate_lock'
import { closedSites } from '#sites/maintenance/closing'
import { AccountChannel } from '#stream/socket/account_channel'
import { JackpotChannel } from '#stream/socket/jackpot_channel'
import { Channel, readableMatch } from '#stream/socket/channel'
import { Channels } from '#stream/socket/channels'
import { encodeFrame, gatherSends, type StreamClient } from '#stream/socket/client'
import { DrawChannel } from '#stream/socket/draw_channel'
import { Pace } from '#stream/socket/pace'
import { tracker } from '#stream/tracker'

/** A socket without a sign of life for this long is closed. */
const DEAD_AFTER_MS = 6 * STREAM_HEARTBEAT_MS
/** A channel without subscribers is dropped after this time. */
const EMPTY_MS = 5_000
/** With more channels than this, an empty one is dropped at once. */
const MOST_WITH_EMPTY = 2_000

/** The status with which a match that was in play left the board; undefined when that is too long ago. */
function leftWith(matchId: number): string | undefined {
  const status = book.match(matchId)?.status ?? tracker.gone.get(matchId)?.status
  return status !== undefined && isPreMatch(status) ? undefined : status
}

class StreamHub {
  readonly clients = new Set<StreamClient>()
  readonly accounts = new AccountChannel(this.clients)
  readonly #jackpots = new JackpotChannel(this.clients)
  readonly #draws = new DrawChannel()
  readonly #channels = new Channels()
  readonly #pace = new Pace(() => this.#tickSafely())
  #beating: NodeJS.Timeout | null = null
  #listening: (() => void)[] = []

  start(): void {
    tracker.start({
      onChange: () => this.#pace.hasten(),
      onProducer: (producer, isUp) => {
        // sent at once, because prices pause or go on
        this.#broadcast(encodeFrame([FRAME.producer, producer, isUp ? 1 : 0]))
        setImmediate(() => this.tick())
      },
    })
    this.accounts.start()
    this.#jackpots.start()
    this.#draws.start()
    this.#pace.start()
    this.#beating = setInterval(() => this.#beat(), STREAM_HEARTBEAT_MS)
    this.#listening = [
      bus.on('siteChanged', () => void this.#endClosed()),
      bookChanges.on((change) => {
        if (change.kind === 'offer') this.#channels.part(change.siteId)
      }),
    ]
  }

  stop(): void {
    this.#pace.stop()
    if (this.#beating) clearInterval(this.#beating)
    this.#beating = null
    for (const stop of this.#listening) stop()
    this.accounts.stop()
    this.#jackpots.stop()
    this.#draws.stop()
    tracker.stop()
    for (const client of this.clients) client.socket.terminate()
    this.clients.clear()
    this.#channels.clear()
  }

  add(client: StreamClient): void {
    this.clients.add(client)
    const rateLock = rateLockOf(client.identity.siteId)
    client.send(
      encodeFrame([
        FRAME.hello,
        {
          epoch: tracker.epoch,
          serverNowMs: clock.now(),
          heartbeatMs: STREAM_HEARTBEAT_MS,
          lockAfterMs: rateLock.playMs,
          lockBreakAfterMs: rateLock.breakMs,
          isSignedIn: client.principal !== null,
        },
      ])
    )
  }

  remove(client: StreamClient): void {
    this.clients.delete(client)
    for (const name of client.subscriptions) this.#leave(client, name)
  }

  hear(client: StreamClient, ask: ClientAsk): void {
    if (ask[0] === ASK.ping) client.send(encodeFrame([FRAME.beat, clock.now()]))
    else if (ask[0] === ASK.unsubscribe) this.#leave(client, ask[1])
    else this.#subscribe(client, ask[1], ask[2])
  }

  /** Numbers the changes and publishes them on every channel. */
  tick(): void {
    if (!tracker.isRunning) return
    const dirty = tracker.tick()
    gatherSends(() => {
      for (const channel of this.#channels.values()) {
        if (channel.emptyForMs() > EMPTY_MS) this.#channels.drop(channel)
        else if (channel.isOfMatch && !channel.readable) this.#end(channel)
        else channel.publish(dirty)
      }
    })
  }

  #subscribe(
    client: StreamClient,
    name: StreamChannel,
    { lang, mark }: Extract<ClientAsk, readonly [1, ...unknown[]]>[2]
  ): void {
    // the client already has the channel
    if (client.subscriptions.has(name)) return
    const refused = this.#refusal(client, name)
    if (refused) {
      const left = refused === 'notFound' ? leftWith(new Channel(name).id ?? 0) : undefined
      client.send(encodeFrame(left ? [FRAME.ended, name, left] : [FRAME.refused, name, refused]))
      return
    }
    client.subscriptions.add(name)
    client.idleSince = null
    if (name === 'account') {
      void this.accounts.join(client)
      return
    }
    if (name === 'jackpots') {
      void this.#jackpots.join(client)
      return
    }
    if (name === 'draws') {
      this.#draws.join(client)
      return
    }
    const channel = this.#channels.open(client, name)
    const language = isSiteLanguage(lang) ? lang : DEFAULT_LANGUAGE
    // a match that nobody has read in this epoch has no marks to resume from
    const isKnown = !channel.isOfMatch || tracker.marks.has(channel.id ?? 0)
    const canResume =
      isKnown &&
      mark?.epoch === tracker.epoch &&
      mark.seq >= tracker.oldestSeq &&
      mark.seq <= tracker.seq
    if (channel.isOfMatch) this.#follow(channel)
    channel.begin(client, language, canResume ? mark.seq : null)
  }

  #refusal(client: StreamClient, name: StreamChannel): RefusedReason | null {
    if (client.subscriptions.size >= STREAM_MAX_SUBSCRIPTIONS) return 'tooManySubscriptions'
    if (name === 'account') return client.principal ? null : 'notSignedIn'
    const isMatch = name.startsWith('match:')
    const offer = offerOf(client.identity.siteId)
    return isMatch && !readableMatch(new Channel(name).id, offer) ? 'notFound' : null
  }

  #follow({ id }: Channel): void {
    const match = book.match(id ?? 0)
    if (match) tracker.follow(match)
  }

  #leave(client: StreamClient, name: StreamChannel): void {
    if (!client.subscriptions.delete(name)) return
    if (client.subscriptions.size === 0) client.idleSince = Date.now()
    if (name === 'account') {
      this.accounts.leave(client)
      return
    }
    if (name === 'jackpots') {
      this.#jackpots.leave(client)
      return
    }
    if (name === 'draws') {
      this.#draws.leave(client)
      return
    }
    const channel = this.#channels.find(client, name)
    // an empty channel stays for some seconds, so that returning clients share its frames
    channel?.subscribers.delete(client)
    if (channel?.subscribers.size === 0 && this.#channels.size > MOST_WITH_EMPTY) {
      this.#channels.drop(channel)
    }
  }

  /** Ends a channel whose match is over or hidden. */
  #end(channel: Channel): void {
    const { name, id, subscribers } = channel
    const status = leftWith(id ?? 0) ?? END_UNKNOWN
    const bytes = encodeFrame([FRAME.ended, name, status])
    for (const [client, { language }] of subscribers) {
      const last = client.isBlocked() ? null : channel.lastWords(language)
      if (last) client.send(last)
      client.send(bytes)
      client.subscriptions.delete(name)
      if (client.subscriptions.size === 0) client.idleSince = Date.now()
    }
    this.#channels.drop(channel)
  }

  #tickSafely(): void {
    try {
      this.tick()
    } catch (error) {
      logger.error({ err: error }, 'a tick of the stream failed')
    }
  }

  #broadcast(bytes: Buffer): void {
    for (const client of this.clients) if (!client.isBlocked()) client.send(bytes)
  }

  /** Ends the connections of brands that are closed for maintenance; those of staff stay. */
  async #endClosed(): Promise<void> {
    try {
      const closed = await closedSites()
      for (const client of this.clients) {
        const isClosed = closed.has(client.identity.siteId)
        if (isClosed && !(client.principal && isStaff(client.principal))) {
          client.close(STREAM_CLOSE.maintenance)
        }
      }
    } catch (error) {
      logger.error({ err: error }, 'closed brands could not be read')
    }
  }

  #beat(): void {
    void this.#endClosed()
    const now = Date.now()
    const bytes = encodeFrame([FRAME.beat, clock.now()])
    for (const client of this.clients) {
      if (now - client.heardAt > DEAD_AFTER_MS) client.socket.terminate()
      else if (client.idleSince !== null && now - client.idleSince > limits.idleForMs) {
        client.close(STREAM_CLOSE.idle)
      } else if (client.isOpen && !client.isBlocked()) {
        client.send(bytes)
        // browsers answer pings by themselves, also while the page sleeps
        client.socket.ping()
      }
    }
  }
}

export const hub = new StreamHub()
