import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { WinnerRuleRow, WinnerView } from '@grandstand/shared-types/wire/betting/highlights'
import { clock } from '#core/timing/clock'
import { forgetWinners } from '#highlights/queries/winners'
import { shortName } from '@grandstand/shared-types/accounts/short_name'
import { makeBettor, place, slip, type Bettor } from '#tests/coupons/support'
import { ended, enter } from '#tests/settlement/support'
import { makeJackpot, SMALL, winsOf } from '#tests/jackpots/jackpot_support'
import { makeMatch, outcomeOf } from '#tests/support/board'
import { ApiSession, signInAs, type Refusal } from '#tests/support/client'
import { makeSite, makeUser } from '#tests/support/factories'

const HOUR_MS = 3_600_000

/** A coupon of 10.00 that the player won at a price, so many hours ago. */
async function win({ session }: Bettor, oddsMilli: number, hoursAgo = 1): Promise<void> {
  const match = await makeMatch({ prices: { 1: { '1': oddsMilli, 'X': 3400, '2': 3800 } } })
  const { body } = await place(session, slip([[outcomeOf(match, '1', '1'), oddsMilli]]))
  await enter(match, ended([1, 0]))
  const settledAt = clock.now() - hoursAgo * HOUR_MS
  await db.from('coupons').where('id', body.id).update({ settled_at: settledAt })
}

async function winnersOf(host: string, path: string): Promise<WinnerView[]> {
  forgetWinners()
  return (await new ApiSession(host).get<WinnerView[]>(path)).body
}

const payouts = (rows: WinnerView[]) => rows.map(({ payoutMinor }) => payoutMinor)

test.group('Winners', () => {
  test('come with shortened names: the latest of a day, and the highest of a week, one for each player', async ({
    assert,
  }) => {
    const one = await makeBettor()
    const two = await makeBettor({ user: { site: one.site } })
    await win(one, 9000, 3)
    await win(one, 7000, 2)
    await win(two, 8000, 1)
    await win(two, 90_000, 30)

    const { host } = one.site
    const latest = await winnersOf(host, '/v1/winners')
    assert.deepEqual(payouts(latest), [8000, 7000, 9000])
    assert.containsSubset(latest[0], {
      name: shortName(two.player.username),
      currency: 'TRY',
      type: 'single',
      selectionCount: 1,
    })
    assert.notInclude(JSON.stringify(latest), two.player.username)
    assert.deepEqual(payouts(await winnersOf(host, '/v1/top-winners')), [90_000, 9000])
    assert.deepEqual(await winnersOf(host, '/v1/winners?currency=EUR'), [])

    const other = await makeSite()
    assert.deepEqual(await winnersOf(other.host, '/v1/top-winners'), [])
  })

  test('a jackpot that fell stands among the wins, with its names, unless it is below the smallest', async ({
    assert,
  }) => {
    const bettor = await makeBettor()
    const sport = { countsSport: true, countedLobbies: [] }
    const { jackpot, session } = await makeJackpot(bettor.site, { ...sport, levels: [SMALL] })
    // its share is cut to the span, so the level falls, and may fall again with what is left
    const outcome = outcomeOf(await makeMatch(), '1', '1')
    await place(bettor.session, slip([[outcome, 2_000]], { totalStakeMinor: 20_000 }))
    const fallen = (await winsOf(jackpot.levels[0]?.id ?? 0)).map(({ amount }) => Number(amount))
    for (const path of ['/v1/winners', '/v1/top-winners']) {
      const rows = await winnersOf(bettor.site.host, path)
      assert.isNotEmpty(rows)
      assert.includeMembers(fallen, payouts(rows))
      assert.containsSubset(rows[0], {
        name: shortName(bettor.player.username),
        type: null,
        jackpot: { names: jackpot.names, levelNames: SMALL.names },
      })
    }
    await session.post('/v1/winner-rules', { currency: 'TRY', smallestWinMinor: 1_000 })
    assert.deepEqual(await winnersOf(bettor.site.host, '/v1/winners'), [])
  })

  test('are not shown where the flag topWinners is off', async ({ assert }) => {
    const bettor = await makeBettor()
    await win(bettor, 9000)
    assert.lengthOf(await winnersOf(bettor.site.host, '/v1/top-winners'), 1)
    const admin = await signInAs(bettor.site, await makeUser({ site: bettor.site, type: 'admin' }))
    await admin.put(`/v1/sites/${bettor.site.id}`, { settings: { flags: { topWinners: false } } })
    assert.deepEqual(await winnersOf(bettor.site.host, '/v1/top-winners'), [])
    assert.deepEqual(await winnersOf(bettor.site.host, '/v1/winners'), [])
  })

  test('rules hide a player, and wins below a sum, each recorded in the audit log', async ({
    assert,
  }) => {
    const one = await makeBettor()
    const two = await makeBettor({ user: { site: one.site } })
    await win(one, 9000)
    await win(two, 5000)
    await win(two, 20_000)
    const { site } = one
    const admin = await signInAs(site, await makeUser({ site, type: 'admin' }))
    const shown = async () => payouts(await winnersOf(site.host, '/v1/winners'))

    const hidden = await admin.post<WinnerRuleRow>('/v1/winner-rules', { userId: one.player.id })
    assert.equal(hidden.status, 201)
    assert.equal(hidden.body.username, one.player.username)
    assert.sameMembers(await shown(), [5000, 20_000])

    const rule = await admin.post<WinnerRuleRow>('/v1/winner-rules', {
      currency: 'TRY',
      smallestWinMinor: 10_000,
    })
    assert.deepEqual(await shown(), [20_000])
    await admin.put(`/v1/winner-rules/${rule.body.id}`, { smallestWinMinor: 30_000 })
    assert.deepEqual(await shown(), [])
    await admin.delete(`/v1/winner-rules/${rule.body.id}`)
    await admin.delete(`/v1/winner-rules/${hidden.body.id}`)
    assert.sameMembers(await shown(), [9000, 5000, 20_000])

    const actions: { action: string }[] = await db
      .from('audit_log')
      .where({ site_id: site.id, subject_type: 'winnerRule' })
      .orderBy('id')
      .select('action')
    assert.deepEqual(
      actions.map(({ action }) => action.replace('winnerRule.', '')),
      ['create', 'create', 'update', 'delete', 'delete']
    )
  })

  test('a rule needs a player of the brand or a currency, once, and belongs to its brand', async ({
    assert,
  }) => {
    const { site, player } = await makeBettor()
    const admin = await signInAs(site, await makeUser({ site, type: 'admin' }))
    const stranger = await makeBettor()
    const refusal = async (body: object) => {
      const answer = await admin.post<Refusal>('/v1/winner-rules', body)
      const [fault] = answer.body.error.fields ?? []
      return [answer.status, fault ? `${fault.field} ${fault.key}` : answer.body.error.key]
    }
    assert.deepEqual(await refusal({}), [422, 'userId isRequiredArea'])
    assert.deepEqual(await refusal({ userId: stranger.player.id }), [422, 'userId unknownEntry'])
    const { body } = await admin.post<WinnerRuleRow>('/v1/winner-rules', { userId: player.id })
    assert.deepEqual(await refusal({ userId: player.id }), [409, 'alreadyExists'])

    const other = await signInAs(
      stranger.site,
      await makeUser({ site: stranger.site, type: 'admin' })
    )
    assert.equal((await other.get(`/v1/winner-rules/${body.id}`)).status, 404)
    assert.equal((await other.delete(`/v1/winner-rules/${body.id}`)).status, 404)
  })

  test('a name keeps its ends', ({ assert }) => {
    assert.deepEqual(['demirkan', 'ab', 'x', '', '😀ok'].map(shortName), [
      'D***n',
      'A***b',
      'X***',
      '***',
      '😀***k',
    ])
  })
})
