/** Terms of bonuses, tried on grants of the past (rules 17.8). */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { BonusCategory } from '@grandstand/shared-types/bonuses/categories'
import type { BonusTerms } from '@grandstand/shared-types/bonuses/terms'
import type { RulesOfToday } from '@grandstand/shared-types/wire/betting/rule_lab'
import { must } from '#core/errors/must'
import { Model, split, type ModelTerms } from '#tests/bonuses/model'
import { ask, betOnHome, offer, pocketsOf, pricedMatch } from '#tests/bonuses/bonus_support'
import { makeBettor, place, slip } from '#tests/coupons/support'
import { openFor, walk } from '#tests/payments/payment_support'
import { ended, enter } from '#tests/settlement/support'
import { makeMatch, outcomeOf, type TestMatch } from '#tests/support/board'
import { PLAIN_TERMS } from '#tests/support/bonus_rows'
import { signInAs, type Refusal } from '#tests/support/client'
import { makeUser } from '#tests/support/factories'
import { generator, SEED } from '#tests/support/random'
import { offeredTerms } from '#tests/bonuses/history_scene'
import { CASH, playBonuses, type BonusSeason } from '#tests/rule_lab/bonus_season'
import { inCurrency, resultOf, stored } from '#tests/rule_lab/lab_support'

const SEASONS = Number(process.env['LAB_SEASONS'] ?? 6)

async function orderFor({ session }: BonusSeason, id: number) {
  const { body } = await session.get<RulesOfToday>('/v1/rule-lab/rules')
  const { category, terms } = must(
    body.offers.find((one) => one.id === id),
    'an offer'
  )
  return { bonusId: id, category, terms }
}

/** What the grants of an offer brought in cash, by the ledger. */
async function convertedBy(bonusId: number): Promise<number> {
  const { n } = await db
    .query<{ n: number }>()
    .from('ledger_entries as e')
    .join('ledger_transfers as t', 't.id', 'e.transfer_id')
    .join('ledger_accounts as a', 'a.id', 'e.account_id')
    .join('bonus_grants as g', 'g.id', 't.reference_id')
    .where({ 't.kind': 'bonusConverted', 't.reference_type': 'bonusGrant', 'g.bonus_id': bonusId })
    .whereIn('a.pocket', ['balance', 'receivable'])
    .sum('e.amount as n')
    .firstOrFail()
  return Number(n ?? 0)
}

/** What bonuses brought in cash: what the player has beyond what own money lost and won. */
function cashOf(model: Model): number {
  let own = CASH
  for (const { paid, payout } of model.plays.values()) {
    const parts = split(
      payout,
      paid.map(({ amount }) => amount)
    )
    for (const [index, { grant, amount }] of paid.entries()) {
      if (!grant) own += parts[index]! - amount
    }
  }
  return model.cash - model.debt - own
}

test.group(`Bonuses in the rule lab (SEED=${SEED})`, () => {
  test('unchanged terms forecast what was really granted and converted, to the cent, and write nothing', async ({
    assert,
  }) => {
    const below = generator(SEED)
    const states = new Map<string, number>()
    let [count, converted] = [0, 0]
    for (let i = 0; i < SEASONS; i++) {
      const season = await playBonuses({ below, isWild: true })
      const grants = await db.from('bonus_grants').where('user_id', season.playerId)
      for (const { state } of grants) states.set(state, (states.get(state) ?? 0) + 1)
      for (const { id } of season.offers) {
        const own = grants.filter((grant) => Number(grant.bonus_id) === id)
        if (own.length === 0) continue
        const before = await stored()
        const bonusOffer = await orderFor(season, id)
        const result = await resultOf(season.session, { rule: 'bonusOffer', days: 7, bonusOffer })
        assert.deepEqual(await stored(), before)
        const paid = await convertedBy(id)
        const granted = own.reduce((sum, grant) => sum + Number(grant.granted), 0)
        assert.containSubset(
          inCurrency(result),
          {
            ...{ paidMinor: paid, triedPaidMinor: paid, costMinor: 0, biggest: [] },
            ...{ grantedMinor: granted, triedGrantedMinor: granted },
          },
          `season ${i}`
        )
        assert.containSubset(result, { subject: 'grant', count: own.length, touchedCount: 0 })
        converted += paid
        count += own.length
      }
    }
    console.log('grants tried:', Object.fromEntries(states), 'converted', converted)
    assert.isAtLeast(count, SEASONS)
  }).timeout(300_000)

  test('other terms make of a grant what a second account of the same bets says', async ({
    assert,
  }) => {
    const below = generator(SEED + 1)
    const costs: number[] = []
    for (let i = 0; i < SEASONS; i++) {
      const season = await playBonuses({ below, isWild: false })
      const [first] = season.offers
      const { id, terms: own } = must(first, 'the offer')
      for (let change = 0; change < 4; change++) {
        const terms: ModelTerms = {
          ...own,
          amount: 100 + below(900),
          multiplier: below(3),
          mostCash: [0, 300][below(2)]!,
          leastOdds: [0, 2_500][below(2)]!,
          mostStake: [0, 250][below(2)]!,
          sport: [100, 50, 0][below(3)]!,
          slot: [100, 10, 0][below(3)]!,
        }
        const order = await orderFor(season, id)
        const bonusOffer = { ...order, terms: { ...order.terms, ...offeredTerms(terms) } }
        const result = await resultOf(season.session, { rule: 'bonusOffer', days: 7, bonusOffer })
        const model = new Model(CASH)
        season.replay(model, () => terms)
        const { triedPaidMinor, triedGrantedMinor } = inCurrency(result)
        assert.equal(triedGrantedMinor, terms.amount)
        assert.equal(triedPaidMinor, cashOf(model), `season ${i}, change ${change}`)
        costs.push(inCurrency(result).costMinor)
      }
    }
    console.log('costs of other terms:', costs.join(' '))
    assert.isTrue(costs.some((cost) => cost !== 0))
  }).timeout(300_000)

  test('a new offer is given for the deposits that fit, and played on what was really bet', async ({
    assert,
  }) => {
    const { site, player, session: own } = await makeBettor({ user: { balanceMinor: 0 } })
    const admin = await signInAs(site, await makeUser({ site, type: 'admin' }))
    const deposit = await openFor(player)
    await walk(deposit.id, 'paid')
    const game = await makeMatch({ prices: { '1': { '1': 2_000, 'X': 3_000, '2': 4_000 } } })
    await place(own, slip([[outcomeOf(game, '1', '1'), 2_000]], { totalStakeMinor: 800 }))
    await enter(game, ended([1, 0]))
    const trial = (terms: Partial<BonusTerms>, category: BonusCategory = 'deposit') =>
      resultOf(admin, {
        ...{ rule: 'bonusOffer', days: 2 },
        bonusOffer: {
          category,
          terms: { ...PLAIN_TERMS, amountMinor: 0, percentMilli: 50_000, ...terms },
        },
      })
    // 500 of 1000 are given; of the stake of 800 the bonus pays 500 and wins 1000, and 500 count
    const given = await trial({})
    assert.containSubset(given, { subject: 'deposit', count: 1, touchedCount: 1, userCount: 1 })
    assert.containSubset(inCurrency(given), {
      ...{ grantedMinor: 0, triedGrantedMinor: 500, paidMinor: 0, triedPaidMinor: 1_000 },
      ...{ costMinor: 1_000, biggest: [{ id: deposit.id, userId: player.id }] },
    })
    assert.notEqual(inCurrency(given).biggest[0]?.code, '')
    const capped = await trial({ highestConvertedMinor: 300 })
    assert.equal(inCurrency(capped).costMinor, 300)
    assert.equal(inCurrency(await trial({ multiplierMilli: 2_000 })).costMinor, 0)
    for (const terms of [
      { leastBaseMinor: 1_001 },
      { countries: ['DE'] },
      { branches: ['nobody'] },
      { currency: 'EUR' as const },
    ]) {
      assert.containSubset(await trial(terms), { count: 0, currencies: [] })
    }
    assert.containSubset(await trial({}, 'reload'), { count: 0 })
    const welcome = await trial({ amountMinor: 100 }, 'registration')
    assert.containSubset(welcome, { subject: 'registration', count: 1 })
    assert.equal(inCurrency(welcome).triedGrantedMinor, 100)
  })

  test('a free bet of another amount wins in proportion, and one that does not cover the coupon nothing', async ({
    assert,
  }) => {
    const { site, player, session: own } = await makeBettor({ user: { balanceMinor: 0 } })
    const admin = await signInAs(site, await makeUser({ site, type: 'admin' }))
    const bonusId = await offer(site.id, 'freeBet', { amountMinor: 1_000 })
    const { body: asked } = await ask(own, bonusId)
    const game = await makeMatch({ prices: { '1': { '1': 2_000, 'X': 3_000, '2': 4_000 } } })
    const bet = { totalStakeMinor: 1_000, freeBetId: asked.grantId ?? 0 }
    await place(own, slip([[outcomeOf(game, '1', 'X'), 3_000]], bet))
    await enter(game, ended([1, 1]))
    assert.deepEqual(await pocketsOf(player.id), { balance: 2_000 })
    const trial = async (terms: Partial<BonusTerms>) =>
      inCurrency(
        await resultOf(admin, {
          ...{ rule: 'bonusOffer', days: 2 },
          bonusOffer: {
            ...{ bonusId, category: 'freeBet' },
            terms: { ...PLAIN_TERMS, amountMinor: 1_000, ...terms },
          },
        })
      )
    assert.containSubset(await trial({}), { paidMinor: 2_000, triedPaidMinor: 2_000, biggest: [] })
    assert.containSubset(await trial({ amountMinor: 500 }), {
      ...{ grantedMinor: 1_000, triedGrantedMinor: 500, triedPaidMinor: 1_000, costMinor: -1_000 },
    })
    assert.containSubset(await trial({ leastOddsMilli: 3_500 }), { triedPaidMinor: 0 })
  })

  test('a token pays for one coupon alone: one that it paid before, corrected to a win later, brings nothing', async ({
    assert,
  }) => {
    const { site, player, session: own } = await makeBettor({ user: { balanceMinor: 0 } })
    const admin = await signInAs(site, await makeUser({ site, type: 'admin' }))
    const bonusId = await offer(site.id, 'freeBet', { amountMinor: 1_000 })
    const { body: asked } = await ask(own, bonusId)
    const freeBetId = asked.grantId ?? 0
    const [first, second] = [await pricedMatch(), await pricedMatch()]
    const use = (match: TestMatch) =>
      betOnHome({ session: own, site, player }, match, 1_000, freeBetId)
    const voided = { status: 'cancelled', periods: {} } as const
    const forecast = async () =>
      inCurrency(
        await resultOf(admin, {
          ...{ rule: 'bonusOffer', days: 2 },
          bonusOffer: {
            ...{ bonusId, category: 'freeBet' },
            terms: { ...PLAIN_TERMS, amountMinor: 1_000 },
          },
        })
      )
    const nothing = { paidMinor: 0, triedPaidMinor: 0, biggest: [] }
    await use(first)
    await enter(first, voided)
    await use(second)
    await enter(first, ended([1, 0]))
    assert.containSubset(await forecast(), nothing)
    await enter(second, voided)
    assert.containSubset(await forecast(), nothing)
    // the token is back and is given up: the second coupon's win is the house's, too
    assert.equal((await own.post(`/v1/me/bonus-grants/${freeBetId}/forfeit`, {})).status, 200)
    await enter(second, ended([1, 0]))
    assert.containSubset(await forecast(), nothing)
    assert.deepEqual(await pocketsOf(player.id), {})
  })

  test('orders that could not be saved are refused by name', async ({ assert }) => {
    const { site } = await makeBettor({})
    const session = await signInAs(site, await makeUser({ site, type: 'admin' }))
    const bonusId = await offer(site.id, 'manual')
    const stranger = await offer((await makeBettor({})).site.id, 'manual')
    const terms = PLAIN_TERMS
    const wrong: [object | undefined, number, string | null][] = [
      [undefined, 422, 'bonusOffer'],
      [{ category: 'manual', terms }, 422, 'bonusOffer.category'],
      [{ category: 'cashback', terms }, 422, 'bonusOffer.category'],
      [{ bonusId, category: 'deposit', terms }, 422, 'bonusOffer.category'],
      [{ bonusId: stranger, category: 'manual', terms }, 404, null],
      [
        { category: 'deposit', terms: { ...terms, validDays: 0 } },
        422,
        'bonusOffer.terms.validDays',
      ],
      [
        { category: 'deposit', terms: { ...terms, amountMinor: -1 } },
        422,
        'bonusOffer.terms.amountMinor',
      ],
      [{ category: 'deposit' }, 422, 'bonusOffer.terms'],
    ]
    for (const [bonusOffer, expected, field] of wrong) {
      const order = { rule: 'bonusOffer', days: 2, ...(bonusOffer && { bonusOffer }) }
      const { status, body } = await session.post<Refusal>('/v1/rule-lab/trials', order)
      assert.equal(status, expected, JSON.stringify(order))
      const fields = body.error.fields?.map((one) => one.field) ?? []
      if (field) assert.include(fields, field, JSON.stringify(order))
    }
  })
})
