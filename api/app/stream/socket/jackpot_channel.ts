/**
 * The jackpot channel: values of the brand's levels, conflated: however many stakes move them, a subscriber gets each at most once
 * a second, and the last one for sure. Falls go to every connection of the brand, at once.
 */
import logger from '@adonisjs/core/services/logger'
import { FRAME } from '@grandstand/shared-types/stream/frames'
import limits from '#config/stream'
import { bus, type JackpotMove } from '#core/bus'
import { fallOf, presentLevels, reaches } from '#jackpots/queries/present_levels'
import { encodeFrame, type StreamClient } from '#stream/socket/client'

export class JackpotChannel {
  /** Every connection of this process, also connections without this channel. */
  readonly #connected: ReadonlySet<StreamClient>
  readonly #subscribers = new Set<StreamClient>()
  /** Subscribers that wait for all values: they are new, or did not read their frames. */
  readonly #owed = new Set<StreamClient>()
  /** By level; null until the first subscriber needs them. */
  #levels: Map<number, JackpotMove> | null = null
  readonly #moved = new Set<number>()
  #stops: (() => void)[] = []
  #timer: NodeJS.Timeout | null = null

  constructor(connected: ReadonlySet<StreamClient>) {
    this.#connected = connected
  }

  start(): void {
    this.#stops = [
      bus.on('jackpotsMoved', ({ levels }) => {
        for (const level of levels) this.#take(level)
      }),
      bus.on('jackpotFell', (fall) => void this.#tellFall(fall)),
      bus.on('jackpotsEdited', () => this.#readAnew()),
      bus.on('newsMissed', () => this.#readAnew()),
    ]
    this.#timer = setInterval(() => this.#push(), limits.jackpotsMs)
  }

  stop(): void {
    for (const stop of this.#stops) stop()
    if (this.#timer) clearInterval(this.#timer)
    this.#subscribers.clear()
    this.#owed.clear()
    this.#moved.clear()
    this.#levels = null
  }

  /** Sends the present values with the next push, and from then on those that move. */
  async join(client: StreamClient): Promise<void> {
    this.#subscribers.add(client)
    try {
      if (this.#levels === null) await this.#read()
      if (this.#subscribers.has(client)) this.#owed.add(client)
    } catch (error) {
      logger.error({ err: error }, 'jackpots could not be read for the stream')
    }
  }

  leave(client: StreamClient): void {
    this.#subscribers.delete(client)
    this.#owed.delete(client)
  }

  #readAnew(): void {
    this.#levels = null
    for (const client of this.#subscribers) void this.join(client)
  }

  async #read(): Promise<void> {
    const rows = await presentLevels()
    this.#levels ??= new Map()
    for (const row of rows) this.#take(row)
  }

  #take(level: JackpotMove): void {
    const known = this.#levels?.get(level.levelId)
    // two batches may be told of in another order than they were written
    if (!this.#levels || (known && known.changeCount >= level.changeCount)) return
    this.#levels.set(level.levelId, level)
    this.#moved.add(level.levelId)
  }

  #push(): void {
    if (this.#moved.size + this.#owed.size === 0) return
    const frames = new Map<string, Buffer | null>()
    for (const client of this.#subscribers) {
      const isOwed = this.#owed.has(client)
      if (client.isBlocked()) {
        this.#owed.add(client)
        continue
      }
      const { siteId } = client.identity
      const name = `${siteId} ${isOwed}`
      if (!frames.has(name)) frames.set(name, this.#frameOf(siteId, isOwed))
      const bytes = frames.get(name)
      if (bytes) client.send(bytes)
      this.#owed.delete(client)
    }
    this.#moved.clear()
  }

  /** The values of a brand, all or those that moved; null when there are none to tell. */
  #frameOf(siteId: number, isWhole: boolean): Buffer | null {
    const own = [...(this.#levels?.values() ?? [])].filter(
      (level) => reaches(level, siteId) && (isWhole || this.#moved.has(level.levelId))
    )
    if (own.length === 0 && !isWhole) return null
    return encodeFrame([
      FRAME.jackpots,
      own.map(({ levelId, amountMinor, changeCount }) => [levelId, amountMinor, changeCount]),
    ])
  }

  async #tellFall({
    levelId,
    runNumber,
    userId,
  }: {
    levelId: number
    runNumber: number
    userId: number
  }) {
    try {
      const told = await fallOf(levelId, runNumber)
      if (!told) return
      const forOthers = encodeFrame([FRAME.jackpotFell, { ...told.fall, code: null, isOwn: false }])
      const forWinner = encodeFrame([FRAME.jackpotFell, { ...told.fall, isOwn: true }])
      for (const client of this.#connected) {
        if (!reaches(told, client.identity.siteId)) continue
        if (!client.isBlocked()) {
          client.send(client.principal?.userId === userId ? forWinner : forOthers)
        }
      }
    } catch (error) {
      logger.error({ err: error, levelId }, 'a fall of a jackpot could not be told')
    }
  }
}
