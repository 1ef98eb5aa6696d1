/** What holds for all brands is changed by staff of the installation alone (rules 8.16). */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { DrawGameRow } from '@grandstand/shared-types/wire/draws'
import type { JackpotRow } from '@grandstand/shared-types/wire/games/jackpots'
import { forgetJackpots } from '#jackpots/applying/known_jackpots'
import { betOf, bought, makeBuyer, openDraws } from '#tests/draws/draw_support'
import { JACKPOT, makeJackpot } from '#tests/jackpots/jackpot_support'
import { signInAs, type ApiAnswer, type Refusal } from '#tests/support/client'
import { makeSite, makeUser } from '#tests/support/factories'

const answerOf = ({ status, body }: ApiAnswer<Refusal>) => [status, body.error?.key]
const REFUSED = [403, 'notAllowed']

async function adminOfBrand() {
  const site = await makeSite()
  const admin = await makeUser({ site, type: 'admin', isInstallationStaff: false })
  return { site, session: await signInAs(site, admin) }
}

test.group('Draws and jackpots of all brands', () => {
  test('the admin of a brand shows or hides a game of draws there, and changes nothing else of it', async ({
    assert,
  }) => {
    const { site, session } = await adminOfBrand()
    // a test that sells tickets plans no draws
    await db.from('draw_games').where('draws_ahead', 0).update({ draws_ahead: 1 })
    const [game] = (await session.list<DrawGameRow>('draw-game-settings')).body
    assert.exists(game)
    if (!game) return
    const path = `/v1/draw-game-settings/${game.id}`
    const stored = () => db.from('draw_games').where('id', game.id).firstOrFail()
    const before: unknown = await stored()
    for (const change of [
      { isEnabled: !game.isEnabled },
      { drawsAhead: game.drawsAhead + 1 },
      { limits: { ...game.limits, EUR: { minStakeMinor: 1, maxStakeMinor: 2, maxWinMinor: 3 } } },
    ]) {
      assert.deepEqual(answerOf(await session.put<Refusal>(path, { ...game, ...change })), REFUSED)
    }
    const hidden = await session.put<DrawGameRow>(path, { ...game, isShown: false })
    assert.deepEqual([hidden.status, hidden.body.isShown], [200, false])
    assert.deepEqual(await stored(), before)
    const rows = await db.from('draw_game_sites').where({ game_id: game.id, is_shown: false })
    assert.deepEqual(
      rows.filter(({ site_id: id }) => Number(id) === site.id).length,
      1,
      'hidden at this brand'
    )
  })

  test('the admin of a brand voids no draw', async ({ assert }) => {
    const { session } = await adminOfBrand()
    const [drawId = 0] = await openDraws('keno')
    const before: unknown = await db.from('draws').where('id', drawId).firstOrFail()
    const answer = await session.post<Refusal>(`/v1/draws/${drawId}/void`, { reason: 'mine' })
    assert.deepEqual(answerOf(answer), REFUSED)
    assert.deepEqual(await db.from('draws').where('id', drawId).firstOrFail(), before)
  })

  test('a draw that staff void is told to every other brand with tickets on it', async ({
    assert,
  }) => {
    const [drawId = 0] = await openDraws('keno')
    const { session, site } = await makeBuyer()
    const [ticket] = await bought(session, { drawId, bets: [betOf('keno', 1)] })
    const home = await makeSite()
    const officer = await makeUser({ site: home, type: 'admin' })
    const path = `/v1/draws/${drawId}/void`
    const staff = await signInAs(home, officer)
    assert.equal((await staff.post(path, { reason: 'the machine failed' })).status, 200)
    const [row, ...more] = await db
      .from('audit_log')
      .where({ site_id: site.id, action: 'draw.void' })
    assert.deepEqual([row?.actor_id, row?.reason, more], [null, 'the machine failed', []])
    assert.include(JSON.parse(row?.detail), {
      by: officer.username,
      ticketCount: 1,
      stakesMinor: ticket?.stakeMinor,
    })
  })

  test('the admin of a brand neither makes nor changes a jackpot of all brands', async ({
    assert,
    cleanup,
  }) => {
    const { site, session } = await adminOfBrand()
    const forAll = { ...JACKPOT, isForAllBrands: true }
    assert.deepEqual(answerOf(await session.post<Refusal>('/v1/brand-jackpots', forAll)), REFUSED)
    const own = await session.post<JackpotRow>('/v1/brand-jackpots', JACKPOT)
    assert.equal(own.status, 201)
    const { jackpot } = await makeJackpot(site, { isForAllBrands: true })
    // the brands of other tests would see it
    cleanup(async () => {
      await db.from('jackpots').where('id', jackpot.id).update({ is_for_all_brands: false })
      forgetJackpots()
    })
    for (const [id, isForAllBrands] of [
      [own.body.id, true],
      [jackpot.id, false],
    ] as const) {
      const { levels } = id === jackpot.id ? jackpot : own.body
      const body = { ...JACKPOT, isForAllBrands, isEnabled: false, levels }
      const answer = await session.put<Refusal>(`/v1/brand-jackpots/${id}`, body)
      assert.deepEqual(answerOf(answer), REFUSED)
    }
  })
})
