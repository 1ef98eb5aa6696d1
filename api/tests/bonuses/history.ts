/** One player's random history: each step is done on the platform and in the slow account. */
import { randomUUID } from 'node:crypto'
import type { Assert } from '@japa/assert'
import db from '@adonisjs/lucid/services/db'
import { inTransaction } from '#core/database/transactions'
import { bonusBooks } from '#bonuses/grants/bonus_books'
import { endByHand, forfeitBooks, forfeitRunning } from '#bonuses/grants/end_by_hand'
import { giveGrant } from '#bonuses/granting/give_grant'
import { expireGrants } from '#bonuses/jobs/expire_grants'
import { offersOf } from '#bonuses/offers/offer'
import { AppError } from '#core/errors/app_error'
import { requestHash } from '#core/requests/idempotency'
import { cancelCoupon } from '#coupons/actions/cancel_coupon'
import { placeCoupon } from '#coupons/actions/place_coupon'
import { sellCoupon } from '#coupons/actions/sell_coupon'
import { sellOffer } from '#coupons/actions/sell_offer'
import {
  IP,
  KEYS,
  ODDS,
  START_MINOR,
  offeredTerms,
  type Coupon,
  type Scene,
  type Seat,
} from '#tests/bonuses/history_scene'
import { HistoryRounds } from '#tests/bonuses/history_rounds'
import { Model } from '#tests/bonuses/model'
import type { ModelTerms, Pocket } from '#tests/bonuses/model_terms'
import { linesOf, outcomeOfCoupon, type Leg } from '#tests/bonuses/model_coupon'
import { offer } from '#tests/bonuses/bonus_support'
import { slip } from '#tests/coupons/support'
import { openFor, walk } from '#tests/payments/payment_support'
import { generator } from '#tests/support/random'

export class History {
  readonly model = new Model(START_MINOR)
  readonly #scene: Scene
  readonly #seat: Seat
  readonly #below: (below: number) => number
  readonly #assert: Assert
  readonly #number: number
  #last = ''
  readonly #coupons: Coupon[] = []
  readonly #rounds: HistoryRounds

  constructor(
    seed: number,
    scene: Scene,
    seat: Seat,
    { assert, number }: { assert: Assert; number: number }
  ) {
    this.#below = generator(seed)
    this.#scene = scene
    this.#seat = seat
    this.#assert = assert
    this.#number = number
    this.#rounds = new HistoryRounds({ scene, seat, assert, model: this.model, below: this.#below })
  }

  /** Which history it is, and what it did last. */
  get name(): string {
    return `history ${this.#number}, ${this.#last}`
  }

  get userId(): number {
    return this.#seat.player.id
  }

  /** Does one of the steps. */
  async step(): Promise<void> {
    const steps: [string, () => Promise<void>][] = [
      ['give', () => this.#give()],
      ['giveToken', () => this.#giveToken()],
      ['place', () => this.#place()],
      ['place', () => this.#place()],
      ['useToken', () => this.#useToken()],
      ['useToken', () => this.#useToken()],
      ['cancel', () => this.#cancel()],
      ['sell', () => this.#sell()],
      ['betInGame', () => this.#rounds.bet()],
      ['winInGame', () => this.#rounds.win()],
      ['rollBack', () => this.#rounds.rollBack()],
      ['deposit', () => this.#deposit()],
      ['end', () => this.#one([this.#expire, this.#withdraw, this.#giveUp, idle]).call(this)],
    ]
    const [name, act] = this.#one(steps)
    this.#last = name
    await act()
  }

  /** After the result of a match came or changed. */
  settled(matchId: number): void {
    const moved = this.#coupons.filter(
      ({ isClosed, legs }) => !isClosed && legs.some((leg) => leg.matchId === matchId)
    )
    this.model.pay(
      moved.map((coupon) => ({
        name: `coupon:${coupon.id}`,
        ...outcomeOfCoupon(coupon, this.#scene.news),
      }))
    )
  }

  #one<T>(list: readonly T[]): T {
    return list[this.#below(list.length)]!
  }

  #anyTerms(): ModelTerms {
    const one = <T>(list: readonly T[]): T => this.#one(list)
    return {
      pocket: one<Pocket>(['returnableBonus', 'reloadBonus', 'bonus']),
      amount: 100 + this.#below(2_000),
      multiplier: this.#below(4),
      mostCash: one([0, 0, 500]),
      leastOdds: one([0, 0, 2_500]),
      leastCount: one([0, 1, 2]),
      mostStake: one([0, 0, 250]),
      sport: one([100, 100, 50, 33]),
      slot: one([100, 10, 0]),
    }
  }

  /** The number of the grant; null where its pocket is taken. */
  async #grant(category: 'manual' | 'freeBet', terms: ModelTerms): Promise<number | null> {
    const { site } = this.#scene
    const id = await offer(site.id, category, offeredTerms(terms))
    const [given] = await offersOf(db.connection(), site.id, id)
    const books = await bonusBooks(site.id, 'TRY', 2)
    const base = { amountMinor: 0, paymentId: null }
    const order = { player: this.#seat.player, offer: given!, base, givenBy: null, reason: null }
    try {
      return (await inTransaction((trx) => giveGrant(trx, order, books))).id
    } catch (error) {
      if (error instanceof AppError && error.key === 'bonusPocketTaken') return null
      throw error
    }
  }

  async #give(): Promise<void> {
    const terms = this.#anyTerms()
    const id = await this.#grant('manual', terms)
    this.#assert.equal(id !== null, this.model.grant(terms))
  }

  async #giveToken(): Promise<void> {
    const terms = { ...this.#anyTerms(), amount: 6 * (50 + this.#below(100)) }
    const id = await this.#grant('freeBet', terms)
    this.model.grantToken(id!, terms)
  }

  /** Legs on matches without a result: any type of coupon. */
  #anyLegs(): Pick<Coupon, 'legs' | 'sizes'> {
    const open = this.#scene.matches.filter(({ id }) => !this.#scene.news.has(id))
    const legs = open
      .filter(() => this.#below(3) === 0)
      .flatMap(({ id }) => {
        const keys = this.#below(8) === 0 ? ['1', '2'] : [this.#one(KEYS)]
        return keys.map((key) => ({ matchId: id, key, odds: ODDS[key]! }))
      })
    const matches = new Set(legs.map(({ matchId }) => matchId)).size
    const isSystem = matches > 1 && this.#below(4) === 0
    return { legs, sizes: isSystem ? this.#one([[1], [1, matches]]) : [matches] }
  }

  /** A stake that comes back when its match is void. */
  #oneLeg(): Pick<Coupon, 'legs' | 'sizes'> {
    const { legs } = this.#anyLegs()
    return { legs: legs.slice(0, 1), sizes: [1] }
  }

  async #send(legs: Leg[], sizes: number[], stake: number, freeBetId?: number) {
    const matches = new Set(legs.map(({ matchId }) => matchId)).size
    const isSystem = sizes.join() !== String(matches)
    const picks = legs.map(({ matchId, key, odds }) => {
      const { outcomes, id } = this.#scene.matches.find((one) => one.id === matchId)!.markets['1']!
      return { market: id, outcome: outcomes[key]!, odds: odds * 1_000 }
    })
    const order = slip(
      picks.map(({ outcome, odds }) => [outcome, odds]),
      {
        totalStakeMinor: stake,
        ...(isSystem && { kind: 'system', sizes }),
        ...(freeBetId !== undefined && { freeBetId }),
      }
    )
    const request = { principal: this.#seat.principal, key: randomUUID(), ip: IP, body: order }
    const checked = { ...request, bodyHash: requestHash(order), isOutOfCountry: false }
    const { status, json } = await placeCoupon(checked)
    const said: { id: number; error?: { key: string } } = JSON.parse(json)
    if (said.error?.key === 'sameCouponError') return null
    const coupon = { id: status === 201 ? said.id : 0, stake, legs, sizes, isClosed: false }
    return { coupon, picks, odds: picks.map((pick) => pick.odds), said: json }
  }

  async #place(): Promise<void> {
    const { legs, sizes } = this.#anyLegs()
    if (legs.length === 0) return
    const stake = linesOf({ legs, sizes }).length * (100 + this.#below(500))
    const sent = await this.#send(legs, sizes, stake)
    if (!sent) return
    const { coupon, picks, odds, said } = sent
    const isTaken = this.model.stake(`coupon:${coupon.id}`, stake, 'sport', odds, picks)
    this.#assert.equal(coupon.id > 0, isTaken, said)
    if (isTaken) this.#coupons.push(coupon)
  }

  async #useToken(): Promise<void> {
    const tokens = this.model.tokens()
    const token = tokens.find(({ isWaiting }) => isWaiting) ?? this.#one(tokens)
    const { legs, sizes } = this.#below(3) > 0 ? this.#oneLeg() : this.#anyLegs()
    if (!token || legs.length === 0) return
    const stake = token.terms.amount
    if (stake % linesOf({ legs, sizes }).length !== 0) return
    const sent = await this.#send(legs, sizes, stake, token.id)
    if (!sent) return
    const { coupon, odds, said } = sent
    const isTaken = this.model.useToken(`coupon:${coupon.id}`, token, odds)
    this.#assert.equal(coupon.id > 0, isTaken, said)
    if (isTaken) this.#coupons.push(coupon)
  }

  async #cancel(): Promise<void> {
    const coupon = this.#one(this.#coupons.filter(({ isClosed }) => !isClosed))
    if (!coupon) return
    const order = { principal: this.#seat.principal, couponId: coupon.id, key: null, ip: IP }
    if (!(await unlessRefused(cancelCoupon(order)))) return
    coupon.isClosed = true
    this.model.pay([{ name: `coupon:${coupon.id}`, payout: coupon.stake, end: 'returned' }])
  }

  async #sell(): Promise<void> {
    const coupon = this.#one(this.#coupons.filter(({ isClosed }) => !isClosed))
    if (!coupon) return
    const { principal } = this.#seat
    const asked = await unlessRefused(sellOffer(principal, coupon.id))
    const order = { principal, couponId: coupon.id, key: null, ip: IP }
    const sold = asked && (await unlessRefused(sellCoupon(order, asked.offerId)))
    if (!sold) return
    coupon.isClosed = true
    this.model.pay([{ name: `coupon:${coupon.id}`, payout: sold.amountMinor, end: 'sold' }])
  }

  async #deposit(): Promise<void> {
    const amountMinor = 100 + this.#below(1_000)
    await walk((await openFor(this.#seat.player, { amountMinor })).id, 'paid')
    this.model.deposit(amountMinor)
  }

  async #expire(): Promise<void> {
    await db.from('bonus_grants').where('user_id', this.userId).update({ expires_at: 1 })
    await expireGrants()
    this.model.expire()
  }

  async #withdraw(): Promise<void> {
    const books = await forfeitBooks(this.#scene.site.id, 'TRY')
    await inTransaction((trx) => forfeitRunning(trx, this.userId, books))
    this.model.forfeit()
  }

  async #giveUp(): Promise<void> {
    const index = this.#below(Math.max(1, this.model.grants.length))
    const grant = this.model.grants[index]
    if (!grant) return
    const rows: { id: number }[] = await db
      .query<{ id: number }>()
      .from('bonus_grants')
      .where('user_id', this.userId)
      .orderBy('id')
      .select('id')
    const editor = { principal: this.#seat.principal, ip: IP }
    const ended = await unlessRefused(endByHand(editor, rows[index]!.id, { state: 'forfeited' }))
    this.#assert.equal(ended !== null, this.model.giveUp(grant))
  }
}

const idle = () => Promise.resolve()

async function unlessRefused<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}
