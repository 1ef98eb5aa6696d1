import { test } from '@japa/runner'
import type { SiteView } from '@grandstand/shared-types/wire/site/sites'
import type { CouponDetail } from '@grandstand/shared-types/wire/betting/coupons'
import type { SettlementPreview } from '@grandstand/shared-types/wire/betting/settlement'
import { settleMatch } from '#settlement/actions/settle_matches'
import { forgetSites } from '#sites/current_site'
import { cashOf, makeBettor, place, slip, type Bettor } from '#tests/coupons/support'
import { makeMatch, outcomeOf, type TestMatch } from '#tests/support/board'
import { signInAs, type ApiSession } from '#tests/support/client'
import { makeUser } from '#tests/support/factories'
import { requireWholeBooks } from '#tests/support/books'

const TOTAL = '258:total=11.5'

/** Home leads 11:0 after seven innings, and a mercy rule ends the game. */
const ENDED_BY_MERCY = {
  status: 'ended',
  fullTime: [11, 0],
  periods: Object.fromEntries(
    [1, 2, 3, 4, 5, 6, 7].map((inning) => [inning, inning === 1 ? [11, 0] : [0, 0]])
  ),
}

test.group('A game that a mercy rule ended (rules 3.6)', (group) => {
  let staff: ApiSession
  let match: TestMatch
  let byScore: Bettor
  let byDefault: Bettor
  group.each.setup(async () => {
    byScore = await makeBettor({ settings: { mercyRule: 'score' } })
    byDefault = await makeBettor()
    // the brands of other tests are read a moment later
    forgetSites()
    staff = await signInAs(byScore.site, await makeUser({ site: byScore.site, type: 'admin' }))
    match = await makeMatch({ sportId: 3, prices: { [TOTAL]: { over: 1900, under: 1900 } } })
  })
  group.each.teardown(async () => {
    await requireWholeBooks()
  })

  const bet = async ({ session }: Bettor, key: string): Promise<number> => {
    const { status, body } = await place(session, slip([[outcomeOf(match, TOTAL, key), 1900]]))
    if (status !== 201) throw new Error(JSON.stringify(body))
    return body.id
  }
  const seen = async ({ session }: Bettor, id: number) =>
    (await session.get<CouponDetail>(`/v1/coupons/${id}`)).body
  const enter = (mercyPolicy: string, basedOnRevision = 0, query = '') =>
    staff.post<SettlementPreview>(`/v1/matches/${match.id}/results${query}`, {
      facts: { ...ENDED_BY_MERCY, mercyPolicy },
      basedOnRevision,
      beforeStart: true,
    })

  test('is settled by the rule of each brand, as the dry run said', async ({ assert }) => {
    const [won, lost] = [await bet(byScore, 'under'), await bet(byScore, 'over')]
    const returned = await bet(byDefault, 'under')
    // whom a brand would pay, its own staff alone read
    const { paid: _paid, ...dry } = (await enter('brand', 0, '?dryRun=true')).body
    const { status, body: done } = await enter('brand')
    assert.equal(status, 200)
    assert.deepEqual(done, { ...dry, dryRun: false, revision: 1 })
    assert.deepEqual(done.moneyToMove, [{ currency: 'TRY', amountMinor: 1900 + 1000 }])
    const results = async (bettor: Bettor, id: number) => {
      const { payoutMinor, selections } = await seen(bettor, id)
      return [payoutMinor, selections[0]?.result]
    }
    assert.deepEqual(await results(byScore, won), [1900, 'won'])
    assert.deepEqual(await results(byScore, lost), [0, 'lost'])
    assert.deepEqual(await results(byDefault, returned), [1000, 'void'])
    assert.equal(await cashOf(byDefault.session), 100_000)
    // the reason that the player reads is that of the player's brand
    assert.equal((await seen(byScore, won)).selections[0]?.explain?.settledBy, 'rule')
    assert.notEqual((await seen(byDefault, returned)).selections[0]?.explain?.settledBy, 'rule')
  })

  test('stays so when a brand changes its rule, until staff enter the result again', async ({
    assert,
  }) => {
    const id = await bet(byDefault, 'under')
    await enter('brand')
    const admin = await signInAs(
      byDefault.site,
      await makeUser({ site: byDefault.site, type: 'admin' })
    )
    const path = `/v1/sites/${byDefault.site.id}`
    const changed = await admin.put<SiteView>(path, { settings: { mercyRule: 'score' } })
    assert.equal(changed.status, 200)
    assert.equal(changed.body.settings.mercyRule, 'score')
    forgetSites()
    await settleMatch(match.id)
    assert.equal((await seen(byDefault, id)).payoutMinor, 1000)
    const { body } = await enter('brand', 1)
    assert.equal(body.revision, 2)
    assert.equal((await seen(byDefault, id)).payoutMinor, 1900)
  })

  test('is settled alike for all where the officer says so, and opens for all when taken back', async ({
    assert,
  }) => {
    const [one, other] = [await bet(byScore, 'under'), await bet(byDefault, 'under')]
    const paid = async () => [
      (await seen(byScore, one)).payoutMinor,
      (await seen(byDefault, other)).payoutMinor,
    ]
    await enter('void')
    assert.deepEqual(await paid(), [1000, 1000])
    await enter('score', 1)
    assert.deepEqual(await paid(), [1900, 1900])
    await enter('brand', 2)
    assert.deepEqual(await paid(), [1900, 1000])
    const undo = await staff.post(`/v1/matches/${match.id}/results/undo`, {
      basedOnRevision: 3,
      reason: 'another game',
    })
    assert.equal(undo.status, 200)
    assert.deepEqual(await paid(), [1900, 1900])
  })

  test('nobody sends the brands', async ({ assert }) => {
    const { status } = await staff.post(`/v1/matches/${match.id}/results`, {
      facts: { ...ENDED_BY_MERCY, mercyPolicy: 'brand', mercyScoreBrands: [byDefault.site.id] },
      basedOnRevision: 0,
      beforeStart: true,
    })
    assert.equal(status, 422)
  })
})
