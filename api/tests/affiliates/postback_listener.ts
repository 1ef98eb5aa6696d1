import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http'

/** A server of an affiliate on this computer, which keeps what it is told. */
export class Listener {
  readonly told: { headers: IncomingHttpHeaders; body: string }[] = []
  status = 204
  /** Answers of the next requests, before `status`. */
  statuses: number[] = []
  /** Takes requests and answers none. */
  isSilent = false
  readonly #server: Server
  #port = 0
  #waiting: (() => void)[] = []

  constructor() {
    this.#server = createServer((request, answer) => {
      let body = ''
      request.on('data', (part: Buffer) => (body += part.toString()))
      request.on('end', () => {
        this.told.push({ headers: request.headers, body })
        if (!this.isSilent) this.#answer(answer)
        for (const go of this.#waiting.splice(0)) go()
      })
    })
  }

  get address(): string {
    return `http://127.0.0.1:${this.#port}/told`
  }

  async open(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    const address = this.#server.address()
    this.#port = typeof address === 'object' && address ? address.port : 0
    return this
  }

  /** Resolves when so many requests came. */
  async heard(count: number): Promise<void> {
    while (this.told.length < count) {
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    }
  }

  /** Ends open connections without an answer. */
  cutOff(): void {
    this.#server.closeAllConnections()
  }

  async close(): Promise<void> {
    this.cutOff()
    await new Promise<void>((resolve) => this.#server.close(() => resolve()))
  }

  #answer(answer: ServerResponse): void {
    const status = this.statuses.shift() ?? this.status
    answer.writeHead(status, status === 302 ? { location: `${this.address}/elsewhere` } : {}).end()
  }
}
