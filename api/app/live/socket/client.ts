/** One connection: what it may send, and what waits for it. */
import type { Duplex } from 'node:stream'
import { WebSocket } from 'ws'
import { Packr, unpack } from 'msgpackr'
import {
  LIVE_CLOSE,
  readAsk,
  type ClientAsk,
  type ServerFrame,
} from '@grandstand/shared-types/stream/frames'
import type { LiveChannel } from '@grandstand/shared-types/stream/channels'
import limits from '#config/live'
import type { Principal } from '#core/access'

const packr = new Packr({ useRecords: false })

/** One frame as bytes, to be sent to any number of clients. */
export const encodeFrame = (frame: ServerFrame): Buffer => packr.pack(frame)

export interface ClientIdentity {
  ip: string
  /** Of the brand whose page opened it. */
  siteId: number
  /** Looks the session up again; null for a visitor and when it has ended. */
  principal: () => Promise<Principal | null>
}

/** Clients with frames of the tick under way; null between ticks. */
let gathering: Set<LiveClient> | null = null

/** What is sent to a client while `work` runs goes out at once after it: one write to its connection for all its channels. */
export function gatherSends(work: () => void): void {
  const gathered = new Set<LiveClient>()
  gathering = gathered
  try {
    work()
  } finally {
    gathering = null
    for (const client of gathered) client.flush()
  }
}

export class LiveClient {
  readonly subscriptions = new Set<LiveChannel>()
  /** Any sign of life. */
  heardAt = Date.now()
  /** Since when nothing is subscribed; null while something is. */
  idleSince: number | null = Date.now()
  #blockedSince: number | null = null
  #allowance = limits.messageBurst
  #allowanceAt = Date.now()

  constructor(
    readonly socket: WebSocket,
    /** What the socket writes to. */
    private readonly connection: Duplex,
    readonly identity: ClientIdentity,
    public principal: Principal | null
  ) {}

  get isOpen(): boolean {
    return this.socket.readyState === WebSocket.OPEN
  }

  /** True while it has not read what it was sent: it is left out, and after a while disconnected. */
  isBlocked(): boolean {
    if (this.socket.bufferedAmount <= limits.skipAboveBytes) {
      this.#blockedSince = null
      return false
    }
    this.#blockedSince ??= Date.now()
    // A closing frame would wait behind what it does not read.
    if (Date.now() - this.#blockedSince > limits.blockedForMs) this.socket.terminate()
    return true
  }

  send(bytes: Buffer): void {
    if (!this.isOpen) return
    if (gathering && !gathering.has(this)) {
      gathering.add(this)
      this.connection.cork()
    }
    this.socket.send(bytes)
  }

  /** Writes what was gathered. */
  flush(): void {
    this.connection.uncork()
  }

  /** What the client asks, or null: it broke a rule and was disconnected. */
  read(data: Buffer, isBinary: boolean): ClientAsk | null {
    this.heardAt = Date.now()
    if (!this.#mayAsk()) {
      this.close(LIVE_CLOSE.tooMany)
      return null
    }
    const ask = isBinary ? readAsk(decoded(data)) : null
    if (!ask) this.close(LIVE_CLOSE.garbage)
    return ask
  }

  close(code: number): void {
    if (this.isOpen) this.socket.close(code)
  }

  #mayAsk(): boolean {
    const now = Date.now()
    const earned = ((now - this.#allowanceAt) / 1000) * limits.messagesPerSecond
    this.#allowance = Math.min(limits.messageBurst, this.#allowance + earned) - 1
    this.#allowanceAt = now
    return this.#allowance >= 0
  }
}

function decoded(data: Buffer): unknown {
  try {
    return unpack(data)
  } catch {
    return null
  }
}
