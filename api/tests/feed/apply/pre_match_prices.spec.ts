import { test } from '@japa/runner'
import { closedReason } from '@grandstand/shared-types/coupons/evaluation/availability'
import { book } from '#book/book'
import { clock } from '#core/timing/clock'
import { makeMatch, outcomeOf, type TestMatch } from '#tests/support/board'
import { feedMarket, prices } from '#tests/support/feed_messages'
import { TestFeed } from '#tests/support/test_feed'

const quoteOf = (match: TestMatch) => book.quote(outcomeOf(match, '1', '1'))
const reasonOf = (match: TestMatch) => {
  const quote = quoteOf(match)
  return quote ? closedReason(quote, clock.now()) : 'oddsInactive'
}
const homeAt = (oddsMilli: number) => feedMarket({ outcomes: prices({ '1': oddsMilli }) })

test.group('Prices before the match', () => {
  test('pulled prices can be bet on, although their source sends no alive messages', async ({
    assert,
  }) => {
    const match = await makeMatch()
    new TestFeed('betbalancer:pre').odds(match, homeAt(1950))
    assert.equal(quoteOf(match)?.oddsMilli, 1950)
    assert.isNull(reasonOf(match))
  })

  for (const producer of ['betbalancer:pre', 'uof:3']) {
    test(`${producer}: a pre-match price does not change a market in play`, async ({ assert }) => {
      const match = await makeMatch()
      const live = new TestFeed()
      live.alive()
      live.send(match, { kind: 'odds', markets: [homeAt(1500)], update: { status: '1p' } })
      new TestFeed(producer, live.at + 1_000).odds(match, homeAt(1950))
      assert.equal(quoteOf(match)?.oddsMilli, 1500)
      assert.isNull(reasonOf(match))
    })
  }
})
