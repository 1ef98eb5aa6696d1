/**
 * One signed-in player on one kept-alive connection, on a bare socket: the load generator shares two cores with the
 * server that it measures, so it must do as little work as possible.
 */
import { connect, type Socket } from 'node:net'

export interface Answer {
  status: number
  body: string
}

const HEAD_END = Buffer.from('\r\n\r\n')

export class PlayerClient {
  readonly #socket: Socket
  readonly #cookies = new Map<string, string>()
  #received: Buffer = Buffer.alloc(0)
  #waiting: { resolve: (answer: Answer) => void; reject: (error: Error) => void } | null = null
  #credentials = ''
  #signedIn = false

  constructor(host: string, port: number) {
    this.#socket = connect({ host, port, noDelay: true })
    this.#socket.on('data', (chunk) => this.#receive(chunk))
    this.#socket.on('error', (error) => this.#waiting?.reject(error))
    this.#socket.on('close', () => this.#waiting?.reject(new Error('the connection was closed')))
  }

  /** Gets the CSRF cookie and signs in. */
  async signIn(username: string, password: string): Promise<void> {
    await this.send('GET', '/v1/settings/get')
    const answer = await this.send('POST', '/v1/sessions', { username, password })
    if (answer.status !== 201) throw new Error(`sign-in answered ${answer.status}: ${answer.body}`)
    this.#signedIn = true
  }

  /** One request at a time. */
  send(
    method: string,
    path: string,
    body?: object,
    headers: Readonly<Record<string, string>> = {}
  ): Promise<Answer> {
    const payload = body ? JSON.stringify(body) : ''
    const head =
      `${method} ${path} HTTP/1.1\r\nhost: localhost\r\n${this.#credentials}` +
      Object.entries(headers)
        .map(([name, value]) => `${name}: ${value}\r\n`)
        .join('') +
      (body
        ? `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(payload)}\r\n`
        : '')
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject }
      this.#socket.write(`${head}\r\n${payload}`)
    })
  }

  close(): void {
    this.#waiting = null
    this.#socket.destroy()
  }

  #receive(chunk: Buffer): void {
    this.#received = this.#received.length > 0 ? Buffer.concat([this.#received, chunk]) : chunk
    const headEnd = this.#received.indexOf(HEAD_END)
    if (headEnd < 0) return
    const head = this.#received.toString('latin1', 0, headEnd)
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)
    const end = headEnd + HEAD_END.length + length
    if (this.#received.length < end) return
    const status = Number(head.slice(9, 12))
    const body = this.#received.toString('utf8', headEnd + HEAD_END.length, end)
    this.#received = this.#received.subarray(end)
    // The cookies of the sign-in last for the whole run.
    if (!this.#signedIn) this.#keepCookies(head)
    const waiting = this.#waiting
    this.#waiting = null
    waiting?.resolve({ status, body })
  }

  #keepCookies(head: string): void {
    for (const [, name = '', value = ''] of head.matchAll(/^set-cookie: ([^=]+)=([^;\r\n]*)/gim)) {
      this.#cookies.set(name, value)
    }
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const token = decodeURIComponent(this.#cookies.get('XSRF-TOKEN') ?? '')
    this.#credentials = `cookie: ${cookie}\r\nx-xsrf-token: ${token}\r\n`
  }
}

const SIGNED_IN_AT_ONCE = 4

/** Signs each client in as a player of its own; a few at a time, because hashing a password takes long on purpose. */
export async function signInAll(clients: readonly PlayerClient[]): Promise<void> {
  for (let first = 0; first < clients.length; first += SIGNED_IN_AT_ONCE) {
    const some = clients.slice(first, first + SIGNED_IN_AT_ONCE)
    await Promise.all(
      some.map((client, index) => client.signIn(`player${first + index}`, 'bench1234'))
    )
  }
}
