/** The rounds of games in a player's random history. */
import type { Assert } from '@japa/assert'
import { receiveCall } from '#wallet/intake/receive_call'
import { IP, type Scene, type Seat } from '#tests/bonuses/history_scene'
import type { Model } from '#tests/bonuses/model'
import { signedHeaders } from '#tests/wallet/wallet_support'

interface Round {
  name: string
  bet: string
  stake: number
  isOver: boolean
  won: number
}

interface At {
  scene: Scene
  seat: Seat
  assert: Assert
  model: Model
  below: (below: number) => number
}

export class HistoryRounds {
  readonly #at: At
  readonly #rounds: Round[] = []
  #bets = 0

  constructor(at: At) {
    this.#at = at
  }

  get #userId(): number {
    return this.#at.seat.player.id
  }

  #one<T>(list: readonly T[]): T {
    return list[this.#at.below(list.length)]!
  }

  async bet(): Promise<void> {
    const stake = 10 + this.#at.below(300)
    // a refused bet keeps its name: another amount may not come under it
    const name = `round:${this.#bets}`
    const bet = `bet-${this.#bets++}-${this.#userId}`
    const { status, body } = await this.#call('bet', { name, bet }, bet, {
      sessionToken: this.#at.seat.sessionToken,
      amountMinor: stake,
    })
    const isTaken = this.#at.model.stake(name, stake, 'slot')
    this.#at.assert.equal(status === 200, isTaken, JSON.stringify(body))
    if (isTaken) this.#rounds.push({ name, bet, stake, isOver: false, won: 0 })
  }

  async win(): Promise<void> {
    const round = this.#one(this.#rounds.filter(({ isOver }) => !isOver))
    if (!round) return
    const amountMinor = this.#one([0, 0, 50, 777])
    const roundClosed = this.#at.below(2) === 0
    const details = { betTransactionId: round.bet, amountMinor, roundClosed, kind: 'win' }
    await this.#call('win', round, `win-${round.bet}-${round.won}`, details)
    round.won += 1
    round.isOver = roundClosed || amountMinor === 0
    const payout = this.#at.model.plays.get(round.name)!.payout + amountMinor
    this.#at.model.pay([{ name: round.name, payout, end: round.isOver ? 'settled' : 'open' }])
  }

  async rollBack(): Promise<void> {
    const round = this.#one(this.#rounds.filter(({ won, isOver }) => won === 0 && !isOver))
    if (!round) return
    await this.#call('rollback', round, `back-${round.bet}`, { betTransactionId: round.bet })
    round.isOver = true
    this.#at.model.pay([{ name: round.name, payout: round.stake, end: 'returned' }])
  }

  #call(name: string, round: Pick<Round, 'name' | 'bet'>, transactionId: string, more: object) {
    const fields = {
      playerId: String(this.#userId),
      gameCode: this.#at.scene.provider.gameCode,
      roundId: `${round.name}-${this.#userId}`,
      transactionId,
      currency: 'TRY',
      ...more,
    }
    const body = JSON.stringify(fields)
    const headers = new Headers(signedHeaders(body))
    const header = (wanted: string) => headers.get(wanted) ?? undefined
    return receiveCall(this.#at.scene.server, { name, body: Buffer.from(body), header }, IP)
  }
}
