/** A wallet for the sandbox alone: one player, money in memory, faults on demand. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { must } from '#core/errors/must'
import { signedHeaders, SIGNATURE_HEADER, TIMESTAMP_HEADER } from '#sandbox_games/signature'
import { wholeBody } from '#tests/support/whole_body'

type Body = Readonly<Record<string, unknown>>

/**
 * `silent`: nothing is done, no answer; `lostAnswer`: done, but the answer is lost; `refused`: the balance is too low;
 * `closed`: the brand is closed for maintenance.
 */
type Fault = 'silent' | 'lostAnswer' | 'refused' | 'closed'

export class TinyWallet {
  balanceMinor = 100_000
  /** Each transaction once, as it came first. */
  readonly taken = new Map<string, Body & { path: string }>()
  /** How often each was sent. */
  readonly sent = new Map<string, number>()
  /** Faults by path; they hold until they are taken away. */
  readonly faults = new Map<string, Fault>()
  readonly #secret: string
  readonly #server: Server
  readonly #arrivals = new Map<string, () => void>()

  constructor(secret: string) {
    this.#secret = secret
    this.#server = createServer((request, response) => void this.#handle(request, response))
  }

  async listen(): Promise<number> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    const address = this.#server.address()
    return typeof address === 'object' ? must(address, 'address').port : 0
  }

  close(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }

  /** Resolves when the next call of this path arrives. */
  arrival(path: string): Promise<void> {
    return new Promise((resolve) => this.#arrivals.set(path, resolve))
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await wholeBody(request)
    if (text === null) return
    const path = must(request.url, 'url').split('/').at(-1) ?? ''
    const stamp = Number(request.headers[TIMESTAMP_HEADER])
    const expected = signedHeaders(this.#secret, text, stamp)[SIGNATURE_HEADER]
    if (request.headers[SIGNATURE_HEADER] !== expected) return void response.writeHead(401).end()
    const body: Body = JSON.parse(text)
    const id = String(body['transactionId'] ?? path)
    this.sent.set(id, (this.sent.get(id) ?? 0) + 1)
    const fault = this.faults.get(path)
    if (fault === 'refused' || fault === 'closed') {
      const key = fault === 'closed' ? 'plannedMaintenance' : 'balanceTooLow'
      const error = { key, params: [] }
      response
        .writeHead(fault === 'closed' ? 409 : 422)
        .end(JSON.stringify({ error, balanceMinor: this.balanceMinor }))
    } else {
      if (fault !== 'silent') this.#take(path, id, body)
      if (fault) request.socket.destroy()
      else response.writeHead(200).end(JSON.stringify(this.#answer(path, id)))
    }
    this.#arrivals.get(path)?.()
    this.#arrivals.delete(path)
  }

  #take(path: string, id: string, body: Body): void {
    if (body['transactionId'] === undefined || this.taken.has(id)) return
    this.taken.set(id, { ...body, path })
    const amount = Number(body['amountMinor'] ?? 0)
    if (path === 'bet') this.balanceMinor -= amount
    if (path === 'win') this.balanceMinor += amount
    const bet = this.taken.get(String(body['betTransactionId']))
    if (path === 'rollback' && bet) this.balanceMinor += Number(bet['amountMinor'])
  }

  #answer(path: string, id: string): object {
    const { balanceMinor } = this
    if (path !== 'session') return { transactionId: id, balanceMinor, currency: 'TRY' }
    return {
      ...{ sessionToken: 'session-1', playerId: 'player-1', username: 'ada', currency: 'TRY' },
      ...{ language: 'en', country: 'TR', gameCode: 'slot', limitId: null, isMobile: false },
      balanceMinor,
    }
  }
}
