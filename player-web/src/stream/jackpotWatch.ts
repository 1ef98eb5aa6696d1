import { ASK, type ClientAsk } from '@grandstand/shared-types/stream/frames'

/** The next screen may follow them, too. */
const LINGER_MS = 4000

interface Connection {
  open: () => void
  /** Does nothing while the connection is down. */
  send: (ask: ClientAsk) => void
  closeIfUnused: () => void
}

/** The screens that follow jackpots: the server is asked once for all of them. */
export class JackpotWatch {
  #watchers = 0
  readonly #connection: Connection

  constructor(connection: Connection) {
    this.#connection = connection
  }

  get isUsed(): boolean {
    return this.#watchers > 0
  }

  /** Asks for the values until the returned function is called; `onJackpotValues` hears them. */
  start(): () => void {
    this.#watchers++
    this.#connection.open()
    if (this.#watchers === 1) this.ask()
    let isOn = true
    return () => {
      if (!isOn) return
      isOn = false
      setTimeout(() => this.#drop(), LINGER_MS)
    }
  }

  /** Asks on a new connection. */
  ask(): void {
    if (this.isUsed) this.#connection.send([ASK.subscribe, 'jackpots', {}])
  }

  #drop(): void {
    this.#watchers--
    if (this.isUsed) return
    this.#connection.send([ASK.unsubscribe, 'jackpots'])
    this.#connection.closeIfUnused()
  }
}
