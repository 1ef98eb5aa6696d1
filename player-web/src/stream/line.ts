/**
 * The socket: opens it, keeps it open and gives it up (rules 6.5). After a break it retries each second, five times;
 * then the connection is `lost`. Every frame goes to `onFrame` at once.
 */
import {
  ASK,
  FRAME,
  STREAM_CLOSE,
  STREAM_HEARTBEAT_MS,
  STREAM_PATH,
  type ClientAsk,
  type ServerFrame,
} from '@grandstand/shared-types/stream/frames'
import ReconnectingWebSocket from 'partysocket/ws'
import { showMaintenance } from '../api/maintenance.ts'
import { packAsk, readFrame } from './msgpack.ts'

const RETRY_MS = 1000
const RETRIES = 5
/** A connection that was open for this long starts the count of retries anew. */
const STEADY_MS = 5000
/** Time between two checks of the connection. */
const WATCH_MS = 500
/** Two heartbeats are missing: the connection is dead, although nobody closed it. */
const DEAD_AFTER_BEATS = 2.2
/** The close code of an intended close. */
const NORMAL = 1000

interface LineEvents {
  onOpen: () => void
  onFrame: (frame: ServerFrame) => void
  /** The connection closed and will be retried; `wasSilent` says that no frame had arrived for some time. */
  onClose: (wasSilent: boolean) => void
  /** All retries failed; `reopen` starts again. */
  onLost: () => void
}

export class Line {
  readonly #socket: ReconnectingWebSocket
  readonly #watch: ReturnType<typeof setInterval>
  #heardAt = Date.now()
  /** Closes since the connection was last open for a while. */
  #closes = 0
  #steadying: ReturnType<typeof setTimeout> | undefined
  #isReopening = false
  #wasSilent = false
  heartbeatMs = STREAM_HEARTBEAT_MS

  constructor(
    private readonly events: LineEvents,
    url = socketUrl()
  ) {
    this.#socket = new ReconnectingWebSocket(url, undefined, {
      minReconnectionDelay: RETRY_MS,
      maxReconnectionDelay: RETRY_MS,
      reconnectionDelayGrowFactor: 1,
      maxRetries: RETRIES,
      minUptime: STEADY_MS,
      // subscriptions are sent anew for each connection
      maxEnqueuedMessages: 0,
    })
    this.#socket.binaryType = 'arraybuffer'
    this.#socket.addEventListener('open', this.#onOpen)
    this.#socket.addEventListener('message', this.#onMessage)
    this.#socket.addEventListener('close', this.#onClose)
    this.#watch = setInterval(() => this.#look(), WATCH_MS)
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN
  }

  send(ask: ClientAsk): void {
    if (this.isOpen) this.#socket.send(new Uint8Array(packAsk(ask)))
  }

  /** Closes the connection and opens another, with all retries. */
  reopen(): void {
    this.#heardAt = Date.now()
    this.#closes = 0
    this.#isReopening = true
    this.#socket.reconnect(NORMAL)
    this.#isReopening = false
  }

  close(): void {
    clearInterval(this.#watch)
    clearTimeout(this.#steadying)
    this.#socket.removeEventListener('open', this.#onOpen)
    this.#socket.removeEventListener('message', this.#onMessage)
    this.#socket.removeEventListener('close', this.#onClose)
    this.#socket.close(NORMAL)
  }

  readonly #onOpen = (): void => {
    this.#heardAt = Date.now()
    this.#steadying = setTimeout(() => (this.#closes = 0), STEADY_MS)
    this.events.onOpen()
  }

  readonly #onMessage = ({ data }: MessageEvent): void => {
    this.#heardAt = Date.now()
    const frame = data instanceof ArrayBuffer ? readFrame(data) : null
    if (frame) this.events.onFrame(frame)
  }

  readonly #onClose = ({ code }: { code: number }): void => {
    if (code === STREAM_CLOSE.maintenance) showMaintenance()
    clearTimeout(this.#steadying)
    if (!this.#isReopening) this.#closes++
    if (this.#closes > RETRIES) this.events.onLost()
    else this.events.onClose(this.#wasSilent)
  }

  #look(): void {
    if (!this.isOpen) return
    const silentMs = Date.now() - this.#heardAt
    if (silentMs > DEAD_AFTER_BEATS * this.heartbeatMs) {
      this.#wasSilent = true
      this.reopen()
      this.#wasSilent = false
    }
    // asks the server for a sign of life
    else if (silentMs > this.heartbeatMs * 1.2) this.send([ASK.ping])
  }
}

function socketUrl(): string {
  const { protocol, host } = window.location
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}${STREAM_PATH}`
}

/** Whether the server has closed the account channel, or refuses to open it. */
export const isEndOfSession = (frame: ServerFrame): boolean =>
  (frame[0] === FRAME.ended || frame[0] === FRAME.refused) && frame[1] === 'account'
