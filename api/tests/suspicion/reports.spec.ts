/** Reports of suspicious betting: the facts, the file for an authority, who sees the names, sendings and answers. */
import { createHash } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import {
  suspicionFileText,
  type ReportedName,
  type SuspicionFile,
  type SuspicionReportRow,
  type SuspicionSending,
} from '@grandstand/shared-types/wire/betting/suspicion'
import { clock } from '#core/timing/clock'
import { makeBettor, place, slip } from '#tests/coupons/support'
import { makeMatch, outcomeOf } from '#tests/support/board'
import { signInAs, type Refusal } from '#tests/support/client'
import { makeSite, makeUser } from '#tests/support/factories'
import { closed, factsOf, open, opened, TEXT, withMatch } from '#tests/suspicion/support'

test.group('The facts of a report', () => {
  test('are stakes by outcome over time beside the prices taken, coupons, and players without names', async ({
    assert,
  }) => {
    const { site, staff, match, player, bet } = await withMatch()
    const other = await makeBettor({ user: { site } })
    const code = await bet(5_000)
    await bet(1_000, 'X')
    await bet(20_000, '1', other)
    // bets on another match, and those of another brand, do not belong to it
    const elsewhere = await makeMatch()
    const stranger = await withMatch()
    const facts = await factsOf(staff, await opened(staff, match))
    assert.deepEqual(facts.totals, [
      { currency: 'TRY', couponCount: 3, playerCount: 2, stakesMinor: 26_000, paidMinor: 0 },
    ])
    const [market] = facts.markets
    assert.equal(market?.name, 'Match result')
    assert.deepEqual(
      market?.outcomes.map((outcome) => [
        outcome.key,
        outcome.couponCount,
        outcome.playerCount,
        outcome.stakesMinor,
        outcome.singleStakesMinor,
      ]),
      [
        ['1', 2, 2, 25_000, 25_000],
        ['X', 1, 1, 1_000, 1_000],
      ]
    )
    const points = market?.outcomes[0]?.points ?? []
    assert.equal(
      points.reduce((sum, { stakesMinor }) => sum + stakesMinor, 0),
      25_000
    )
    for (const { at, lowestOddsMilli, highestOddsMilli } of points) {
      assert.equal(at % facts.spanMs, 0)
      assert.deepEqual([lowestOddsMilli, highestOddsMilli], [2_000, 2_000])
    }
    assert.deepEqual(
      facts.players.map(({ player: name, stakesMinor, couponCount }) => [
        name,
        stakesMinor,
        couponCount,
      ]),
      [
        ['P1', 20_000, 1],
        ['P2', 6_000, 2],
      ]
    )
    assert.equal(facts.coupons.find((coupon) => coupon.code === code)?.player, 'P2')
    assert.equal(facts.leftOutCount, 0)
    assert.notInclude(JSON.stringify(facts), player.username)
    const none = await factsOf(staff, await opened(staff, elsewhere))
    assert.deepEqual([none.totals, none.markets, none.players, none.coupons], [[], [], [], []])
    const theirs = await factsOf(stranger.staff, await opened(stranger.staff, match))
    assert.deepEqual(theirs.coupons, [])
  })

  test('leave out rejected and cancelled coupons, and compare stakes with the usual ones', async ({
    assert,
  }) => {
    const { staff, match, session, bet } = await withMatch()
    const usual = await makeMatch()
    for (const totalStakeMinor of [1_000, 3_000]) {
      const sent = slip([[outcomeOf(usual, '1', '1'), 2_000]], { totalStakeMinor })
      assert.equal((await place(session, sent)).status, 201)
    }
    const cancelled = await bet(3_000)
    const { id } = await db.from('coupons').where('code', cancelled).select('id').firstOrFail()
    assert.equal((await session.post(`/v1/coupons/${id}/cancel`, {})).status, 200)
    await bet(9_000)
    const facts = await factsOf(staff, await opened(staff, match))
    assert.equal(facts.totals[0]?.stakesMinor, 9_000)
    assert.equal(facts.players[0]?.usualStakeMinor, 2_000)
  })
})

test.group('A report', () => {
  test('follows the bets as a draft, and stays as it is once it is closed', async ({ assert }) => {
    const { staff, match, bet } = await withMatch()
    await bet(5_000)
    const report = await opened(staff, match)
    await bet(1_000)
    assert.equal((await factsOf(staff, report)).totals[0]?.stakesMinor, 6_000)
    const text = 'Two bets in a minute, the second after a tip.'
    assert.equal((await staff.put(report, { sign: 'tip', text })).status, 200)
    assert.equal((await staff.post(`${report}/closing`, {})).status, 200)
    await bet(2_000)
    assert.equal((await factsOf(staff, report)).totals[0]?.stakesMinor, 6_000)
    for (const refused of [
      await staff.put<Refusal>(report, { sign: 'tip', text: TEXT }),
      await staff.post<Refusal>(`${report}/closing`, {}),
      await staff.post<Refusal>(`${report}/dropping`, { reason: 'too late' }),
    ]) {
      assert.deepEqual([refused.status, refused.body.error.key], [409, 'suspicionState'])
    }
  })

  test('is closed once, by two officers at the same time', async ({ assert }) => {
    const { staff, match, bet } = await withMatch()
    await bet(5_000)
    const report = await opened(staff, match)
    const answers = await Promise.all([1, 2].map(() => staff.post(`${report}/closing`, {})))
    assert.sameMembers(
      answers.map(({ status }) => status),
      [200, 409]
    )
  })

  test('is one file whose SHA-256 is on record, and that names nobody', async ({ assert }) => {
    const { site, staff, match, player, bet } = await withMatch()
    await bet(5_000)
    const report = await closed(staff, match)
    const row = (await staff.get<SuspicionReportRow>(report)).body
    const { body: file } = await staff.post<SuspicionFile>(`${report}/file`, {})
    const text = suspicionFileText(file)
    assert.equal(createHash('sha256').update(text).digest('hex'), row.contentHash)
    assert.equal(file.report.text, TEXT)
    assert.equal(file.facts.match.home, match.home)
    assert.notInclude(text, player.username)
    const { id } = row
    const audit = await db
      .from('audit_log')
      .where({ site_id: site.id, subject_type: 'suspicionReport', subject_id: id })
      .orderBy('id')
      .select('action')
    assert.deepEqual(
      audit.map(({ action }: { action: string }) => action),
      ['suspicionReport.open', 'suspicionReport.close', 'suspicionReport.file']
    )
  })

  test('of a draft has no file and no names', async ({ assert }) => {
    const { staff, match } = await withMatch()
    const report = await opened(staff, match)
    const file = await staff.post<Refusal>(`${report}/file`, {})
    const names = await staff.post<Refusal>(`${report}/names`, { reason: 'asked by letter' })
    assert.deepEqual(
      [file.body.error.key, names.body.error.key],
      ['suspicionState', 'suspicionState']
    )
  })

  test('is dropped with a reason while it is a draft', async ({ assert }) => {
    const { staff, match } = await withMatch()
    const report = await opened(staff, match)
    await staff.post(`${report}/dropping`, { reason: 'a syndicate that we know' })
    const { body } = await staff.get<SuspicionReportRow>(report)
    assert.deepEqual([body.state, body.droppedReason], ['dropped', 'a syndicate that we know'])
  })

  test('needs a match that exists and a text', async ({ assert }) => {
    const { staff, match } = await withMatch()
    const unknown = await open(staff, { id: 999_999_999 })
    assert.equal(unknown.status, 422)
    assert.equal((await open(staff, match, { text: 'short' })).status, 422)
  })

  test('gives the names apart from the file, by a right of their own and with a reason', async ({
    assert,
  }) => {
    const { site, staff, match, player, bet } = await withMatch()
    await bet(5_000)
    const report = await closed(staff, match)
    const reason = 'asked by the police, letter 12'
    const { body } = await staff.post<ReportedName[]>(`${report}/names`, { reason })
    assert.deepEqual(
      body.map(({ player: name, username }) => [name, username]),
      [['P1', player.username]]
    )
    const entry = await db
      .from('audit_log')
      .where({ site_id: site.id, action: 'suspicionReport.names' })
      .select('reason')
      .firstOrFail()
    assert.equal(entry.reason, reason)
    const officer = await signInAs(
      site,
      await makeUser({ site, type: 'operator', permissions: ['suspicion.report'] })
    )
    assert.equal((await officer.get(`${report}/facts`)).status, 200)
    assert.equal((await officer.post(`${report}/names`, { reason })).status, 403)
  })

  test('is of its brand: another one neither reads nor changes it', async ({ assert }) => {
    const { staff, match } = await withMatch()
    const report = await closed(staff, match)
    const site = await makeSite()
    const strangers = await signInAs(site, await makeUser({ site, type: 'admin' }))
    const body = { recipient: 'Police', sentAt: clock.now(), reference: '1' }
    for (const { status } of [
      await strangers.get(report),
      await strangers.get(`${report}/facts`),
      await strangers.get(`${report}/sendings`),
      await strangers.post(`${report}/file`, {}),
      await strangers.post(`${report}/names`, { reason: 'curious' }),
      await strangers.post(`${report}/sendings`, body),
    ]) {
      assert.equal(status, 404)
    }
  })

  test('stands in no copy of a player’s own data', async ({ assert }) => {
    const { staff, match, session, bet } = await withMatch()
    await bet(5_000)
    await closed(staff, match)
    const { body } = await session.post<{ tables: Record<string, unknown> }>(
      '/v1/me/personal-data',
      { currentPassword: 'open-sesame-1' }
    )
    assert.deepEqual(
      Object.keys(body.tables).filter((table) => table.startsWith('suspicion')),
      []
    )
    assert.property(body.tables, 'coupons')
  })
})

test.group('Sendings of a report', () => {
  test('are on record: to whom, when, under which reference, and the answer', async ({
    assert,
  }) => {
    const { staff, match } = await withMatch()
    const report = await closed(staff, match)
    const stateOf = async () => (await staff.get<SuspicionReportRow>(report)).body.state
    const sentAt = clock.now() - 60_000
    const send = (recipient: string) =>
      staff.post<SuspicionSending[]>(`${report}/sendings`, { recipient, sentAt, reference: 'A-7' })
    assert.equal((await send('Gambling commission')).status, 201)
    const { body: sendings } = await send('Football federation')
    assert.deepEqual(
      sendings.map((one) => [one.recipient, one.sentAt, one.reference, one.answer]),
      [
        ['Gambling commission', sentAt, 'A-7', null],
        ['Football federation', sentAt, 'A-7', null],
      ]
    )
    assert.equal(await stateOf(), 'sent')
    const answer = (id = 0) =>
      staff.post<SuspicionSending[] & Refusal>(`${report}/sendings/${id}/answer`, {
        answer: 'An inquiry was opened.',
      })
    await answer(sendings[0]?.id)
    assert.equal(await stateOf(), 'sent')
    const { body } = await answer(sendings[1]?.id)
    assert.equal(body[1]?.answer, 'An inquiry was opened.')
    assert.equal(await stateOf(), 'answered')
    assert.equal((await answer(sendings[1]?.id)).body.error.key, 'suspicionState')
    await send('Police')
    assert.equal(await stateOf(), 'sent')
  })

  test('are refused for a draft, and at a time to come', async ({ assert }) => {
    const { staff, match } = await withMatch()
    const draft = await opened(staff, match)
    const body = { recipient: 'Police', sentAt: clock.now(), reference: '1' }
    const early = await staff.post<Refusal>(`${draft}/sendings`, body)
    assert.equal(early.body.error.key, 'suspicionState')
    const report = await closed(staff, match)
    const late = { ...body, sentAt: clock.now() + 3_600_000 }
    assert.equal((await staff.post(`${report}/sendings`, late)).status, 422)
  })
})
