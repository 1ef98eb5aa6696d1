/**
 * A bare connection to the server of this process: bytes in, bytes out, for requests that no HTTP client would send.
 */
import { connect, type Socket } from 'node:net'
import { listeningPort } from '#tests/support/client'

export class RawSocket {
  #received = ''
  #isEnded = false
  #isClosed = false
  readonly #socket: Socket

  private constructor(socket: Socket) {
    this.#socket = socket
    socket.on('data', (bytes: Buffer) => (this.#received += bytes.toString('latin1')))
    socket.on('error', () => {})
    socket.on('end', () => (this.#isEnded = true))
    socket.on('close', () => (this.#isEnded = this.#isClosed = true))
  }

  static async open(): Promise<RawSocket> {
    const port = await listeningPort()
    return new Promise((resolve) => {
      // this side does not close a connection that the server closes, so that the test knows which side closed it
      const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () =>
        resolve(new RawSocket(socket))
      )
    })
  }

  /** Headers as lines; a body gets its length unless a transfer encoding is named. */
  send(line: string, headers: Record<string, string> = {}, body: Buffer = Buffer.alloc(0)): void {
    const isMeasured = body.length > 0 && headers['transfer-encoding'] === undefined
    const all = {
      host: 'localhost',
      ...(isMeasured && { 'content-length': String(body.length) }),
      ...headers,
    }
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
    this.#socket.write(`${line} HTTP/1.1\r\n${lines.join('')}\r\n`)
    this.write(body)
  }

  write(bytes: Buffer): void {
    if (bytes.length > 0 && !this.#isClosed) this.#socket.write(bytes)
  }

  /** The server has closed its side. */
  get isEnded(): boolean {
    return this.#isEnded
  }

  /** The server reads no more either. */
  get isClosed(): boolean {
    return this.#isClosed
  }

  /** All bytes received so far. */
  get received(): string {
    return this.#received
  }

  /** The status lines received so far. */
  get statuses(): number[] {
    return [...this.#received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))
  }

  /** Resolves to true once `isSo` is true; to false after `ms`. */
  async until(isSo: () => boolean, ms = 5_000): Promise<boolean> {
    const end = Date.now() + ms
    while (!isSo()) {
      if (Date.now() > end) return false
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    return true
  }

  close(): void {
    this.#socket.destroy()
  }
}
