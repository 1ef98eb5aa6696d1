import { test } from '@japa/runner'
import { MARKET_TYPES } from '@grandstand/shared-types/markets/table/market_types'
import type { BoardMatch } from '@grandstand/shared-types/wire/betting/book'
import { clock } from '#core/timing/clock'
import { change } from '#tests/coupons/after_support'
import { makeMatch } from '#tests/support/board'
import { ApiSession } from '#tests/support/client'
import { makeSite } from '#tests/support/factories'

const HOUR_MS = 3_600_000
/** Sports in which no other test makes matches so far ahead. */
const [SPORT, OTHER_SPORT, FAR_SPORT] = [23, 41, 11]

const mainTypeOf = (sportId: number): number =>
  MARKET_TYPES.find(({ mainForSports }) => mainForSports.includes(sportId))?.id ?? 0

test.group('Matches proposed beside a slip', () => {
  test('come first from its tournaments, then from its sports by time, then from matches that start soon', async ({
    assert,
  }) => {
    const { host } = await makeSite()
    const visitor = new ApiSession(host)
    const at = clock.now() + 20 * 24 * HOUR_MS
    const make = (sportId: number, hours: number) =>
      makeMatch({
        sportId,
        startsAt: at + hours * HOUR_MS,
        prices: { [mainTypeOf(sportId)]: { 1: 1900, 2: 1900 } },
      })
    const propose = async (ids: number[]) => {
      const { body } = await visitor.get<BoardMatch[]>(`/v1/board/proposition?matches=${ids}`)
      return body
    }
    const slip = await make(SPORT, 0)
    const later = await make(SPORT, 30)
    const sooner = await make(SPORT, -3)
    const near = await make(OTHER_SPORT, 1)
    const far = await make(FAR_SPORT, 3)
    const league = await make(SPORT, 40)
    await change(league, 'matches', league.id, { tournament_id: slip.tournamentId })

    const own = new Set([slip, later, sooner, near, far, league].map(({ id }) => id))
    const ids = (await propose([slip.id])).map(({ id }) => id).filter((id) => own.has(id))
    assert.deepEqual(ids, [league.id, sooner.id, later.id, near.id])

    const two = (await propose([slip.id, later.id])).map(({ id }) => id)
    assert.notInclude(two, later.id)
    await change(sooner, 'matches', sooner.id, { bet_status: 'stopped' })
    assert.notInclude(
      (await propose([slip.id])).map(({ id }) => id),
      sooner.id
    )
  })

  test('are at most ten, with main markets; unknown matches have none', async ({ assert }) => {
    const { host } = await makeSite()
    const visitor = new ApiSession(host)
    const slip = await makeMatch()
    for (let i = 0; i < 12; i++) await makeMatch()
    const { body } = await visitor.get<BoardMatch[]>(`/v1/board/proposition?matches=${slip.id}`)
    assert.lengthOf(body, 10)
    assert.isTrue(body.every(({ markets, sportId }) => sportId === 1 && markets.length > 0))
    const unknown = await visitor.get<BoardMatch[]>('/v1/board/proposition?matches=999999999')
    assert.deepEqual([unknown.status, unknown.body], [200, []])
    for (const query of ['', '?matches=', '?matches=1,x', `?matches=${'1,'.repeat(50)}1`]) {
      assert.equal((await visitor.get(`/v1/board/proposition${query}`)).status, 422)
    }
  })
})
