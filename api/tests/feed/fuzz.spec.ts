/** Broken documents keep no good message from being applied. */
import { test } from '@japa/runner'
import { intake } from '#feed/intake/intake'
import { producers } from '#feed/producers/producers'
import { makeMatch } from '#tests/support/board'
import { prices } from '#tests/support/feed_messages'
import { bookMarket, upFeed } from '#tests/support/test_feed'
import { MUTATIONS, seeded } from './mutations.ts'
import { own, shared } from './whole_documents.ts'

test.group('Broken documents between good ones', (group) => {
  group.teardown(() => producers.forget())

  test('every good message between broken documents is applied', async ({ assert }) => {
    const random = seeded(7)
    const feed = upFeed()
    const match = await makeMatch()
    let odds = 1_500
    const wholes = [...own, ...shared()].filter(
      // fixtures would appear on the board of other tests
      ({ adapter, document }) =>
        !adapter.read(Buffer.from(document)).messages.some(({ event }) => event.kind === 'fixture')
    )
    for (const { name, adapter, document } of wholes) {
      for (const [kind, mutation] of MUTATIONS) {
        for (const broken of mutation(document, random)) {
          if (random() > 0.03) continue
          intake.receiveDocument('uof:882', adapter, broken)
          odds++
          feed.odds(match, { outcomes: prices({ 1: odds }) })
          const home = bookMarket(match).outcomes.find(({ key }) => key === '1')
          assert.equal(home?.oddsMilli, odds, `after ${name}, ${kind}`)
        }
      }
    }
    await intake.idle()
    assert.isAbove(odds, 1_510)
  })
})
