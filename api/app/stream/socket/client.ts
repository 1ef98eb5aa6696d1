/** One connection: the limits of its messages, and the frames that wait for it. */
import type { Duplex } from 'node:stream'
import { WebSocket } from 'ws'
import { Packr, unpack } from 'msgpackr'
import {
  STREAM_CLOSE,
  readAsk,
  type ClientAsk,
  type ServerFrame,
} from '@grandstand/shared-types/stream/frames'
import type { StreamChannel } from '@grandstand/shared-types/stream/channels'
import limits from '#config/stream'
import type { Principal } from '#core/requests/access'

const packr = new Packr({ useRecords: false })

/** One frame as bytes, for any number of clients. */
export const encodeFrame = (frame: ServerFrame): Buffer => packr.pack(frame)

interface ClientIdentity {
  ip: string
  /** The brand whose page opened the connection. */
  siteId: number
  /** Looks the session up again; null for a visitor and for an ended session. */
  principal: () => Promise<Principal | null>
}

/** Clients with frames of the present tick; null between ticks. */
let gathering: Set<StreamClient> | null = null

/** Gathers all frames for a client during `work` into one write to its connection. */
export function gatherSends(work: () => void): void {
  const gathered = new Set<StreamClient>()
  gathering = gathered
  try {
    work()
  } finally {
    gathering = null
    for (const client of gathered) client.flush()
  }
}

export class StreamClient {
  readonly subscriptions = new Set<StreamChannel>()
  /** Time of the last sign of life. */
  heardAt = Date.now()
  /** Since when the client has no subscription; null while it has one. */
  idleSince: number | null = Date.now()
  #blockedSince: number | null = null
  #allowance = limits.messageBurst
  #allowanceAt = Date.now()

  constructor(
    readonly socket: WebSocket,
    /** The connection below the socket. */
    private readonly connection: Duplex,
    readonly identity: ClientIdentity,
    public principal: Principal | null
  ) {}

  get isOpen(): boolean {
    return this.socket.readyState === WebSocket.OPEN
  }

  /** True while the client does not read its frames: it gets no new frames, and is disconnected after a while. */
  isBlocked(): boolean {
    if (this.socket.bufferedAmount <= limits.skipAboveBytes) {
      this.#blockedSince = null
      return false
    }
    this.#blockedSince ??= Date.now()
    // a closing frame would wait behind the unread ones
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

  /** Writes the gathered frames. */
  flush(): void {
    this.connection.uncork()
  }

  /** The client's request; null when it broke a rule and was disconnected. */
  read(data: Buffer, isBinary: boolean): ClientAsk | null {
    this.heardAt = Date.now()
    if (!this.#mayAsk()) {
      this.close(STREAM_CLOSE.tooMany)
      return null
    }
    const ask = isBinary ? readAsk(decoded(data)) : null
    if (!ask) this.close(STREAM_CLOSE.garbage)
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
