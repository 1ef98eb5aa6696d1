import { test } from '@japa/runner'
import type { BoardMatch, OutcomeQuotes } from '@grandstand/shared-types/wire/betting/book'
import type { LiveMatchDetail } from '@grandstand/shared-types/wire/betting/live'
import { bookSynced } from '#book/sync'
import { place, slip } from '#tests/coupons/support'
import { makeLiveMatch } from '#tests/stream/support'
import { makeMatch, outcomeOf, type TestMatch } from '#tests/support/board'
import { signInAs, type ApiSession } from '#tests/support/client'
import { makeSite, makeUser } from '#tests/support/factories'

/** A sport that only this file hides. */
const SPORT = 109
const WINNER = '186'

async function people() {
  const site = await makeSite()
  const editor = await signInAs(site, await makeUser({ site, type: 'admin' }))
  const player = await makeUser({
    site,
    type: 'player',
    balanceMinor: 100_000,
    limits: { maxPayoutMinor: 1_000_000 },
  })
  return { editor, player: await signInAs(site, player) }
}

const betOn = (player: ApiSession, match: TestMatch) =>
  place(player, slip([[outcomeOf(match, WINNER, '1'), 2000]]))

test.group('Places and matches that staff hide take no bets', () => {
  for (const level of ['tournaments', 'categories', 'sports'] as const) {
    test(`matches of ${level} that are off are neither shown nor bet on`, async ({ assert }) => {
      const { editor, player } = await people()
      const match = await makeMatch({ sportId: SPORT, prices: { [WINNER]: { 1: 2000, 2: 1800 } } })
      const idOf = { tournaments: match.tournamentId, categories: match.categoryId, sports: SPORT }
      const outcomeId = outcomeOf(match, WINNER, '1')
      const turn = async (active: boolean) => {
        const { status } = await editor.put(`/v1/${level}/${idOf[level]}`, { active })
        assert.equal(status, 200)
        await bookSynced()
      }
      await turn(false)
      try {
        assert.equal((await player.get(`/v1/board/matches/${match.id}`)).status, 404)
        const quotes = await player.get<OutcomeQuotes>(`/v1/board/outcomes?ids=${outcomeId}`)
        assert.isFalse(quotes.body.outcomes[0]?.matchActive)
        const refused = await betOn(player, match)
        assert.equal(refused.status, 422)
        assert.equal(refused.body.error.violations?.[0]?.key, 'matchClosed')
      } finally {
        await turn(true)
      }
      assert.equal((await player.get<BoardMatch>(`/v1/board/matches/${match.id}`)).status, 200)
      assert.equal((await betOn(player, match)).status, 201)
    })
  }

  test('a match in play leaves the live list with its tournament', async ({ assert }) => {
    const { editor, player } = await people()
    const match = await makeLiveMatch()
    const url = `/v1/live/matches/${match.id}`
    assert.equal((await player.get<LiveMatchDetail>(url)).status, 200)
    await editor.put(`/v1/tournaments/${match.tournamentId}`, { active: false })
    await bookSynced()
    assert.equal((await player.get<LiveMatchDetail>(url)).status, 404)
    const refused = await place(player, slip([[outcomeOf(match, '1', '1'), 2000]]))
    assert.equal(refused.body.error.violations?.[0]?.key, 'matchClosed')
  })
})
