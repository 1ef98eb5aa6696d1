/** Buying tickets of draws (rules 14.1). */
import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { DrawLobbyView, DrawPurchase, DrawTickets } from '@grandstand/shared-types/wire/draws'
import { pauseBetting } from '#core/requests/betting_pause'
import { clock } from '#core/timing/clock'
import { forgetDrawGames } from '#draws/settings/draw_games'
import {
  betOf,
  bought,
  buy,
  makeBuyer,
  openDraws,
  otherBuyer,
  passClosing,
  refusal,
  ticketOf,
} from '#tests/draws/draw_support'
import { cashOf } from '#tests/support/factories'
import type { Refusal } from '#tests/support/client'

test.group('A ticket of a draw', (group) => {
  group.each.teardown(() => clock.reset())

  test('costs its bets, for each of the draws that follow', async ({ assert }) => {
    const [first = 0, second = 0, third = 0] = await openDraws('keno', 3)
    const { session, user } = await makeBuyer()
    const bets = [betOf('keno', 1), betOf('keno', 2, 500)]
    const tickets = await bought(session, { drawId: second, draws: 2, bets })
    assert.deepEqual(
      tickets.map(({ draw, stakeMinor, state }) => [draw.id, stakeMinor, state]),
      [
        [second, 1_500, 'waiting'],
        [third, 1_500, 'waiting'],
      ]
    )
    assert.equal(await cashOf(user.id), 97_000)
    assert.match(tickets[0]?.code ?? '', /^[A-Z2-9]{12}$/)
    assert.equal(await refusal(session, { drawId: first, draws: 4, bets }), 'drawClosed')
    const { body } = await session.get<DrawTickets>('/v1/me/draw-tickets?lobby=lotto')
    assert.lengthOf(body.tickets, 2)
    const bingo = await session.get<DrawTickets>('/v1/me/draw-tickets?lobby=bingo')
    assert.lengthOf(bingo.body.tickets, 0)
  })

  test('is sold once for a key, whatever has happened since', async ({ assert }) => {
    const [drawId = 0] = await openDraws('keno')
    const { session, user } = await makeBuyer()
    const order = { drawId, bets: [betOf('keno', 1)] }
    const key = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => buy(session, order, key)))
    await passClosing(drawId, 1)
    answers.push(await buy(session, order, key))
    const [one] = answers
    for (const { status, body } of answers) {
      assert.equal(status, 201)
      assert.deepEqual(body, one?.body)
    }
    assert.equal(await cashOf(user.id), 99_000)
    const other = { drawId, bets: [betOf('keno', 2)] }
    assert.equal(await refusal(session, other, key), 'idempotencyConflict')
  })

  test('is refused while the server is in doubt, and sold after', async ({ assert, cleanup }) => {
    cleanup(() => pauseBetting('clockDrift', false))
    const [drawId = 0] = await openDraws('keno')
    const { session } = await makeBuyer()
    const order = { drawId, bets: [betOf('keno', 1)] }
    pauseBetting('clockDrift', true)
    assert.equal(await refusal(session, order), 'bettingPaused')
    pauseBetting('clockDrift', false)
    assert.lengthOf(await bought(session, order), 1)
  })

  test('is refused to the millisecond once sales end', async ({ assert }) => {
    const [drawId = 0] = await openDraws('keno')
    const { session, user } = await makeBuyer()
    await passClosing(drawId, 0)
    const { status, body } = await buy<Refusal & DrawPurchase>(session, {
      drawId,
      bets: [betOf('keno', 1)],
    })
    assert.deepEqual([status, body.error.key], [409, 'drawClosed'])
    assert.equal(await cashOf(user.id), 100_000)
  })

  test('is refused with forged bets, and nothing is drawn from the account', async ({ assert }) => {
    const [keno = 0] = await openDraws('keno')
    const [lotto = 0, nextLotto = 0] = await openDraws('lotto6of49', 2)
    const [bingo = 0] = await openDraws('bingo75')
    const [race = 0] = await openDraws('greyhounds', 2)
    const { session, user } = await makeBuyer()
    const says = (drawId: number, bet: unknown, draws = 1) =>
      refusal(session, { drawId, draws, bets: [bet] })
    const kenoOf = (numbers: unknown, stakeMinor: unknown = 1_000) => ({ stakeMinor, numbers })
    assert.equal(await says(keno, kenoOf([81])), 'bets.0 unknownEntry')
    assert.equal(await says(keno, kenoOf([7, 7])), 'bets.0 unknownEntry')
    assert.equal(await says(keno, kenoOf([])), 'bets.0 unknownEntry')
    assert.equal(
      await says(keno, kenoOf([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])),
      'bets.0.numbers tooManyEntries'
    )
    assert.equal(await says(keno, kenoOf([1.5])), 'bets.0.numbers.0 wholeNumber')
    assert.equal(await says(keno, kenoOf(['1'])), 'bets.0.numbers.0 numberRequired')
    assert.equal(await says(keno, kenoOf([1], 0)), 'bets.0.stakeMinor amountTooSmall')
    assert.equal(await says(keno, kenoOf([1], -1_000)), 'bets.0.stakeMinor amountTooSmall')
    assert.equal(await says(keno, kenoOf([1], 1e12)), 'bets.0.stakeMinor amountTooLarge')
    assert.equal(await says(keno, kenoOf([1], 100_001)), 'stakeAboveMax')
    assert.equal(await says(keno, kenoOf([1], 99)), 'stakeBelowMin')
    assert.equal(await says(keno, { ...kenoOf([1]), winMinor: 5 }), 'bets.0.winMinor unknownField')
    assert.equal(await says(lotto, kenoOf([1, 2, 3, 4, 5])), 'bets.0 unknownEntry')
    assert.equal(
      await says(bingo, { stakeMinor: 1_000, card: Array(25).fill(1) }),
      'bets.0 unknownEntry'
    )
    const racer = (runner: number, more: object = {}) => ({
      stakeMinor: 1_000,
      kind: 'win',
      runner,
      ...more,
    })
    assert.equal(await says(race, racer(7)), 'bets.0 unknownEntry')
    assert.equal(await says(race, racer(1, { round: 1 })), 'bets.0.round unknownField')
    assert.equal(await says(race, racer(1), 2), 'draws tooManyEntries')
    assert.equal(await says(keno, kenoOf([1]), 0), 'draws amountTooSmall')
    assert.equal(await says(keno, kenoOf([1]), 11), 'draws amountTooLarge')
    assert.equal(await refusal(session, { drawId: keno, bets: [] }), 'bets tooFewEntries')
    const many = Array.from({ length: 11 }, () => kenoOf([1]))
    assert.equal(await refusal(session, { drawId: keno, bets: many }), 'bets tooManyEntries')
    assert.equal(await says(987_654_321, kenoOf([1])), 'notFound')
    assert.isAbove(nextLotto, 0)
    assert.equal(await cashOf(user.id), 100_000)
  })

  test('needs the money of all its draws', async ({ assert }) => {
    const [drawId = 0] = await openDraws('keno', 3)
    const { session, user } = await makeBuyer({ balanceMinor: 2_999 })
    const order = { drawId, draws: 3, bets: [betOf('keno', 1)] }
    assert.equal(await refusal(session, order), 'insufficientCredit')
    assert.equal(await cashOf(user.id), 2_999)
  })

  test('needs the product, a brand that sells the game, and its currency', async ({ assert }) => {
    const [drawId = 0] = await openDraws('keno')
    const order = { drawId, bets: [betOf('keno', 1)] }
    const without = await makeBuyer({ products: { casino: 0 } })
    assert.equal(await refusal(without.session, order), 'productClosed')
    const euros = await makeBuyer({ currency: 'EUR' })
    assert.equal(await refusal(euros.session, order), 'gameClosed')
    const { site, session } = await makeBuyer()
    const { game_id: gameId } = await db
      .query<{ game_id: number }>()
      .from('draws')
      .where('id', drawId)
      .select('game_id')
      .firstOrFail()
    await db.table('draw_game_sites').insert({ site_id: site.id, game_id: gameId, is_shown: false })
    forgetDrawGames()
    assert.equal(await refusal(session, order), 'gameClosed')
    const { body } = await session.get<DrawLobbyView>('/v1/draw-games')
    assert.notInclude(
      body.games.map(({ code }) => code),
      'keno'
    )
  })

  test('A7 is bound by what players set for themselves', async ({ assert }) => {
    const [drawId = 0] = await openDraws('keno', 3)
    const order = { drawId, draws: 2, bets: [betOf('keno', 1)] }
    for (const kind of ['stake', 'loss'] as const) {
      const { session } = await makeBuyer()
      await session.put('/v1/me/protection/limits', { kind, period: 'day', value: 2_500 })
      assert.equal(await refusal(session, order), 'taken')
      assert.equal(
        await refusal(session, { ...order, draws: 1 }),
        `own${kind === 'stake' ? 'Stake' : 'Loss'}Limit`
      )
    }
    const { session } = await makeBuyer()
    const excluded = await session.post('/v1/me/protection/exclusions', {
      kind: 'exclusion',
      days: 183,
    })
    assert.equal(excluded.status, 200)
    assert.equal(await refusal(session, order), 'selfExcluded')
  })

  test('is taken back while sales are open, by its owner alone', async ({ assert }) => {
    const [drawId = 0] = await openDraws('keno')
    const { site, session, user } = await makeBuyer()
    const stranger = await otherBuyer(site)
    const [ticket] = await bought(session, { drawId, bets: [betOf('keno', 1)] })
    const path = `/v1/me/draw-tickets/${ticket?.id}`
    assert.equal((await stranger.session.get(path)).status, 404)
    assert.equal((await stranger.session.post(`${path}/cancel`, {})).status, 404)
    const answers = await Promise.all(
      [1, 2, 3].map(() => session.post<Refusal>(`${path}/cancel`, {}))
    )
    assert.sameMembers(
      answers.map(({ status }) => status),
      [200, 409, 409]
    )
    assert.equal(await cashOf(user.id), 100_000)
    const { state, winMinor } = await ticketOf(session, ticket?.id ?? 0)
    assert.deepEqual([state, winMinor], ['cancelled', 1_000])
    const [late] = await bought(session, { drawId, bets: [betOf('keno', 1)] })
    await passClosing(drawId, 0)
    const { body } = await session.post<Refusal>(`/v1/me/draw-tickets/${late?.id}/cancel`, {})
    assert.equal(body.error.key, 'drawClosed')
  })
})
