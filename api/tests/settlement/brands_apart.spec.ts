/** Brands share matches: each sees in its own log what became of its coupons, and its own bound counts (rules 5.7). */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { Approval, DecisionRow } from '@grandstand/shared-types/wire/betting/decisions'
import type {
  ResultRevision,
  SettlementPreview,
} from '@grandstand/shared-types/wire/betting/settlement'
import type { AuditRow } from '@grandstand/shared-types/wire/audit'
import { storeResults } from '#catalogue/actions/store_results'
import { settlePending } from '#settlement/actions/settle_pending'
import { ended, placeTestCoupon } from '#tests/settlement/support'
import { makeMatch, type TestMatch } from '#tests/support/board'
import { signInAs, type ApiSession, type Refusal } from '#tests/support/client'
import { cashOf, makeSite, makeUser, type TestSite, type TestUser } from '#tests/support/factories'
import { requireWholeBooks } from '#tests/support/books'

const BOUND = 5_000

interface Brand {
  site: TestSite
  player: TestUser
  /** Admin of the brand, no staff of the installation. */
  admin: ApiSession
}

async function makeBrand(secondOfficerAboveMinor: number): Promise<Brand> {
  const site = await makeSite({ settings: { secondOfficerAboveMinor } })
  const player = await makeUser({ site, type: 'player', balanceMinor: 100_000 })
  const admin = await makeUser({ site, type: 'admin', isInstallationStaff: false })
  return { site, player, admin: await signInAs(site, admin) }
}

test.group('Results and the brands whose coupons they decide', (group) => {
  let acting: Brand
  let other: Brand
  let match: TestMatch
  let officers: [TestUser, TestUser]
  let first: ApiSession
  let second: ApiSession
  group.each.setup(async () => {
    acting = await makeBrand(0)
    other = await makeBrand(BOUND)
    match = await makeMatch()
    const { site } = acting
    officers = [await makeUser({ site, type: 'admin' }), await makeUser({ site, type: 'admin' })]
    first = await signInAs(site, officers[0])
    second = await signInAs(site, officers[1])
  })
  group.each.teardown(async () => {
    await requireWholeBooks()
  })

  const place = ({ player }: Brand, stakePerLineMinor: number, key = '1') =>
    placeTestCoupon(player, { picks: [{ match, market: '1', key }], stakePerLineMinor })
  const enter = (score: [number, number], basedOnRevision = 0, query = '') =>
    first.post<SettlementPreview & Approval & Refusal>(`/v1/matches/${match.id}/results${query}`, {
      facts: ended(score),
      basedOnRevision,
      beforeStart: true,
    })
  const undo = (basedOnRevision: number) =>
    first.post<Approval>(`/v1/matches/${match.id}/results/undo`, {
      basedOnRevision,
      reason: 'wrong match',
    })
  const approve = (session: ApiSession, id: number | null) =>
    session.post<DecisionRow & Refusal>(`/v1/decisions/${id}/approve`)
  const told = async ({ admin }: Brand) => {
    const { body } = await admin.list<AuditRow>('audit-log', {
      filter: { matchId: match.id },
      sort: ['id', 'ASC'],
    })
    return body
      .filter(({ action }) => action.startsWith('settlement.'))
      .map(({ action, actorId, detail }) => ({ action, actorId, ...detail }))
  }

  test('each brand has a row of its own in its own log, with its own figures and the officer’s name', async ({
    assert,
  }) => {
    await place(acting, 1_000)
    await place(other, 2_000)
    await place(other, 500, '2')
    assert.isFalse((await enter([1, 0])).body.needsApproval)
    const by = officers[0].username
    const row = { action: 'settlement.result', by, currency: 'TRY', source: 'staff', revision: 1 }
    assert.deepEqual(await told(acting), [
      { ...row, actorId: officers[0].id, couponCount: 1, stakesMinor: 1_000, movedMinor: 2_000 },
    ])
    assert.deepEqual(await told(other), [
      { ...row, actorId: null, couponCount: 2, stakesMinor: 2_500, movedMinor: 4_000 },
    ])
    await undo(1)
    const [, undone] = await told(other)
    assert.deepInclude(undone, {
      action: 'settlement.undo',
      by,
      couponCount: 2,
      stakesMinor: 2_500,
      movedMinor: -4_000,
      revision: 2,
    })
  })

  test('so does what a feed or the platform decides, with no name, and nothing when it decides nothing', async ({
    assert,
  }) => {
    await place(other, 2_000)
    await storeResults([
      { matchId: match.id, facts: ended([1, 0]), source: 'betbalancer', actorId: null },
    ])
    await settlePending()
    await settlePending()
    assert.deepEqual(await told(other), [
      {
        action: 'settlement.result',
        actorId: null,
        couponCount: 1,
        stakesMinor: 2_000,
        movedMinor: 4_000,
        currency: 'TRY',
        source: 'betbalancer',
        revision: 1,
      },
    ])
    assert.deepEqual(await told(acting), [])
  })

  test('coupons on several matches that are settled together are told of once', async ({
    assert,
  }) => {
    const more = await makeMatch()
    const pick = (of: TestMatch) => ({ match: of, market: '1', key: '1' })
    const both = { picks: [pick(match), pick(more)], stakePerLineMinor: 1_000 }
    await placeTestCoupon(other.player, both)
    await placeTestCoupon(other.player, { picks: [pick(more)], stakePerLineMinor: 700 })
    await storeResults(
      [match, more].map(({ id }) => ({
        matchId: id,
        facts: ended([0, 1]),
        source: 'file',
        actorId: null,
      }))
    )
    await settlePending()
    const rows = await db
      .from('audit_log')
      .where({ site_id: other.site.id, action: 'settlement.result' })
      .orderBy('subject_id')
    assert.deepEqual(
      rows.map((row) => [Number(row.subject_id), JSON.parse(row.detail).stakesMinor]),
      [
        [match.id, 1_000],
        [more.id, 700],
      ]
    )
  })

  test('A4: the bound of any brand whose coupons are decided makes the order wait, not only the officer’s', async ({
    assert,
  }) => {
    await place(acting, 50_000)
    await place(other, 3_000)
    const before = await cashOf(other.player.id)
    assert.isTrue((await enter([1, 0], 0, '?dryRun=true')).body.needsApproval)
    const { body } = await enter([1, 0])
    assert.isTrue(body.needsApproval)
    assert.equal(await cashOf(other.player.id), before)
    assert.equal((await approve(second, body.decisionId)).status, 200)
    assert.equal(await cashOf(other.player.id), before + 6_000)
  })

  test('A4: stakes that are lost count as payouts do', async ({ assert }) => {
    await place(other, BOUND + 1)
    const dry = await enter([0, 0], 0, '?dryRun=true')
    assert.deepEqual(dry.body.moneyToMove, [])
    assert.deepEqual(dry.body.stakesDecided, [{ currency: 'TRY', amountMinor: BOUND + 1 }])
    const { body } = await enter([0, 0])
    assert.isTrue(body.needsApproval)
    assert.isNull(await db.from('results').where('match_id', match.id).first())
    const [order] = (await second.list<DecisionRow>('decisions')).body
    assert.deepEqual(order?.amounts, [{ currency: 'TRY', amountMinor: BOUND + 1 }])
  })

  test('A4: a brand’s bound counts its own coupons alone', async ({ assert }) => {
    await place(acting, 50_000)
    await place(other, 2_500)
    assert.isFalse((await enter([1, 0])).body.needsApproval)
  })

  test('A4: only staff of the installation who may do the act themselves approve it, or see it', async ({
    assert,
  }) => {
    await place(other, 3_000)
    const { body } = await enter([1, 0])
    const { site } = acting
    const approver = (isInstallationStaff: boolean, ...more: 'results.enter'[]) =>
      makeUser({
        site,
        type: 'operator',
        permissions: ['decisions.approve', ...more],
        isInstallationStaff,
      }).then((user) => signInAs(site, user))
    const ofBrand = await approver(false, 'results.enter')
    for (const session of [acting.admin, ofBrand]) {
      assert.equal((await approve(session, body.decisionId)).status, 404)
      assert.deepEqual((await session.list('decisions')).body, [])
    }
    const without = await approve(await approver(true), body.decisionId)
    assert.deepEqual([without.status, without.body.error.key], [403, 'notAllowed'])
    const done = await approve(await approver(true, 'results.enter'), body.decisionId)
    assert.equal(done.status, 200)
  })

  test('A4: nobody enters a result on which they hold a bet at another brand', async ({
    assert,
  }) => {
    await place(other, 1_000)
    await db
      .from('users')
      .whereIn('id', [officers[0].id, other.player.id])
      .update({ identity_key: '12345678902' })
    const { status, body } = await enter([1, 0])
    assert.deepEqual([status, body.error.key], [403, 'holdsBet'])
  })

  test('A4: both officers stand with the result and with taking it back, in its entries and in the logs', async ({
    assert,
  }) => {
    await place(other, 3_000)
    const [author, officer] = officers
    await approve(second, (await enter([1, 0])).body.decisionId)
    await approve(second, (await undo(1)).body.decisionId)
    const history = await first.get<ResultRevision[]>(`/v1/matches/${match.id}/results`)
    assert.deepEqual(
      history.body.map((row) => [row.revision, row.username, row.approverName]),
      [
        [2, author.username, officer.username],
        [1, author.username, officer.username],
      ]
    )
    const log = await first.list<AuditRow>('audit-log', { filter: { matchId: match.id } })
    for (const action of ['result.enter', 'result.undo']) {
      const row = log.body.find((one) => one.action === action)
      assert.deepEqual([row?.actorId, row?.ip], [author.id, '127.0.0.1'], action)
      assert.include(row?.detail, { approvedBy: officer.username, approverId: officer.id })
    }
    for (const row of await told(other)) {
      assert.include(row, { by: author.username, approvedBy: officer.username, actorId: null })
    }
  })
})
