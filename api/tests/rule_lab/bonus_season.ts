/** A random season of one player with bonuses: coupons, games, voids, corrections, sales, ends by hand and by time. */
import db from '@adonisjs/lucid/services/db'
import { inTransaction } from '#core/database/transactions'
import { AppError } from '#core/errors/app_error'
import { bonusBooks } from '#bonuses/grants/bonus_books'
import { forfeitBooks, forfeitRunning } from '#bonuses/grants/end_by_hand'
import { giveGrant } from '#bonuses/granting/give_grant'
import { expireGrants } from '#bonuses/jobs/expire_grants'
import { offersOf } from '#bonuses/offers/offer'
import { settlePending } from '#settlement/actions/settle_pending'
import { offeredTerms } from '#tests/bonuses/history_scene'
import type { Model, ModelTerms, Pocket } from '#tests/bonuses/model'
import { offer } from '#tests/bonuses/bonus_support'
import { askOffer, cancel, sell } from '#tests/coupons/after_support'
import { place, slip } from '#tests/coupons/support'
import { ended, enter } from '#tests/settlement/support'
import { makeMatch, type TestMatch } from '#tests/support/board'
import { signInAs, type ApiSession } from '#tests/support/client'
import { makeUser } from '#tests/support/factories'
import { makeTable } from '#tests/wallet/wallet_support'

const STEPS = 30
/** Enough to bet whatever a bonus leaves unpaid. */
export const CASH = 10_000_000
const PRICES: Record<string, number> = { '1': 2_000, 'X': 3_000, '2': 4_000 }
const KEYS = Object.keys(PRICES)
const POCKETS: Pocket[] = ['returnableBonus', 'reloadBonus', 'bonus']
const DAYS_MS = 86_400_000

interface Coupon {
  id: number
  stake: number
  legs: { match: TestMatch; key: string }[]
  isClosed: boolean
}

export interface BonusSeason {
  session: ApiSession
  siteId: number
  playerId: number
  /** The offers with the terms that they had. */
  offers: { id: number; terms: ModelTerms }[]
  /** What happened, for a second account of it; `termsOf` replaces the terms of an offer. */
  replay: (model: Model, termsOf: (terms: ModelTerms) => ModelTerms) => void
}

interface Options {
  below: (most: number) => number
  /** With corrections, several bonuses, and ends by hand and by time; without, one bonus that is played. */
  isWild: boolean
}

export async function playBonuses({ below, isWild }: Options): Promise<BonusSeason> {
  const one = <T>(list: readonly T[]): T => list[below(list.length)]!
  const { site, player, server, bet, win, rollback } = await makeTable({
    balanceMinor: CASH,
    settings: { heldBonusFlags: [] },
  })
  const admin = await makeUser({ site, type: 'admin' })
  const playing = await signInAs(site, player)
  const matches: TestMatch[] = []
  for (let i = 0; i < 4; i++) matches.push(await makeMatch({ prices: { '1': PRICES } }))
  const offers: BonusSeason['offers'] = []
  const events: Parameters<typeof recordOf>[0] = []
  const coupons: Coupon[] = []
  const settled = new Map<number, string>()
  const rounds: { name: string; stake: number; won: number; isOver: boolean }[] = []
  const record = recordOf(events)

  const randomTerms = (pocket: Pocket): ModelTerms => ({
    pocket,
    amount: 100 + below(900),
    multiplier: below(4),
    mostCash: one([0, 0, 500]),
    leastOdds: one([0, 0, 2_500]),
    leastCount: one([0, 1, 2]),
    mostStake: one([0, 0, 250]),
    sport: one([100, 100, 50, 33]),
    slot: one([100, 10, 0]),
  })

  async function give() {
    const isNew = offers.length < 3
    if (!isWild && offers.length > 0) return
    if (isNew) {
      const pocket = one(POCKETS)
      const terms = randomTerms(pocket)
      offers.push({ id: await offer(site.id, 'manual', offeredTerms(terms)), terms })
    }
    const { id, terms } = isNew ? offers.at(-1)! : one(offers)
    const [given] = await offersOf(db.connection(), site.id, id)
    const books = await bonusBooks(site.id, 'TRY', 2)
    const order = { player, offer: given!, base: { amountMinor: 0, paymentId: null } }
    try {
      await inTransaction((trx) => giveGrant(trx, { ...order, givenBy: null, reason: null }, books))
      record((model, termsOf) => void model.grant(termsOf(terms)))
    } catch (error) {
      if (!(error instanceof AppError) || error.key !== 'bonusPocketTaken') throw error
    }
  }

  async function placeCoupon() {
    const open = matches.filter(({ id }) => !settled.has(id))
    const legs = open.filter(() => below(2) === 0).map((match) => ({ match, key: one(KEYS) }))
    if (legs.length === 0) return
    const stake = 100 + below(900)
    const picks = legs.map(({ match, key }) => {
      const { outcomes, id } = match.markets['1']!
      return { market: id, outcome: outcomes[key]!, odds: PRICES[key]! }
    })
    const selections = picks.map(({ outcome, odds }): [number, number] => [outcome, odds])
    const { status, body } = await place(playing, slip(selections, { totalStakeMinor: stake }))
    if (status !== 201) return
    coupons.push({ id: body.id, stake, legs, isClosed: false })
    const odds = picks.map((pick) => pick.odds)
    record((model) => void model.stake(`coupon:${body.id}`, stake, 'sport', odds, picks))
  }

  async function settle() {
    const match = one(isWild ? matches : matches.filter(({ id }) => !settled.has(id)))
    if (!match) return
    const said = one(['1', 'X', '2', 'void'])
    const score: Record<string, [number, number]> = { '1': [1, 0], 'X': [1, 1], '2': [0, 1] }
    await enter(match, said === 'void' ? { status: 'cancelled', periods: {} } : ended(score[said]!))
    await settlePending()
    settled.set(match.id, said)
    const moves = coupons
      .filter(({ legs, isClosed }) => !isClosed && legs.some((leg) => leg.match.id === match.id))
      .map((coupon) => ({ name: `coupon:${coupon.id}`, ...endOf(coupon, settled) }))
    record((model) => model.pay(moves))
  }

  async function closeCoupon() {
    const coupon = one(coupons.filter(({ isClosed }) => !isClosed))
    if (!coupon) return
    const name = `coupon:${coupon.id}`
    if (below(2) === 0) {
      if ((await cancel(playing, coupon.id)).status !== 200) return
      record((model) => model.pay([{ name, payout: coupon.stake, end: 'returned' }]))
    } else {
      const { body } = await askOffer(playing, coupon.id)
      if (!body.offerId || (await sell(playing, coupon.id, body.offerId)).status !== 200) return
      record((model) => model.pay([{ name, payout: body.amountMinor, end: 'sold' }]))
    }
    coupon.isClosed = true
  }

  const called = (name: string) => ({ roundId: `${name}-${player.id}` })

  async function betInGame() {
    const stake = 10 + below(300)
    const name = `round:${rounds.length}`
    const order = { ...called(name), transactionId: `bet-${name}-${player.id}` }
    const { status } = await server.send('bet', bet({ ...order, amountMinor: stake }))
    if (status !== 200) return
    rounds.push({ name, stake, won: 0, isOver: false })
    record((model) => void model.stake(name, stake, 'slot'))
  }

  async function endRound() {
    const round = one(rounds.filter(({ isOver }) => !isOver))
    if (!round) return
    const { name } = round
    const betTransactionId = `bet-${name}-${player.id}`
    const transactionId = `${below(1_000_000)}-${betTransactionId}`
    round.isOver = true
    if (below(4) === 0) {
      await server.send('rollback', rollback({ ...called(name), transactionId, betTransactionId }))
      record((model) => model.pay([{ name, payout: round.stake, end: 'returned' }]))
      return
    }
    const amountMinor = one([0, 50, 777])
    await server.send(
      'win',
      win({ ...called(name), transactionId, betTransactionId, amountMinor, roundClosed: true })
    )
    record((model) => model.pay([{ name, payout: amountMinor, end: 'settled' }]))
  }

  async function end() {
    if (!isWild || below(6) > 0) return
    if (below(2) === 0) {
      const past = Date.now() - DAYS_MS
      const running = { user_id: player.id, state: 'running' }
      await db.from('bonus_grants').where(running).update({ expires_at: past })
      await expireGrants()
    } else {
      const books = await forfeitBooks(site.id, 'TRY')
      await inTransaction((trx) => forfeitRunning(trx, player.id, books))
    }
  }

  const steps = [give, placeCoupon, placeCoupon, settle, closeCoupon, betInGame, endRound, end]
  await give()
  for (let i = 0; i < STEPS; i++) await one(steps)()
  return {
    session: await signInAs(site, admin),
    ...{ siteId: site.id, playerId: player.id, offers },
    replay: (model, termsOf) => {
      for (const event of events) event(model, termsOf)
    },
  }
}

type Event = (model: Model, termsOf: (terms: ModelTerms) => ModelTerms) => void
const recordOf = (events: Event[]) => (event: Event) => void events.push(event)

/** What a coupon pays by now: lost with one lost leg, a void leg counts as 1. */
function endOf({ stake, legs }: Coupon, settled: ReadonlyMap<number, string>) {
  const said = legs.map(({ match }) => settled.get(match.id) ?? 'none')
  const isLost = legs.some(({ key }, i) => !['none', 'void', key].includes(said[i]!))
  if (isLost) return { payout: 0, end: 'settled' as const }
  if (said.includes('none')) return { payout: 0, end: 'open' as const }
  if (said.every((one) => one === 'void')) return { payout: stake, end: 'returned' as const }
  const odds = legs.reduce(
    (all, { key }, i) => (said[i] === 'void' ? all : (all * PRICES[key]!) / 1_000),
    1
  )
  return { payout: Math.floor(stake * odds), end: 'settled' as const }
}
