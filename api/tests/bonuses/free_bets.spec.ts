/** Free bets: a token pays the stake of one coupon, and the win comes without it (rules 15.8). */
import { test } from '@japa/runner'
import type { BonusTerms } from '@grandstand/shared-types/bonuses/terms'
import { ask, grantsOf, offer, pocketsOf } from '#tests/bonuses/bonus_support'
import { askOffer, cancel } from '#tests/coupons/after_support'
import { makeBettor, place, slip } from '#tests/coupons/support'
import { ended, enter } from '#tests/settlement/support'
import { loadOffers } from '#book/offer/offers'
import { makeRace } from '#tests/racing/support'
import { signInAs, type Refusal } from '#tests/support/client'
import { makeUser } from '#tests/support/factories'
import { makeMatch, outcomeOf, type TestMatch } from '#tests/support/board'
import { requireWholeBooks } from '#tests/support/books'

/** A player without money who has a free bet of 10,00. */
async function withToken(terms: Partial<BonusTerms> = {}) {
  const { site, player, session } = await makeBettor({ user: { balanceMinor: 0 } })
  const { body } = await ask(session, await offer(site.id, 'freeBet', terms))
  const freeBetId = body.grantId ?? 0
  const use = (match: TestMatch, totalStakeMinor = 1_000) =>
    place(session, slip([[outcomeOf(match, '1', '1'), 2_000]], { totalStakeMinor, freeBetId }))
  const grant = async () => (await grantsOf(session))[0]
  return { player, session, use, grant, pockets: () => pocketsOf(player.id) }
}
const match = () => makeMatch({ prices: { '1': { '1': 2_000, 'X': 3_000, '2': 4_000 } } })

test.group('Free bets', (group) => {
  group.each.teardown(async () => {
    await requireWholeBooks()
  })

  test('a win is paid without the stake, and follows corrections', async ({ assert }) => {
    const { use, grant, pockets } = await withToken()
    const game = await match()
    assert.containsSubset(await grant(), { hasToken: true, grantedMinor: 1_000, state: 'running' })
    assert.equal((await use(game)).status, 201)
    assert.containsSubset(await grant(), { hasToken: false, openPlayCount: 1 })
    await enter(game, ended([1, 0]))
    assert.deepEqual(await pockets(), { balance: 1_000 })
    assert.containsSubset(await grant(), { state: 'met', convertedMinor: 1_000 })
    await enter(game, ended([0, 1]))
    assert.deepEqual(await pockets(), {})
    assert.containsSubset(await grant(), { state: 'met', convertedMinor: 0 })
  })

  test('a stake that comes back is the token again', async ({ assert }) => {
    const { session, use, grant, pockets } = await withToken()
    const [cancelled, voided] = [await match(), await match()]
    const { body } = await use(cancelled)
    assert.equal((await cancel(session, body.id)).status, 200)
    assert.containsSubset(await grant(), { hasToken: true, state: 'running' })
    assert.equal((await use(voided)).status, 201)
    await enter(voided, { status: 'cancelled', periods: {} })
    assert.deepEqual(await pockets(), {})
    assert.containsSubset(await grant(), { hasToken: true, state: 'running' })
  })

  test('a token that was used again pays once: a win of the first coupon stays with the house', async ({
    assert,
  }) => {
    const { use, grant, pockets } = await withToken()
    const [first, second] = [await match(), await match()]
    const voided = { status: 'cancelled', periods: {} } as const
    await use(first)
    await enter(first, voided)
    await use(second)
    await enter(first, ended([1, 0]))
    assert.deepEqual(await pockets(), {})
    assert.containsSubset(await grant(), { state: 'running', hasToken: false })
    await enter(second, ended([1, 0]))
    assert.deepEqual(await pockets(), { balance: 1_000 })
    await enter(first, ended([0, 1]))
    await enter(first, ended([1, 0]))
    assert.deepEqual(await pockets(), { balance: 1_000 })
    assert.containsSubset(await grant(), { state: 'met', convertedMinor: 1_000 })

    // the second stake comes back too: the token waits, and still only its last coupon can win
    await enter(second, voided)
    await enter(first, voided)
    await enter(first, ended([1, 0]))
    assert.deepEqual(await pockets(), {})
    assert.containsSubset(await grant(), { state: 'running', hasToken: true })
    await enter(second, ended([1, 0]))
    assert.deepEqual(await pockets(), { balance: 1_000 })
    assert.containsSubset(await grant(), { state: 'met', hasToken: false })
  })

  test('a token that was given up stays so; on a coupon it cannot be given up', async ({
    assert,
  }) => {
    const { session, use, grant, pockets } = await withToken()
    const game = await match()
    await use(game)
    const { id } = (await grant()) ?? { id: 0 }
    const giveUp = () => session.post<Refusal>(`/v1/me/bonus-grants/${id}/forfeit`, {})
    assert.equal((await giveUp()).body.error.key, 'bonusOver')
    await enter(game, { status: 'cancelled', periods: {} })
    assert.equal((await giveUp()).status, 200)
    await enter(game, ended([1, 0]))
    assert.deepEqual(await pockets(), {})
    assert.containsSubset(await grant(), { state: 'forfeited', hasToken: false })
  })

  test('a forged number of a free bet or of a bonus is nobody’s', async ({ assert }) => {
    const { grant, pockets } = await withToken()
    const { id = 0 } = (await grant()) ?? {}
    const thief = await makeBettor({ user: { balanceMinor: 5_000 } })
    const selections: [number, number][] = [[outcomeOf(await match(), '1', '1'), 2_000]]
    for (const freeBetId of [id, 987_654_321]) {
      const { status, body } = await place(thief.session, slip(selections, { freeBetId }))
      assert.deepEqual([status, body.error.key], [409, 'bonusOver'])
    }
    const path = `/v1/me/bonus-grants/${id}`
    assert.equal((await thief.session.get(`${path}/plays`)).status, 404)
    assert.equal((await thief.session.post(`${path}/forfeit`, {})).status, 404)
    assert.deepEqual(await pocketsOf(thief.player.id), { balance: 5_000 })
    assert.deepEqual(await pockets(), {})
    assert.containsSubset(await grant(), { hasToken: true, state: 'running' })
  })

  test('it pays once, for its owner, in full, and for what its terms cover', async ({ assert }) => {
    const { session, use, pockets } = await withToken()
    const keyOf = async (answer: ReturnType<typeof use>) => (await answer).body.error.key
    const game = await match()
    assert.equal(await keyOf(use(game, 900)), 'stakeBelowMin')
    assert.equal(await keyOf(use(game, 1_100)), 'stakeAboveMax')
    const answers = await Promise.all([use(game), use(await match())])
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [201, 409])
    assert.equal(await keyOf(use(await match())), 'bonusOver')
    const stranger = await withToken({ leastOddsMilli: 2_500 })
    assert.equal(await keyOf(stranger.use(game)), 'bonusNotOpen')
    const [mine] = answers.filter(({ status }) => status === 201)
    const sale = await askOffer(session, mine?.body.id ?? 0)
    assert.equal(sale.body.error.key, 'sellCouponPermission')
    assert.deepEqual(await pockets(), {})
  })

  test('a token pays for no bet at the starting price, but for the same one at the price of the board (rules 19.9)', async ({
    assert,
  }) => {
    const { site, session } = await makeBettor({
      user: { balanceMinor: 0 },
      settings: { startingPrice: { horses: true, dogs: false } },
    })
    await loadOffers()
    const staff = await signInAs(site, await makeUser({ site, type: 'admin' }))
    const { outcomes } = await makeRace(staff, { 1: 6_000, 2: 5_000, 3: 4_000 })
    const token = await ask(session, await offer(site.id, 'freeBet'))
    const use = (atStartingPrice: boolean) =>
      place(session, {
        ...slip([[outcomes[1] ?? 0, 6_000]], { totalStakeMinor: 1_000 }),
        selections: [{ outcomeId: outcomes[1] ?? 0, oddsMilli: 6_000, atStartingPrice }],
        freeBetId: token.body.grantId ?? 0,
      })
    const refused = await use(true)
    assert.deepEqual([refused.status, refused.body.error.key], [403, 'bonusNotOpen'])
    assert.equal((await use(false)).status, 201)
  })
})
