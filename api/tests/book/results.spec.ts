import { test } from '@japa/runner'
import { SPORT_IDS } from '@grandstand/shared-types/catalogue/sports'
import type { BoardResult } from '@grandstand/shared-types/wire/betting/book'
import { detailOf } from '#tests/coupons/after_support'
import { makeBettor, place, slip } from '#tests/coupons/support'
import { enter } from '#tests/settlement/support'
import { makeMatch, outcomeOf } from '#tests/support/board'

const WINNER_WITH_OVERTIME = '219'
const AFTER_OVERTIME = {
  status: 'after_ot',
  fullTime: [89, 89],
  periods: { ot: [10, 8] },
} as const

test.group('Results', () => {
  test('the list and the coupon show the final score apart from regular time and overtime', async ({
    assert,
  }) => {
    const { session } = await makeBettor()
    const match = await makeMatch({
      sportId: SPORT_IDS.basketball,
      prices: { [WINNER_WITH_OVERTIME]: { home: 1900, away: 1900 } },
    })
    const pick = outcomeOf(match, WINNER_WITH_OVERTIME, 'home')
    const { body: coupon } = await place(session, slip([[pick, 1900]]))
    await enter(match, AFTER_OVERTIME)

    const score = {
      final: [99, 97],
      regulation: [89, 89],
      overtime: [10, 8],
      penalties: null,
      winner: 'home',
    }
    const url = `/v1/board/results?tournamentIds=${match.tournamentId}&to=${match.startsAt}`
    const { body: results } = await session.get<BoardResult[]>(url)
    assert.containSubset(results, [{ id: match.id, status: 'after_ot', score }])
    const { selections } = await detailOf(session, coupon.id)
    assert.containSubset(selections, [{ result: 'won', score }])
  })
})
