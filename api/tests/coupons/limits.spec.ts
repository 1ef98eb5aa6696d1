import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { BetLimits, BetLimitScope } from '@grandstand/shared-types/coupons/limits/bet_limits'
import type { LimitAmounts, LimitSet } from '@grandstand/shared-types/coupons/limits/limit_set'
import type { BetLimitView, OutcomeQuotes } from '@grandstand/shared-types/wire/betting/book'
import { loadBetLimits } from '#book/bet_limits'
import { couponState, ended, enter } from '#tests/settlement/support'
import { firstBreak } from '#tests/support/books'
import { makeBettor, place, slip, type Bettor, type PlaceRefusal } from '#tests/coupons/support'
import { makeMatch, outcomeOf, type TestMatch } from '#tests/support/board'
import { signInAs, type ApiSession, type Refusal } from '#tests/support/client'
import { makeUser } from '#tests/support/factories'

const NONE: BetLimits = { minStakeMinor: 0, maxStakeMinor: 0, maxPayoutMinor: 0, minSelections: 0 }

type SentSet = { [Name in keyof LimitAmounts]: number | null }
type SentLimits = Partial<LimitSet> & { single?: SentSet; combined?: SentSet }

interface Desk extends Bettor {
  admin: ApiSession
  match: TestMatch
}

async function makeDesk(): Promise<Desk> {
  const bettor = await makeBettor()
  const admin = await makeUser({ site: bettor.site, type: 'admin' })
  return { ...bettor, admin: await signInAs(bettor.site, admin), match: await makeMatch() }
}

const limit = ({ admin }: Desk, scope: BetLimitScope, scopeId: number, limits: SentLimits) =>
  admin.post<BetLimitView & PlaceRefusal>('/v1/bet-limits', {
    scope,
    scopeId,
    limits: { ...NONE, ...limits },
  })

/** The refusals of placing 10.00 on the home win of these matches. */
async function violations({ session }: Desk, matches: TestMatch[]): Promise<string[]> {
  const answer = await place(
    session,
    slip(matches.map((match) => [outcomeOf(match, '1', '1'), 2000]))
  )
  return (answer.body.error?.violations ?? []).map(
    ({ key, params, selectionIndex }) => `${[key, ...params].join('|')}@${selectionIndex}`
  )
}

test.group('Bet limits', () => {
  test('every scope reaches the selections below it, and no other', async ({ assert }) => {
    const scopeIds = ({ match }: Desk): [BetLimitScope, number][] => [
      ['category', match.categoryId],
      ['tournament', match.tournamentId],
      ['match', match.id],
      ['market', match.markets['1']?.id ?? 0],
      ['outcome', outcomeOf(match, '1', '1')],
    ]
    for (const index of [0, 1, 2, 3, 4]) {
      const desk = await makeDesk()
      const [scope, scopeId] = scopeIds(desk)[index] ?? ['match', 0]
      const other = await makeMatch()
      assert.deepEqual(await violations(desk, [other, desk.match]), [])
      assert.equal((await limit(desk, scope, scopeId, { maxStakeMinor: 900 })).status, 201)
      assert.deepEqual(await violations(desk, [other, desk.match]), ['stakeAboveMax|900@1'])
      assert.deepEqual(await violations(desk, [other]), [])
    }
    const desk = await makeDesk()
    await limit(desk, 'sport', 1, { minStakeMinor: 1100 })
    assert.deepEqual(await violations(desk, [desk.match]), ['stakeBelowMin|1100@0'])
    assert.deepEqual(await violations(desk, [await makeMatch({ sportId: 2 })]), [])
  })

  test('single and combined coupons have limits of their own, or else the general ones', async ({
    assert,
  }) => {
    const desk = await makeDesk()
    const other = await makeMatch()
    const single = { maxStakeMinor: 900, minStakeMinor: null }
    const made = await limit(desk, 'match', desk.match.id, {
      maxStakeMinor: 950,
      single,
      combined: { maxStakeMinor: 2000, minStakeMinor: 1001 },
    })
    assert.deepEqual(made.body.limits.single, { maxStakeMinor: 900 })
    assert.deepEqual(await violations(desk, [desk.match]), ['stakeAboveMax|900@0'])
    assert.deepEqual(await violations(desk, [other, desk.match]), ['stakeBelowMin|1001@1'])

    const limits = { ...NONE, maxStakeMinor: 950, single: null, combined: { minStakeMinor: null } }
    const changed = await desk.admin.put<BetLimitView>(`/v1/bet-limits/${made.body.id}`, { limits })
    assert.deepEqual(changed.body.limits, { ...NONE, maxStakeMinor: 950 })
    assert.deepEqual(await violations(desk, [other, desk.match]), ['stakeAboveMax|950@1'])

    const wrong = { ...limits, single: { minStakeMinor: 951 } }
    const refused = await desk.admin.put<Refusal>(`/v1/bet-limits/${made.body.id}`, {
      limits: wrong,
    })
    assert.deepEqual(refused.body.error.fields, [
      { field: 'limits.single.minStakeMinor', key: 'amountTooLarge', params: [950] },
    ])
  })

  test('the strictest limit is in force; another brand has its own limits', async ({ assert }) => {
    const desk = await makeDesk()
    await limit(desk, 'match', desk.match.id, { maxStakeMinor: 900, minSelections: 2 })
    await limit(desk, 'tournament', desk.match.tournamentId, { maxStakeMinor: 800 })
    assert.deepEqual(await violations(desk, [desk.match]), [
      'minSelections|2@0',
      'stakeAboveMax|800@0',
    ])
    assert.deepEqual(await violations(await makeDesk(), [desk.match]), [])
  })

  test('a highest payout caps the coupon when it is placed and when it is settled', async ({
    assert,
  }) => {
    const desk = await makeDesk()
    await limit(desk, 'match', desk.match.id, { maxPayoutMinor: 1500 })
    const placed = await place(desk.session, slip([[outcomeOf(desk.match, '1', '1'), 2000]]))
    assert.equal(placed.body.maxPayoutMinor, 1500)
    await enter(desk.match, ended([1, 0]))
    assert.containSubset(await couponState(placed.body.id), {
      payout: 1500,
      unclamped_payout: 2000,
    })
    assert.isNull(await firstBreak())
  })

  test('the preview in the slip knows the limits', async ({ assert }) => {
    const desk = await makeDesk()
    await limit(desk, 'match', desk.match.id, { maxStakeMinor: 900 })
    const id = outcomeOf(desk.match, '1', '1')
    const { body } = await desk.session.get<OutcomeQuotes>(`/v1/board/outcomes?ids=${id}`)
    assert.deepEqual(body.outcomes[0]?.limits, { ...NONE, maxStakeMinor: 900 })
  })

  test('staff change and remove limits, with effect at once and an audit entry', async ({
    assert,
  }) => {
    const desk = await makeDesk()
    const { admin, match } = desk
    const { id } = (await limit(desk, 'match', match.id, { maxStakeMinor: 900 })).body
    const limits = { ...NONE, maxStakeMinor: 950 }
    const changed = await admin.put<BetLimitView>(`/v1/bet-limits/${id}`, { limits })
    assert.deepEqual(changed.body.limits, limits)
    assert.deepEqual(await violations(desk, [match]), ['stakeAboveMax|950@0'])
    const list = await admin.list<BetLimitView>('bet-limits', { filter: { scope: 'match' } })
    assert.deepEqual(
      list.body.map((row) => [row.scopeId, row.limits.maxStakeMinor]),
      [[match.id, 950]]
    )
    assert.equal((await admin.delete(`/v1/bet-limits/${id}`)).status, 200)
    assert.deepEqual(await violations(desk, [match]), [])
    assert.equal((await admin.get(`/v1/bet-limits/${id}`)).status, 404)
    const audit = await db
      .query<{ action: string }>()
      .from('audit_log')
      .where({ subject_type: 'betLimit', subject_id: id })
      .orderBy('id')
      .select('action')
    assert.deepEqual(
      audit.map(({ action }) => action),
      ['betLimit.create', 'betLimit.update', 'betLimit.delete']
    )
  })

  test('another process knows new limits after its next look', async ({ assert }) => {
    const desk = await makeDesk()
    await db
      .insertQuery()
      .table('bet_limits')
      .insert({
        site_id: desk.site.id,
        scope: 'match',
        scope_id: desk.match.id,
        limits: JSON.stringify({ ...NONE, maxStakeMinor: 500 }),
        updated_at: 1,
      })
    await loadBetLimits()
    assert.deepEqual(await violations(desk, [desk.match]), ['stakeAboveMax|500@0'])
  })

  test('contradictory limits are refused, and so are users without the permission', async ({
    assert,
  }) => {
    const desk = await makeDesk()
    const { site, match } = desk
    const refusal = async (scope: string, scopeId: number, limits: object) => {
      const body = { scope, scopeId, limits: { ...NONE, ...limits } }
      return (await desk.admin.post<PlaceRefusal>('/v1/bet-limits', body)).body.error.key
    }
    assert.equal(await refusal('match', 999_999_999, {}), 'validationFailed')
    assert.equal(await refusal('country', match.id, {}), 'validationFailed')
    assert.equal(await refusal('match', match.id, { maxStakeMinor: -1 }), 'validationFailed')
    assert.equal(await refusal('match', match.id, { maxStakeMinor: 1.5 }), 'validationFailed')
    assert.equal(
      await refusal('match', match.id, { minStakeMinor: 500, maxStakeMinor: 400 }),
      'validationFailed'
    )
    const { id } = (await limit(desk, 'match', match.id, {})).body
    assert.equal((await limit(desk, 'match', match.id, {})).body.error.key, 'alreadyExists')

    const editor = await makeUser({ site, type: 'operator', permissions: ['catalogue.edit'] })
    const editorSession = await signInAs(site, editor)
    assert.equal((await editorSession.list('bet-limits')).status, 403)
    assert.equal((await editorSession.delete(`/v1/bet-limits/${id}`)).status, 403)
    const other = await makeDesk()
    assert.equal((await other.admin.delete(`/v1/bet-limits/${id}`)).status, 404)
    const put = await other.admin.put(`/v1/bet-limits/${id}`, { limits: NONE })
    assert.equal(put.status, 404)
  })
})
