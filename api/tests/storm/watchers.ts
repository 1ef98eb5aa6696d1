/** Browsers that watch the live list at one server, and open their socket again whenever it breaks. */
import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { Packr, unpack } from 'msgpackr'
import { ASK, FRAME, STREAM_PATH, type ServerFrame } from '@grandstand/shared-types/stream/frames'
import { withFrame, type StreamImage } from '@grandstand/shared-types/stream/image'
import type { LiveMatch } from '@grandstand/shared-types/wire/betting/live'
import type { ServerProcess } from '#tests/crash/server_process'

const AGAIN_MS = 100
const packr = new Packr({ useRecords: false })

/** Thousands of sockets get the same bytes: what is read and folded once is the same for all. */
class SharedReader {
  #last: { bytes: Buffer; frame: ServerFrame } | null = null
  readonly #images = new WeakMap<ServerFrame, Map<StreamImage | null, StreamImage | null>>()

  /** The same object for the same bytes, as long as they follow each other. */
  frameOf(bytes: Buffer): ServerFrame {
    if (this.#last?.bytes.equals(bytes)) return this.#last.frame
    const frame: ServerFrame = unpack(bytes)
    this.#last = { bytes, frame }
    return frame
  }

  /** The image after a frame; null when frames in between are missing. */
  after(image: StreamImage | null, frame: ServerFrame): StreamImage | null {
    // a snapshot follows anything
    const before = frame[0] === FRAME.snapshot ? null : image
    const known = this.#images.get(frame)?.get(before)
    if (known !== undefined) return known
    const next = withFrame(before, frame)
    const images = this.#images.get(frame) ?? new Map<StreamImage | null, StreamImage | null>()
    this.#images.set(frame, images.set(before, next))
    return next
  }
}

const readers = new Map<ServerProcess, SharedReader>()

function readerOf(node: ServerProcess): SharedReader {
  const known = readers.get(node)
  if (known) return known
  const reader = new SharedReader()
  readers.set(node, reader)
  return reader
}

export class Watcher {
  #socket: WebSocket | null = null
  #image: StreamImage | null = null
  #isOver = false
  readonly #reader: SharedReader
  /** Frames that did not follow the one before. */
  gaps = 0

  constructor(
    readonly node: ServerProcess,
    private readonly host: string
  ) {
    this.#reader = readerOf(node)
    void this.#watch()
  }

  /** The matches that it shows; empty while it is not connected. */
  get matches(): ReadonlyMap<number, LiveMatch> {
    return this.#image?.matches ?? new Map<number, LiveMatch>()
  }

  close(): void {
    this.#isOver = true
    this.#socket?.terminate()
  }

  async #watch(): Promise<void> {
    while (!this.#isOver) {
      await this.#untilClosed(await this.node.port())
      this.#image = null
      await pause(AGAIN_MS)
    }
  }

  #untilClosed(port: number): Promise<void> {
    const socket = new WebSocket(`ws://127.0.0.1:${port}${STREAM_PATH}`, {
      headers: { host: this.host },
      perMessageDeflate: false,
    })
    this.#socket = socket
    socket.on('open', () => socket.send(packr.pack([ASK.subscribe, 'list', { lang: 'en' }])))
    socket.on('message', (data: Buffer) => this.#read(this.#reader.frameOf(data)))
    // a socket that cannot be opened closes too
    socket.on('error', () => undefined)
    return new Promise((resolve) => socket.once('close', () => resolve()))
  }

  #read(frame: ServerFrame): void {
    if (frame[0] !== FRAME.snapshot && frame[0] !== FRAME.delta) return
    const image = this.#reader.after(this.#image, frame)
    if (image) this.#image = image
    else {
      this.gaps++
      this.#socket?.terminate()
    }
  }
}
