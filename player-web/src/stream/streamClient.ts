/**
 * The one stream connection of the page. Each channel is subscribed once, however many screens watch it; once the
 * socket is given up, requests read the channels every few seconds. Frames are applied once for each painted frame.
 */
import { DEFAULT_LANGUAGE } from '@grandstand/shared-types/languages/table'
import { ASK, FRAME, type Hello, type ServerFrame } from '@grandstand/shared-types/stream/frames'
import type { StreamChannel } from '@grandstand/shared-types/stream/channels'
import { noteServerNow } from '../api/serverClock.ts'
import { oddsStore, type OddsStore } from '../odds/store.ts'
import type { AccountEvent } from './accountNews.ts'
import { ChannelStore } from './channelStore.ts'
import { FrameQueue } from './frameQueue.ts'
import { isEndOfSession, Line } from './line.ts'
import { currentTransport, setTransport } from './transport.ts'
import { tellOfJackpots } from './jackpotNews.ts'
import { JackpotWatch } from './jackpotWatch.ts'
import { onReturn } from './onReturn.ts'
import { pollChannel } from './polling.ts'
import { setRateLock } from './rateLock.ts'
import type { Watch, Watched } from './watched.ts'

const POLL_MS = 3000
/** A connection that is restored within this time does not make prices stale. */
const STALE_AFTER_MS = 1500
/** A channel without watchers is kept for this long, because the next screen may watch it. */
const LINGER_MS = 4000

export class StreamClient {
  readonly jackpots = new JackpotWatch({
    open: () => this.#connect(),
    send: (ask) => currentTransport() === 'open' && this.#line?.send(ask),
    closeIfUnused: () => this.#closeIfUnused(),
  })
  readonly #channels = new Map<StreamChannel, Watched>()
  readonly #queue = new FrameQueue<ServerFrame>((frames) => this.#apply(frames))
  readonly #odds: OddsStore
  readonly #url: string | undefined
  #line: Line | null = null
  #language: string = DEFAULT_LANGUAGE
  #epoch = ''
  #userId: number | null = null
  #onNews: ((news: AccountEvent) => void) | null = null
  #polling: ReturnType<typeof setInterval> | null = null
  #goingStale: ReturnType<typeof setTimeout> | null = null
  readonly #stopLooking = onReturn(() => this.#polling && this.retry())

  constructor({ odds = oddsStore, url }: { odds?: OddsStore; url?: string } = {}) {
    this.#odds = odds
    this.#url = url
  }

  /** Follows a public channel until `stop`. */
  watch(channel: StreamChannel, language: string): Watch {
    this.#speak(language)
    let watched = this.#channels.get(channel)
    if (watched?.store.endedWith) {
      watched.store.close()
      this.#channels.delete(channel)
      watched = undefined
    }
    if (!watched) {
      const store = new ChannelStore(channel, this.#odds)
      watched = { store, watchers: 0, isAsked: false, isPaused: false }
      this.#channels.set(channel, watched)
      if (this.#polling) void this.#poll(watched.store)
    }
    const entry = watched
    entry.watchers++
    this.#connect()
    this.#ask(channel)
    let isOn = true
    const stop = () => {
      if (!isOn) return
      isOn = false
      entry.watchers--
      setTimeout(() => this.#drop(channel, entry), LINGER_MS)
    }
    return { store: entry.store, stop }
  }

  /** The store of a channel that is watched, or was a moment ago. */
  store(channel: StreamChannel): ChannelStore | undefined {
    return this.#channels.get(channel)?.store
  }

  /** Stops the updates of a channel on the player's wish, or continues them (WCAG 2.2.2). */
  setPaused(channel: StreamChannel, isPaused: boolean): void {
    const entry = this.#channels.get(channel)
    if (!entry || entry.isPaused === isPaused) return
    entry.isPaused = isPaused
    if (!isPaused) {
      this.#ask(channel)
      if (this.#polling) void this.#poll(entry.store)
      return
    }
    if (entry.isAsked) this.#line?.send([ASK.unsubscribe, channel])
    entry.isAsked = false
    entry.store.setStale(true)
  }

  /**
   * Sets the signed-in user; null for a visitor. Reconnects, since the server reads the session only once per
   * connection.
   */
  setSession(userId: number | null, onNews: ((news: AccountEvent) => void) | null): void {
    this.#onNews = onNews
    if (userId === this.#userId) return
    this.#userId = userId
    if (this.#line) this.#line.reopen()
    else this.#connect()
    if (userId === null) this.#closeIfUnused()
  }

  /** Connects again, after the socket was given up or for another session of the same user. */
  retry(): void {
    setTransport('connecting')
    this.#line?.reopen()
  }

  close(): void {
    this.#stopLooking()
    this.#stopPolling()
    if (this.#goingStale) clearTimeout(this.#goingStale)
    this.#line?.close()
    this.#line = null
    this.#queue.close()
    for (const { store } of this.#channels.values()) store.close()
    this.#channels.clear()
    setTransport('off')
  }

  #connect(): void {
    if (this.#line || !this.#isUsed) return
    setTransport('connecting')
    this.#line = new Line(
      {
        onOpen: () => this.#opened(),
        onFrame: (frame) => this.#heard(frame),
        onClose: (wasSilent) => this.#broke(wasSilent),
        onLost: () => this.#lost(),
      },
      this.#url
    )
  }

  #opened(): void {
    for (const entry of this.#channels.values()) entry.isAsked = false
  }

  #heard(frame: ServerFrame): void {
    if (frame[0] === FRAME.hello) this.#greeted(frame[1])
    else if (frame[0] === FRAME.beat) noteServerNow(frame[1])
    else if (frame[0] === FRAME.account) this.#onNews?.(frame[1])
    else if (tellOfJackpots(frame)) return
    else if (isEndOfSession(frame)) {
      this.#onNews?.({ kind: 'ended', wasOpen: frame[0] === FRAME.ended })
    } else this.#queue.push(frame)
  }

  #greeted(hello: Hello): void {
    const { epoch, serverNowMs, heartbeatMs } = hello
    this.#stopPolling()
    noteServerNow(serverNowMs)
    setRateLock(hello)
    this.#epoch = epoch
    if (this.#line) this.#line.heartbeatMs = heartbeatMs
    setTransport('open')
    if (this.#userId !== null) this.#line?.send([ASK.subscribe, 'account', {}])
    this.jackpots.ask()
    for (const channel of this.#channels.keys()) this.#ask(channel)
  }

  #ask(channel: StreamChannel): void {
    const entry = this.#channels.get(channel)
    if (
      !entry ||
      entry.isAsked ||
      entry.isPaused ||
      currentTransport() !== 'open' ||
      !this.#line?.isOpen
    ) {
      return
    }
    if (entry.store.endedWith !== null) return
    entry.isAsked = true
    const { seq } = entry.store
    const mark = seq !== null && seq > 0 ? { mark: { epoch: this.#epoch, seq } } : {}
    this.#line.send([ASK.subscribe, channel, { lang: this.#language, ...mark }])
  }

  #apply(frames: ServerFrame[]): void {
    for (const frame of frames) {
      if (frame[0] === FRAME.snapshot || frame[0] === FRAME.delta) {
        const entry = this.#channels.get(frame[1])
        if (!entry || entry.isPaused) continue
        if (entry.store.apply(frame)) this.#revive(entry.store)
        else this.#askAnew(frame[1], entry)
      } else if (frame[0] === FRAME.ended) {
        this.#channels.get(frame[1])?.store.end(frame[2])
      } else if (frame[0] === FRAME.refused && frame[2] === 'notFound') {
        for (const { store } of this.#channels.values()) {
          if (store.channel === frame[1]) store.end()
        }
      }
    }
  }

  /** Asks for a whole snapshot of the channel, because frames are missing. */
  #askAnew(channel: StreamChannel, entry: Watched): void {
    if (!this.#line?.isOpen) return
    this.#line.send([ASK.unsubscribe, channel])
    this.#line.send([ASK.subscribe, channel, { lang: this.#language }])
    entry.isAsked = true
  }

  /** Handles the first frame after a break: prices that it does not contain have not changed. */
  #revive(store: ChannelStore): void {
    store.setStale(false)
  }

  #broke(wasSilent: boolean): void {
    setTransport('retrying')
    for (const entry of this.#channels.values()) entry.isAsked = false
    // the prices on screen are as old as the silence
    if (wasSilent) this.#setStale()
    this.#goingStale ??= setTimeout(() => {
      this.#goingStale = null
      if (currentTransport() !== 'open') this.#setStale()
    }, STALE_AFTER_MS)
  }

  #lost(): void {
    for (const entry of this.#channels.values()) entry.isAsked = false
    this.#setStale()
    setTransport('polling')
    if (this.#polling) return
    const pollAll = () => {
      if (document.hidden) return
      for (const { store, isPaused } of this.#channels.values()) {
        if (!isPaused) void this.#poll(store)
      }
    }
    pollAll()
    this.#polling = setInterval(pollAll, POLL_MS)
  }

  async #poll(store: ChannelStore): Promise<void> {
    try {
      const answer = await pollChannel(store.channel, this.#language)
      if (!this.#polling || store.endedWith !== null) return
      noteServerNow(answer.serverNowMs)
      if (answer.frame) {
        store.apply(answer.frame)
        this.#revive(store)
      } else store.end()
    } catch {
      store.setStale(true)
    }
  }

  #stopPolling(): void {
    if (this.#polling) clearInterval(this.#polling)
    this.#polling = null
  }

  #setStale(): void {
    for (const { store } of this.#channels.values()) store.setStale(true)
  }

  /** Subscribes all channels again when the language changes, because names come in one language. */
  #speak(language: string): void {
    if (language === this.#language) return
    this.#language = language
    for (const [channel, entry] of this.#channels) {
      if (entry.isAsked) this.#askAnew(channel, entry)
    }
  }

  #drop(channel: StreamChannel, entry: Watched): void {
    if (entry.watchers > 0 || this.#channels.get(channel) !== entry) return
    this.#channels.delete(channel)
    entry.store.close()
    if (entry.isAsked) this.#line?.send([ASK.unsubscribe, channel])
    this.#closeIfUnused()
  }

  get #isUsed(): boolean {
    return this.#channels.size > 0 || this.#userId !== null || this.jackpots.isUsed
  }

  #closeIfUnused(): void {
    if (this.#isUsed) return
    this.#stopPolling()
    this.#line?.close()
    this.#line = null
    setTransport('off')
  }
}

export const streamClient = new StreamClient()
