/** Stakes of tickets of draws go into jackpots in the transaction of the sale (rules 13.6, 14.1). */
import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { Lobby } from '@grandstand/shared-types/accounts/lobbies'
import { MICRO } from '@grandstand/shared-types/games/jackpot/jackpot'
import type {
  JackpotBody,
  JackpotRow,
  JackpotWinRow,
} from '@grandstand/shared-types/wire/games/jackpots'
import type { DrawPurchase, DrawTicketView } from '@grandstand/shared-types/wire/draws'
import { reconcilePaperJackpots } from '#coupons/dues/reconcile_jackpots'
import { clock } from '#core/timing/clock'
import { must } from '#core/errors/must'
import { MISSED_AFTER_MS, workOnDraws } from '#draws/jobs/work_on_draws'
import { reconcileJackpots } from '#jackpots/reconcile'
import {
  betOf,
  bought,
  buy,
  makeBuyer,
  openDraws,
  passClosing,
  ticketOf,
} from '#tests/draws/draw_support'
import {
  isProven,
  LEVEL,
  makeJackpot,
  SMALL,
  storedLevel,
  winsOf,
} from '#tests/jackpots/jackpot_support'
import { DESK_RIGHTS, makeTerminal, open } from '#tests/desk/desk_support'
import type { ApiSession, Refusal } from '#tests/support/client'
import { cashOf, makeSite, makeUser, type TestSite } from '#tests/support/factories'
import { generator, SEED } from '#tests/support/random'
import { firstBreak } from '#tests/support/books'

const levelOf = ({ levels }: JackpotRow, index = 0) => must(levels[index], 'level')

async function levelFedBy(
  site: TestSite,
  countedLobbies: Lobby[],
  changes: Partial<JackpotBody> = {}
): Promise<number> {
  return levelOf((await makeJackpot(site, { countedLobbies, ...changes })).jackpot).id
}

/** What was put into a level above its seed, in millionths. */
const putInto = async (levelId: number): Promise<number> => {
  const { run } = await storedLevel(levelId)
  return run.valueMicro - run.seedMinor * MICRO
}

const cancel = (session: ApiSession, { id }: DrawTicketView) =>
  session.post<Refusal>(`/v1/me/draw-tickets/${id}/cancel`, {}, { 'idempotency-key': randomUUID() })

const cancelAtDesk = (session: ApiSession, { code }: DrawTicketView) =>
  session.post<Refusal>(
    '/v1/desk/draw-cancellations',
    { code },
    { 'idempotency-key': randomUUID() }
  )

/** Staff fail a draw, whose race stakes go back. */
async function voidRace(admin: ApiSession, drawId: number): Promise<void> {
  const reason = 'The track is under water'
  const { status } = await admin.post(`/v1/draws/${drawId}/void`, { reason })
  if (status !== 200) throw new Error(`the draw was not voided: ${status}`)
  await workOnDraws()
}

test.group('Tickets of draws and jackpots', (group) => {
  group.each.teardown(async () => {
    clock.reset()
    const broken =
      (await firstBreak()) ?? (await reconcileJackpots()) ?? (await reconcilePaperJackpots())
    if (broken) throw new Error(broken)
  })

  test('each ticket of a purchase adds its share once, however often it is sent', async ({
    assert,
  }) => {
    const { site, session } = await makeBuyer()
    const id = await levelFedBy(site, ['lotto'])
    const [drawId = 0] = await openDraws('keno', 2)
    const order = { drawId, draws: 2, bets: [betOf('keno', 1, 777)] }
    const key = randomUUID()
    await Promise.all([buy(session, order, key), buy(session, order, key)])
    await buy(session, order, key)
    assert.equal(await putInto(id), 2 * 777 * LEVEL.sharePpm)
    assert.equal((await storedLevel(id)).changeCount, 1)
  })

  test('what counts is the lobby, the currency, the brand, and a ticket that was sold', async ({
    assert,
  }) => {
    const { site, session } = await makeBuyer()
    const counting = await levelFedBy(site, ['slots', 'racing'])
    const others = await Promise.all([
      levelFedBy(site, ['slots', 'bingo', 'lotto']),
      levelFedBy(site, ['racing'], { currency: 'EUR' }),
      levelFedBy(site, ['racing'], { isEnabled: false }),
      levelFedBy(await makeSite(), ['racing']),
    ])
    const [drawId = 0] = await openDraws('horses')
    await bought(session, { drawId, bets: [betOf('horses', 1, 1_234)] })
    const tooMuch = { drawId, bets: [betOf('horses', 1, 99_999)] }
    assert.equal((await buy(session, tooMuch)).status, 422)
    assert.equal(await putInto(counting), 1_234 * LEVEL.sharePpm)
    assert.deepEqual(await Promise.all(others.map(putInto)), [0, 0, 0, 0])
  })

  test('a ticket that is taken back takes its share back, once', async ({ assert }) => {
    const { site, session } = await makeBuyer()
    const id = await levelFedBy(site, ['lotto'])
    const [drawId = 0] = await openDraws('keno')
    const [first] = await bought(session, { drawId, bets: [betOf('keno', 1)] })
    await bought(session, { drawId, bets: [betOf('keno', 2, 250)] })
    const ticket = must(first, 'ticket')
    assert.equal((await cancel(session, ticket)).status, 200)
    assert.equal((await cancel(session, ticket)).status, 409)
    assert.equal(await putInto(id), 250 * LEVEL.sharePpm)
  })

  test('a race without a result takes the shares of all brands back', async ({
    assert,
    cleanup,
  }) => {
    const { site, session, user } = await makeBuyer()
    const away = await makeBuyer()
    const own = await levelFedBy(away.site, ['racing'])
    const { jackpot, session: admin } = await makeJackpot(site, {
      countedLobbies: ['racing'],
      isForAllBrands: true,
    })
    // the other brands of the tests go on without it
    cleanup(async () => {
      await admin.put(`/v1/brand-jackpots/${jackpot.id}`, { ...jackpot, isEnabled: false })
    })
    const shared = levelOf(jackpot).id
    const [drawId = 0] = await openDraws('horses')
    await bought(session, { drawId, bets: [betOf('horses', 1, 333)] })
    await bought(away.session, { drawId, bets: [betOf('horses', 2, 777)] })
    assert.equal(await putInto(shared), 1_110 * LEVEL.sharePpm)
    assert.equal(await putInto(own), 777 * LEVEL.sharePpm)
    await voidRace(admin, drawId)
    assert.deepEqual([await putInto(shared), await putInto(own)], [0, 0])
    assert.deepEqual(await Promise.all([cashOf(user.id), cashOf(away.user.id)]), [100_000, 100_000])
  })

  test('a ticket that is carried over keeps its share in the jackpot', async ({ assert }) => {
    const { site, session } = await makeBuyer()
    const id = await levelFedBy(site, ['lotto'])
    const [missed = 0, next = 0] = await openDraws('keno', 2)
    const [ticket] = await bought(session, { drawId: missed, bets: [betOf('keno', 1)] })
    await passClosing(missed, 10_000 + MISSED_AFTER_MS)
    await workOnDraws()
    assert.equal((await ticketOf(session, ticket?.id ?? 0)).draw.id, next)
    assert.equal(await putInto(id), 1_000 * LEVEL.sharePpm)
    await passClosing(next, 10_000)
    await workOnDraws()
    assert.equal(await putInto(id), 1_000 * LEVEL.sharePpm)
  })

  test('the ticket that reaches the figure is paid it at once, and is not taken back any more', async ({
    assert,
  }) => {
    const { site, session, user } = await makeBuyer()
    const { jackpot, session: admin } = await makeJackpot(site, {
      countedLobbies: ['lotto'],
      levels: [SMALL],
    })
    const { id } = levelOf(jackpot)
    const [drawId = 0] = await openDraws('keno')
    // its share of 1000 is cut to the span of 100, so the run falls
    const [first] = await bought(session, { drawId, bets: [betOf('keno', 1, 10_000)] })
    const ticket = must(first, 'ticket')
    const wins = await winsOf(id)
    assert.isAtLeast(wins.length, 1)
    assert.isTrue(wins.every((win) => isProven(id, win)))
    const paid = wins.reduce((sum, { amount }) => sum + Number(amount), 0)
    assert.equal(await cashOf(user.id), 100_000 - 10_000 + paid)
    const { body: rows } = await admin.get<JackpotWinRow[]>('/v1/jackpot-wins')
    assert.deepInclude(rows[0], { roundId: null, drawTicketId: ticket.id, drawGame: 'keno' })
    const transfers = await db
      .from('ledger_transfers')
      .where({ kind: 'jackpotWin', reference_type: 'drawTicket', reference_id: ticket.id })
    assert.lengthOf(transfers, wins.length)

    const { run: before } = await storedLevel(id)
    const { status, body } = await cancel(session, ticket)
    assert.deepEqual([status, body.error.key], [422, 'fedFallenJackpot'])
    assert.equal(await cashOf(user.id), 100_000 - 10_000 + paid)
    assert.deepEqual((await storedLevel(id)).run, before)
  })

  test('whatever is sold, taken back and voided at once, levels hold the shares of what is in force', async ({
    assert,
  }) => {
    const site = await makeSite()
    const { jackpot, session: admin } = await makeJackpot(site, {
      countedLobbies: ['lotto', 'racing'],
      levels: [LEVEL, { ...LEVEL, sharePpm: 3_333 }, SMALL],
    })
    const buyers = await Promise.all([1, 2, 3].map(() => makeBuyer({ site })))
    // every fourth ticket is sold over the counter
    const desk = await makeTerminal(
      site,
      await makeUser({ site, type: 'dealer', permissions: DESK_RIGHTS })
    )
    await open(desk.session, 100_000)
    const upTo = generator(SEED)
    const [keno = 0] = await openDraws('keno')
    const [race = 0] = await openDraws('horses')
    const sold = await Promise.all(
      Array.from({ length: 24 }, async (_, number) => {
        const isOfDesk = number % 4 === 3
        const { session } = isOfDesk ? desk : must(buyers[number % 3], 'buyer')
        const [code, drawId] = number % 2 ? (['keno', keno] as const) : (['horses', race] as const)
        const bets = [betOf(code, number, 100 + upTo(2_400))]
        const path = isOfDesk ? '/v1/desk/draw-tickets' : undefined
        const { body } = await buy<DrawPurchase>(session, { drawId, bets }, randomUUID(), path)
        return { session, code, isOfDesk, ticket: must(body.tickets[0], 'ticket') }
      })
    )
    const asked = sold.filter((_, number) => number % 5 === 0)
    const answers = await Promise.all(
      asked.map((one) => (one.isOfDesk ? cancelAtDesk : cancel)(one.session, one.ticket))
    )
    const back = asked.filter((_, number) => answers[number]?.status === 200)
    // the smallest level falls again and again
    for (const { status, body } of answers) {
      if (status !== 200) assert.equal(body.error.key, 'fedFallenJackpot')
    }
    await voidRace(admin, race)
    const stakeMinor = sold
      .filter((one) => one.code === 'keno' && !back.includes(one))
      .reduce((sum, { ticket }) => sum + ticket.stakeMinor, 0)
    const put = await Promise.all(jackpot.levels.map(({ id }) => putInto(id)))
    assert.deepEqual(put.slice(0, 2), [stakeMinor * LEVEL.sharePpm, stakeMinor * 3_333])
    const wins = await winsOf(levelOf(jackpot, 2).id)
    assert.isAbove(wins.length, 3)
    assert.equal(new Set(wins.map((win) => Number(win.run_number))).size, wins.length)
  })
})
