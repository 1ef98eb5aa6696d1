/** Offers as staff edit them: dated versions of terms, and what is refused (rules 15.1). */
import { test } from '@japa/runner'
import type { BonusTerms } from '@grandstand/shared-types/bonuses/terms'
import type { BonusRow, BonusVersionRow } from '@grandstand/shared-types/wire/bonuses/office'
import { ask, grantsOf } from '#tests/bonuses/bonus_support'
import { signInAs, type Refusal } from '#tests/support/client'
import { makeSite, makeUser } from '#tests/support/factories'
import { PLAIN_TERMS } from '#tests/support/bonus_rows'
import { makeProvider } from '#tests/wallet/wallet_support'

const BODY = {
  titles: { tr: 'Kayıt bonusu' },
  texts: {},
  category: 'registration',
  shownFrom: null,
  shownUntil: null,
  listOrder: 1,
  isShown: true,
}
const DAY_MS = 86_400_000

type Saved = BonusRow & Refusal

/** A brand with an admin, who sends offers. */
async function office() {
  const site = await makeSite()
  const session = await signInAs(site, await makeUser({ site, type: 'admin' }))
  const bodyWith = (terms: Partial<BonusTerms>, changes: object) => ({
    ...{ ...BODY, terms: { ...PLAIN_TERMS, ...terms } },
    ...changes,
  })
  const create = (terms: Partial<BonusTerms> = {}, changes: object = {}) =>
    session.post<Saved>('/v1/bonuses', bodyWith(terms, changes))
  const update = (id: number, terms: object, changes: object = {}) =>
    session.put<Saved>(`/v1/bonuses/${id}`, { ...BODY, terms, ...changes })
  const faults = async (terms: Partial<BonusTerms>, changes: object = {}) => {
    const { status, body } = await create(terms, changes)
    return status === 422 ? body.errors : status
  }
  return { site, session, create, update, faults }
}

test.group('Offers of bonuses', () => {
  test('other terms make a version, the same terms in another order do not', async ({ assert }) => {
    const { session, create, update } = await office()
    const { id } = (await create()).body
    const reversed = Object.fromEntries(Object.entries(PLAIN_TERMS).reverse())
    assert.equal((await update(id, reversed, { isShown: false })).body.version, 1)
    const changed = { ...PLAIN_TERMS, largestStakeMinor: 5_000 }
    assert.equal((await update(id, changed)).body.version, 2)
    const { body } = await session.get<BonusVersionRow[]>(`/v1/bonuses/${id}/versions`)
    assert.deepEqual(
      body.map(({ version, terms }) => [version, terms.largestStakeMinor]),
      [
        [2, 5_000],
        [1, 0],
      ]
    )
  })

  test('a bonus that runs keeps the terms that it was given by', async ({ assert }) => {
    const { site, create, update } = await office()
    const { id } = (await create({ largestStakeMinor: 700 })).body
    const player = await signInAs(site, await makeUser({ site, type: 'player' }))
    await ask(player, id)
    await update(id, { ...PLAIN_TERMS, largestStakeMinor: 0 })
    const [grant] = await grantsOf(player)
    assert.equal(grant?.terms.largestStakeMinor, 700)
  })

  test('terms that no bonus can have are refused by name', async ({ assert }) => {
    const { faults } = await office()
    const refused = async (terms: Partial<BonusTerms>) => Object.keys(Object(await faults(terms)))
    assert.deepEqual(await refused({ percentMilli: 1_000_001 }), ['terms.percentMilli'])
    assert.deepEqual(await refused({ highestMinor: -1 }), ['terms.highestMinor'])
    assert.deepEqual(await refused({ largestStakeMinor: 0.5 }), ['terms.largestStakeMinor'])
    assert.deepEqual(await refused({ validDays: 0 }), ['terms.validDays'])
    const half = { marketTypeId: 1, percentMilli: 50_000 }
    assert.deepEqual(await refused({ marketTypes: [half, half] }), ['terms.marketTypes'])
    const period = { shownFrom: 2 * DAY_MS, shownUntil: DAY_MS }
    assert.deepEqual(await faults({}, period), { shownUntil: 'endBeforeStart' })
  })

  test('a market type that is not there and a game of another brand are unknown', async ({
    assert,
  }) => {
    const { faults } = await office()
    const marketTypes = [{ marketTypeId: 9_999_999, percentMilli: 0 }]
    assert.deepEqual(await faults({ marketTypes }), { 'terms.marketTypes': 'unknownEntry' })
    const { gameId } = await makeProvider(await makeSite())
    const games = [{ gameId, percentMilli: 0 }]
    assert.deepEqual(await faults({ games }), { 'terms.games': 'unknownEntry' })
  })

  test('the category of an offer stays', async ({ assert }) => {
    const { create, update } = await office()
    const { id } = (await create()).body
    const { status, body } = await update(id, PLAIN_TERMS, { category: 'manual' })
    assert.deepEqual([status, body.errors], [422, { category: 'notChangeable' }])
  })
})
