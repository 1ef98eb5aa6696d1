/** The way between a server and what it asks: a test slows it down, or cuts it as a network does, without a word to either end. */
import { createServer, connect, type Server, type Socket } from 'node:net'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'

type Direction = 'there' | 'back'

export class Wire {
  readonly #server: Server
  readonly #sockets = new Set<Socket>()
  #delayMs = 0
  readonly #held: Record<Direction, PromiseWithResolvers<void> | null> = { there: null, back: null }

  /** Leads to a port of this machine. */
  constructor(target: number) {
    this.#server = createServer((client) => {
      const far = connect({ port: target, host: '127.0.0.1' })
      void this.#carry(client, far, 'there')
      void this.#carry(far, client, 'back')
    })
  }

  /** Resolves to the port of its near end. */
  async open(): Promise<number> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    const address = this.#server.address()
    if (address === null || typeof address === 'string') throw new Error('the wire has no port')
    return address.port
  }

  close(): void {
    this.heal()
    this.#server.close()
    for (const socket of this.#sockets) socket.destroy()
  }

  /** Each thing that is said to the far end takes so long from now on. */
  slowDown(delayMs: number): void {
    this.#delayMs = delayMs
  }

  /** Until `heal` nothing comes through: neither what is said nor that a connection ends. */
  cut(): void {
    this.#held.there ??= Promise.withResolvers()
    this.#held.back ??= Promise.withResolvers()
  }

  /** Everything comes through again, what was held up too. */
  heal(): void {
    this.#healOne('there')
    this.#healOne('back')
  }

  /** What the far end has said comes through; what is said to it does not. */
  healAnswers(): void {
    this.#healOne('back')
  }

  #healOne(direction: Direction): void {
    this.#held[direction]?.resolve()
    this.#held[direction] = null
  }

  async #carry(from: Socket, to: Socket, direction: Direction): Promise<void> {
    this.#sockets.add(from)
    // an iterator ends at the error, which is what it tells
    from.on('error', () => undefined)
    try {
      for await (const bytes of from) {
        if (direction === 'there' && this.#delayMs > 0) await pause(this.#delayMs)
        await this.#held[direction]?.promise
        if (!to.destroyed) to.write(bytes)
      }
    } catch {
      // the other end learns of it below
    }
    await this.#held[direction]?.promise
    this.#sockets.delete(from)
    to.destroy()
  }
}
