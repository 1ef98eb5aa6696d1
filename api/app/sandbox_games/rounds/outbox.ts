/** Sends the written calls, and repeats them until the wallet answers. */
import { setTimeout as pause } from 'node:timers/promises'
import { must } from '#core/errors/must'
import { Rounds as Loop } from '#core/timing/rounds'
import type { Steps } from '#sandbox_games/rounds/steps'
import type { CallRow } from '#sandbox_games/store/calls'
import type { Answer, WalletClient } from '#sandbox_games/wallet/wallet_client'

const EVERY_MS = 250
/** How often a call is sent while a player waits, and the pauses between. */
const PAUSES_MS = [0, 250, 1_000]

export class Outbox {
  readonly #steps: Steps
  readonly #client: WalletClient
  readonly #loop = new Loop((isStopped) => this.#sendDue(isStopped), EVERY_MS)
  /** The calls under way, by transaction id: none is sent twice at the same time. */
  readonly #sending = new Map<string, Promise<Answer>>()

  constructor(steps: Steps, client: WalletClient) {
    this.#steps = steps
    this.#client = client
  }

  /**
   * Takes back what a kill left without an answer: the player of such a bet has seen no result. Then repeats wins and
   * rollbacks in the background.
   */
  start(): void {
    for (const bet of this.#steps.calls.waitingBets()) this.#takeBack(bet)
    this.#loop.start(0)
  }

  stop(): Promise<void> {
    return this.#loop.stop()
  }

  /**
   * Sends the calls of a round until none waits or the wallet does not answer. A bet without an answer is taken back. Returns
   * the last answer, null where no call waited.
   */
  async deliver(roundId: string): Promise<Answer | null> {
    let last: Answer | null = null
    let call = this.#steps.calls.waitingOf(roundId)
    while (call) {
      last = await this.#sendPatiently(call)
      if (last.is === 'unknown') {
        if (call.kind === 'bet') this.#takeBack(call)
        return last
      }
      if (last.is === 'refused') return last
      call = this.#steps.calls.waitingOf(roundId)
    }
    return last
  }

  async #sendPatiently(call: CallRow): Promise<Answer> {
    let answer: Answer = { is: 'unknown' }
    for (const pauseMs of PAUSES_MS) {
      await pause(pauseMs)
      answer = await this.#send(call)
      if (answer.is !== 'unknown') break
    }
    return answer
  }

  async #sendDue(isStopped: () => boolean): Promise<void> {
    for (const call of this.#steps.calls.due()) {
      if (isStopped()) return
      await this.#send(call)
    }
  }

  #send(call: CallRow): Promise<Answer> {
    const sent = this.#sending.get(call.transaction_id) ?? this.#sendNow(call)
    this.#sending.set(call.transaction_id, sent)
    return sent
  }

  async #sendNow(call: CallRow): Promise<Answer> {
    try {
      const { token } = this.#steps.rounds.get(call.round_id)
      const { site_origin: site } = this.#steps.frames.get(token)
      const answer = await this.#client.send(call.kind, call.body, site)
      this.#steps.together(() => this.#apply(call, answer))
      return answer
    } finally {
      this.#sending.delete(call.transaction_id)
    }
  }

  #apply(call: CallRow, answer: Answer): void {
    if (answer.is === 'done') this.#steps.done(call, balanceIn(answer.body))
    else if (answer.is === 'refused' && call.kind === 'bet') this.#steps.refused(call)
    // money that is owed stays owed, whatever the wallet says
    else this.#steps.calls.postpone(call)
  }

  #takeBack(bet: CallRow): void {
    this.#steps.together(() => this.#steps.abandon(must(bet, 'bet')))
  }
}

const balanceIn = ({ balanceMinor }: Readonly<Record<string, unknown>>): number | null =>
  typeof balanceMinor === 'number' && Number.isSafeInteger(balanceMinor) ? balanceMinor : null
