import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { CouponDetail } from '@grandstand/shared-types/wire/betting/coupons'
import { change, detailOf } from '#tests/coupons/after_support'
import { makeBettor, place, slip } from '#tests/coupons/support'
import { ended, enter } from '#tests/settlement/support'
import { makeMatch, outcomeOf } from '#tests/support/board'
import { signInAs } from '#tests/support/client'
import { makeUser } from '#tests/support/factories'

/** Columns that say under which rules the coupon was taken. */
const RULES = [
  'payout_cap',
  'odds_cap_milli',
  'bonus_rule',
  'bonus_percent',
  'bonus_amount',
  'max_payout',
  'boost_rule',
] as const

/** What may never change, as staff read it. */
function factsOf(detail: CouponDetail) {
  const { id, code, userId, username, type, placedAt, currency } = detail
  const { lineCount, stakePerLineMinor, totalStakeMinor, totalOddsMilli, maxPayoutMinor } = detail
  const selections = detail.selections.map((one) => {
    const { position, matchId, home, away, startsAt, tournamentName } = one
    const { marketTypeId, specifier, outcomeKey, oddsMilli, isBanker } = one
    const event = { position, matchId, home, away, startsAt, tournamentName }
    return { ...event, marketTypeId, specifier, outcomeKey, oddsMilli, isBanker }
  })
  const who = { id, code, userId, username, type, placedAt, currency }
  const figures = { lineCount, stakePerLineMinor, totalStakeMinor, totalOddsMilli, maxPayoutMinor }
  return { ...who, ...figures, selections }
}

const rowOf = (id: number) =>
  db
    .from('coupons')
    .where('id', id)
    .select('site_id', 'ip', ...RULES)
    .firstOrFail()

test.group('The record of a coupon', () => {
  test('A1: says who, when, from where, on what, at which price and by which rules, for ever', async ({
    assert,
  }) => {
    const { site, player, session } = await makeBettor()
    const admin = await signInAs(site, await makeUser({ site, type: 'admin' }))
    const [won, called] = [await makeMatch(), await makeMatch()]
    const before = Date.now()
    const body = slip([won, called].map((match) => [outcomeOf(match, '1', '1'), 2000]))
    const { id } = (await place(session, body)).body
    const facts = factsOf(await detailOf(admin, id))
    assert.containSubset(facts, {
      userId: player.id,
      username: player.username,
      currency: player.currency,
      totalStakeMinor: 1000,
      totalOddsMilli: 4000,
      maxPayoutMinor: 4000,
    })
    assert.match(facts.code, /^\w+$/)
    assert.isTrue(facts.placedAt >= before && facts.placedAt <= Date.now())
    for (const [index, match] of [won, called].entries()) {
      assert.containSubset(facts.selections[index], {
        matchId: match.id,
        marketTypeId: 1,
        outcomeKey: '1',
        oddsMilli: 2000,
      })
      assert.isNotEmpty(facts.selections[index]?.home)
      assert.isNotEmpty(facts.selections[index]?.tournamentName)
    }
    const row = await rowOf(id)
    assert.equal(row.site_id, site.id)
    assert.match(String(row.ip), /^(127\.0\.0\.1|::1|::ffff:127\.0\.0\.1)$/)
    assert.equal(row.payout_cap, 1_000_000)

    // the world goes on: another price and start, another limit, a result and its correction, a void
    await change(won, 'outcomes', outcomeOf(won, '1', '1'), { odds_milli: 1500 })
    await change(won, 'matches', won.id, { starts_at: Date.now() + 86_400_000 })
    await db
      .from('users')
      .where('id', player.id)
      .update({ limits: JSON.stringify({ maxPayoutMinor: 1 }) })
    await enter(won, ended([1, 0]))
    await enter(called, { status: 'cancelled', periods: {} })
    await enter(won, ended([0, 1]))
    await enter(won, ended([2, 1]))
    const after = await detailOf(admin, id)
    assert.deepEqual(factsOf(after), facts)
    assert.deepEqual(await rowOf(id), row)
    // what became of it, each step with its time, and why a selection is void
    assert.deepEqual(
      after.story.map(({ kind, amountMinor }) => [kind, amountMinor]),
      [
        ['placed', -1000],
        ['accepted', 0],
        ['settled', 2000],
        ['settled', -2000],
        ['settled', 2000],
      ]
    )
    assert.deepEqual(
      after.selections.map(({ result }) => result),
      ['won', 'void']
    )
    assert.equal(after.selections[1]?.explain?.status, 'cancelled')
  })

  test('A1: leaves as a file, and who took it is on record', async ({ assert }) => {
    const { site, session } = await makeBettor()
    const staff = await makeUser({ site, type: 'admin' })
    const admin = await signInAs(site, staff)
    const match = await makeMatch()
    const { id } = (await place(session, slip([[outcomeOf(match, '1', '1'), 2000]]))).body
    const { code, username } = await detailOf(admin, id)
    const file = await admin.post<string>('/v1/coupons/export', {
      filter: { id: [id] },
      columns: [
        'code',
        'username',
        'placedAt',
        'totalStakeMinor',
        'totalOddsMilli',
        'maxPayoutMinor',
      ].map((field) => ({ field, label: field })),
      decimal: '.',
      timeZone: 'UTC',
    })
    assert.equal(file.status, 200)
    const [, line = ''] = file.body.split('\r\n')
    assert.include(line, code)
    assert.include(line, username)
    assert.include(line, '10.00')
    // to the second
    assert.match(line, /\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}/)
    const log = await admin.list<{ actorId: number }>('audit-log', {
      filter: { action: 'list.export' },
    })
    assert.equal(log.body[0]?.actorId, staff.id)
  })
})
