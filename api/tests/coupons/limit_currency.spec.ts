import { test } from '@japa/runner'
import type { BetLimitView, OutcomeQuotes } from '@grandstand/shared-types/wire/betting/book'
import type { UserLimitsView } from '@grandstand/shared-types/wire/people/accounts'
import { makeBettor, place, slip, type Bettor, type PlaceRefusal } from '#tests/coupons/support'
import { makeMatch, outcomeOf, type TestMatch } from '#tests/support/board'
import { signInAs, type ApiSession, type Refusal } from '#tests/support/client'
import { makeSite, makeUser, type TestUser } from '#tests/support/factories'

const NONE = { minStakeMinor: 0, maxStakeMinor: 0, maxPayoutMinor: 0, minSelections: 0 }

interface Desk {
  lira: Bettor
  euro: Bettor
  admin: ApiSession
  match: TestMatch
}

/** A brand in lira, with a player in lira and a player in euro. */
async function makeDesk(parent?: (site: Bettor['site']) => Promise<TestUser>): Promise<Desk> {
  const site = await makeSite()
  const admin = await makeUser({ site, type: 'admin' })
  const dealer = await parent?.(site)
  const user = { site, limits: {}, ...(dealer && { parent: dealer }) }
  return {
    lira: await makeBettor({ user }),
    euro: await makeBettor({ user: { ...user, currency: 'EUR' } }),
    admin: await signInAs(site, admin),
    match: await makeMatch(),
  }
}

const home = (match: TestMatch) => outcomeOf(match, '1', '1')

/** Places 10.00 in the bettor's currency: the refusals, or the highest payout of the accepted coupon. */
async function said({ session }: Bettor, match: TestMatch): Promise<string[] | number> {
  const { body } = await place(session, slip([[home(match), 2000]]))
  const { violations } = body.error ?? {}
  return violations?.map(({ key, params }) => [key, ...params].join('|')) ?? body.maxPayoutMinor
}

const limit = ({ admin, match }: Desk, currency: string | undefined, limits: object) =>
  admin.post<BetLimitView & PlaceRefusal>('/v1/bet-limits', {
    scope: 'match',
    scopeId: match.id,
    ...(currency && { currency }),
    limits: { ...NONE, ...limits },
  })

test.group('Amounts of limits are of one currency', () => {
  test('a bet limit only binds coupons of its currency, by default that of the brand', async ({
    assert,
  }) => {
    const desk = await makeDesk()
    const made = await limit(desk, undefined, { maxStakeMinor: 900, single: { minStakeMinor: 5 } })
    assert.equal(made.body.currency, 'TRY')
    assert.deepEqual(await said(desk.lira, desk.match), ['stakeAboveMax|900'])
    assert.equal(await said(desk.euro, desk.match), 2000)

    const second = await limit(desk, 'EUR', { maxPayoutMinor: 1500 })
    assert.deepEqual([second.status, second.body.currency], [201, 'EUR'])
    assert.deepEqual(await said(desk.lira, desk.match), ['stakeAboveMax|900'])
    assert.equal(await said(desk.euro, desk.match), 1500)

    assert.equal((await limit(desk, 'EUR', {})).body.error.key, 'alreadyExists')
    assert.equal((await limit(desk, 'GBP', {})).body.error.key, 'validationFailed')
    assert.equal((await limit(desk, 'try', {})).body.error.key, 'validationFailed')
  })

  test('the fewest selections of a bet limit bind coupons of every currency', async ({
    assert,
  }) => {
    const desk = await makeDesk()
    await limit(desk, 'EUR', { maxStakeMinor: 900, minSelections: 2 })
    assert.deepEqual(await said(desk.lira, desk.match), ['minSelections|2'])
    await limit(desk, 'TRY', { maxStakeMinor: 800, minSelections: 3 })
    assert.deepEqual(await said(desk.euro, desk.match), ['minSelections|3', 'stakeAboveMax|900'])
    assert.deepEqual(await said(desk.lira, desk.match), ['minSelections|3', 'stakeAboveMax|800'])
  })

  test('the preview in the slip uses the limits of the player’s currency', async ({ assert }) => {
    const desk = await makeDesk()
    await limit(desk, 'TRY', { maxStakeMinor: 900 })
    await limit(desk, 'EUR', { maxStakeMinor: 30 })
    const limitIn = async (query: string) => {
      const path = `/v1/board/outcomes?ids=${home(desk.match)}${query}`
      const { status, body } = await desk.euro.session.get<OutcomeQuotes>(path)
      return status === 200 ? (body.outcomes[0]?.limits?.maxStakeMinor ?? null) : status
    }
    assert.equal(await limitIn(''), 900)
    assert.equal(await limitIn('&currency=EUR'), 30)
    assert.isNull(await limitIn('&currency=PLN'))
    assert.equal(await limitIn('&currency=GBP'), 422)
  })

  test('a dealer’s amounts bind players of the dealer’s currency; other currencies have amounts of their own', async ({
    assert,
  }) => {
    const limits = {
      maxStakeMinor: 900,
      maxPayoutMinor: 1_000_000,
      minSelections: 1,
      byType: { single: { minStakeMinor: 50 } },
    }
    const desk = await makeDesk((site) => makeUser({ site, type: 'dealer', limits }))
    assert.deepEqual(await said(desk.lira, desk.match), ['stakeAboveMax|900'])
    assert.equal(await said(desk.euro, desk.match), 2000)
    const dealerId = Number(desk.euro.player.path.split('/').filter(Boolean).at(-2))

    const byCurrency = { EUR: { maxStakeMinor: 500, maxPayoutMinor: 700_000 } }
    const changed = await desk.admin.put(`/v1/users/${dealerId}`, {
      limits: { ...limits, byCurrency },
    })
    assert.equal(changed.status, 200)
    assert.deepEqual(await said(desk.euro, desk.match), ['stakeAboveMax|500'])
    assert.deepEqual(await said(desk.lira, desk.match), ['stakeAboveMax|900'])

    const path = `/v1/users/${desk.euro.player.id}/limits`
    const { body } = await desk.admin.get<UserLimitsView>(path)
    assert.equal(body.currency, 'EUR')
    assert.containsSubset(body.effective, { maxStakeMinor: 500, maxPayoutMinor: 700_000 })
    assert.deepEqual(body.levels.find(({ id }) => id === dealerId)?.limits, {
      ...byCurrency.EUR,
      minSelections: 1,
      byType: {},
    })
  })

  test('a highest payout that a dealer set only in another currency leaves the player at the default', async ({
    assert,
  }) => {
    const desk = await makeDesk((site) =>
      makeUser({ site, type: 'dealer', limits: { maxPayoutMinor: 900_000_000 } })
    )
    const effective = async ({ player }: Bettor) =>
      (await desk.admin.get<UserLimitsView>(`/v1/users/${player.id}/limits`)).body.effective
    assert.equal((await effective(desk.lira)).maxPayoutMinor, 1_250_000)
    assert.equal((await effective(desk.euro)).maxPayoutMinor, 100_000)
  })

  test('amounts of another currency must have a floor below their ceiling in that currency', async ({
    assert,
  }) => {
    const desk = await makeDesk()
    const dealer = await makeUser({ site: desk.lira.site, type: 'dealer' })
    const refused = async (byCurrency: object) => {
      const answer = await desk.admin.put<Refusal>(`/v1/users/${dealer.id}`, {
        limits: { byCurrency },
      })
      return answer.body.error?.fields?.[0]
    }
    assert.deepEqual(await refused({ EUR: { maxStakeMinor: 99 } }), {
      field: 'limits.byCurrency.EUR.maxStakeMinor',
      key: 'amountTooSmall',
      params: [100],
    })
    assert.equal((await refused({ TRY: { maxStakeMinor: 500 } }))?.field, 'limits.byCurrency.TRY')
    assert.equal((await refused({ EUR: { maxStakeMinor: 1.5 } }))?.key, 'wholeNumber')
  })
})
