/** A browser's side of the stream, over a real connection. */
import { randomBytes } from 'node:crypto'
import { WebSocket } from 'ws'
import { Packr, unpack } from 'msgpackr'
import {
  ASK,
  FRAME,
  STREAM_PATH,
  type ReadMark,
  type ServerFrame,
} from '@grandstand/shared-types/stream/frames'
import type { StreamChannel } from '@grandstand/shared-types/stream/channels'
import { withFrame, type StreamImage } from '@grandstand/shared-types/stream/image'
import { listeningPort, type ApiSession } from '#tests/support/client'

const packr = new Packr({ useRecords: false })
const WAIT_MS = 30_000

export class SocketClient {
  readonly frames: ServerFrame[] = []
  readonly images = new Map<StreamChannel, StreamImage>()
  /** Bytes received in each frame, in the order of `frames`. */
  readonly sizes: number[] = []
  closeCode: number | null = null
  #waiting: (() => void)[] = []

  private constructor(readonly socket: WebSocket) {
    socket.binaryType = 'nodebuffer'
    socket.on('message', (data) => {
      if (!Buffer.isBuffer(data)) return
      const frame: ServerFrame = unpack(data)
      this.frames.push(frame)
      this.sizes.push(data.length)
      if (frame[0] === FRAME.snapshot || frame[0] === FRAME.delta) {
        const image = withFrame(this.images.get(frame[1]) ?? null, frame)
        if (!image) throw new Error(`a gap before ${JSON.stringify(frame.slice(0, 4))}`)
        this.images.set(frame[1], image)
      }
      this.#look()
    })
    socket.on('close', (code) => {
      this.closeCode = code
      this.#look()
    })
  }

  /** Throws when the connection is refused; the message holds the HTTP status. */
  static async open(session?: ApiSession, headers: Record<string, string> = {}) {
    const port = await listeningPort()
    const cookie = [...(session?.cookies ?? [])].map(([k, v]) => `${k}=${v}`).join('; ')
    const socket = new WebSocket(`ws://127.0.0.1:${port}${STREAM_PATH}`, {
      headers: { ...(session && { host: session.host }), ...(cookie && { cookie }), ...headers },
      perMessageDeflate: false,
    })
    const client = new SocketClient(socket)
    await new Promise((resolve, reject) => {
      socket.once('open', resolve)
      socket.once('error', reject)
    })
    await client.until(() => client.frames.length > 0)
    return client
  }

  send(message: unknown): void {
    this.socket.send(packr.pack(message))
  }

  /**
   * Waits until the server has read everything sent so far. It reads in order and answers a ping with the ping's own
   * bytes; a beat would prove nothing, since the server also sends beats by itself.
   */
  async heard(): Promise<void> {
    const mark = randomBytes(8)
    let isBack = false
    const look = (data: Buffer) => {
      isBack ||= data.equals(mark)
      this.#look()
    }
    this.socket.on('pong', look)
    this.socket.ping(mark)
    await this.until(() => isBack)
    this.socket.off('pong', look)
  }

  /** Subscribes to a channel and waits for its first frame. */
  async subscribe(channel: StreamChannel, options: { lang?: string; mark?: ReadMark } = {}) {
    const before = this.of(channel).length
    this.send([ASK.subscribe, channel, options])
    await this.until(() => this.of(channel).length > before)
    return this
  }

  get epoch(): string {
    const hello = this.frames.find((frame) => frame[0] === FRAME.hello)
    return hello?.[0] === FRAME.hello ? hello[1].epoch : ''
  }

  /** Frames that name a channel, in order. */
  of(channel: string): ServerFrame[] {
    return this.frames.filter((frame) => frame[1] === channel)
  }

  kind<C extends ServerFrame[0]>(code: C): Extract<ServerFrame, readonly [C, ...unknown[]]>[] {
    const isOfKind = (f: ServerFrame): f is Extract<ServerFrame, readonly [C, ...unknown[]]> =>
      f[0] === code
    return this.frames.filter(isOfKind)
  }

  match(channel: StreamChannel, id: number) {
    return this.images.get(channel)?.matches.get(id)
  }

  /** Checks `holds` after every frame; throws after some seconds. */
  async until(holds: () => boolean): Promise<void> {
    const end = Date.now() + WAIT_MS
    while (!holds()) {
      if (Date.now() > end) {
        throw new Error(`waited in vain; ${this.frames.length} frames, closed: ${this.closeCode}`)
      }
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 50)
        this.#waiting.push(() => {
          clearTimeout(timer)
          resolve()
        })
      })
    }
  }

  async closed(): Promise<number | null> {
    await this.until(() => this.closeCode !== null)
    return this.closeCode
  }

  close(): void {
    this.socket.terminate()
  }

  #look(): void {
    const waiting = this.#waiting
    this.#waiting = []
    for (const resolve of waiting) resolve()
  }
}
