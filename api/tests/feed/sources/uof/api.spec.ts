/** The API of the Unified Odds Feed, over real HTTP: changed or missing fixtures, and missed messages. */
import { randomInt } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { book } from '#book/book'
import { isProducerUp } from '#book/producer_states'
import { clock } from '#core/timing/clock'
import { intake } from '#feed/intake/intake'
import { producers } from '#feed/producers/producers'
import { uof } from '#feed/sources/uof/adapter'
import { connectUof } from '#feed/sources/uof/connect'
import { ensureCatalogue } from '#tests/support/board'
import { thirdParty, TOKEN } from './third_party.ts'

const HOUR_MS = 3_600_000

interface Said {
  id: string
  startsAt?: number
  status?: string
  sport?: number
}

const fixture = ({
  id,
  startsAt = clock.now() + HOUR_MS,
  status = 'not_started',
  sport = 1,
}: Said) =>
  `<fixtures_fixture generated_at="${new Date(clock.now()).toISOString().replace(/\.\d+Z/, '+00:00')}">` +
  `<fixture id="${id}" start_time="${new Date(startsAt).toISOString().replace(/\.\d+Z/, '+00:00')}" status="${status}" liveodds="booked">` +
  `<tournament id="sr:tournament:${id.slice(9)}" name="Cup ${id}"><sport id="sr:sport:${sport}" name="Soccer"/>` +
  `<category id="sr:category:${id.slice(9)}" name="Land ${id}"/></tournament><competitors>` +
  `<competitor id="sr:competitor:1${id.slice(9)}" name="Reds ${id}" qualifier="home"/>` +
  `<competitor id="sr:competitor:2${id.slice(9)}" name="Blues ${id}" qualifier="away"/>` +
  `</competitors></fixture></fixtures_fixture>`

const ownEvent = () => `sr:match:${randomInt(1_000_000_000, 9_000_000_000)}`
const receive = (xml: string) => intake.receiveDocument('uof', uof, Buffer.from(xml))
const errorsOf = async (detail: string): Promise<string[]> => {
  const rows: { reason: string }[] = await db
    .from('feed_errors')
    .where('detail', 'like', `%${detail}%`)
    .orderBy('id')
  return rows.map(({ reason }) => reason)
}
const change = (id: string, type = 2, at = clock.now()) =>
  `<fixture_change product="1" event_id="${id}" timestamp="${at}" change_type="${type}" start_time="1"/>`

test.group('The feed’s API: fixtures', (group) => {
  group.setup(ensureCatalogue)

  test('a fixture that changed is fetched and moves its match', async ({ assert }) => {
    const id = ownEvent()
    let said: Said = { id }
    const party = await thirdParty((_, response) => response.end(fixture(said)))
    const disconnect = connectUof(party.settings)
    receive(fixture(said))
    await intake.idle()
    const match = book.matchBySourceKey(`uof:${id}`)
    const startsAt = Math.floor(clock.now() / 1000) * 1000 + 2 * HOUR_MS
    said = { id, startsAt }
    receive(change(id))
    await intake.idle()
    assert.equal(match?.startsAt, startsAt)
    const row = await db
      .from('matches')
      .where('id', match?.id ?? 0)
      .firstOrFail()
    assert.equal(Number(row.starts_at), startsAt)
    disconnect()
    party.close()
    assert.lengthOf(party.asked, 1)
  })

  test('a fixture that lags behind does not set a running match back', async ({ assert }) => {
    const id = ownEvent()
    const party = await thirdParty((_, response) => response.end(fixture({ id })))
    const disconnect = connectUof(party.settings)
    receive(fixture({ id }))
    await intake.idle()
    receive(
      `<odds_change product="1" event_id="${id}" timestamp="${clock.now()}"><sport_event_status status="1" match_status="6"/></odds_change>`
    )
    receive(change(id))
    await intake.idle()
    assert.equal(book.matchBySourceKey(`uof:${id}`)?.status, '1p')
    disconnect()
    party.close()
  })

  test('an unknown match is fetched while its messages wait; a match without a fixture is asked for once', async ({
    assert,
  }) => {
    const [id, none, alien] = [ownEvent(), ownEvent(), ownEvent()]
    const party = await thirdParty((request, response) => {
      if (request.url?.includes(id)) response.end(fixture({ id }))
      else if (request.url?.includes(alien)) response.end(fixture({ id }))
      else response.writeHead(404).end()
    })
    const disconnect = connectUof(party.settings)
    const odds = (event: string) =>
      receive(
        `<odds_change product="1" event_id="${event}" timestamp="${clock.now()}"><odds><market id="1" status="1">` +
          `<outcome id="1" odds="2.1" active="1"/><outcome id="2" odds="3.1" active="1"/><outcome id="3" odds="3.5" active="1"/>` +
          `</market></odds></odds_change>`
      )
    for (const event of [id, none, alien]) odds(event)
    await intake.idle()
    const match = book.matchBySourceKey(`uof:${id}`)
    assert.equal(match?.home, `Reds ${id}`)
    assert.equal(match?.markets[0]?.outcomes[0]?.oddsMilli, 2100)
    assert.isUndefined(book.matchBySourceKey(`uof:${none}`))
    assert.isUndefined(book.matchBySourceKey(`uof:${alien}`), 'an answer about another match')
    clock.set(clock.now() + 60_000)
    odds(none)
    await intake.idle()
    clock.reset()
    disconnect()
    party.close()
    assert.lengthOf(
      party.asked.filter((line) => line.includes(none)),
      1
    )
    assert.include(await errorsOf(none), 'unknownMatch')
  })

  test('a missing address or answer of the API is written to the feed errors by name', async ({
    assert,
  }) => {
    const [unasked, silent] = [ownEvent(), ownEvent()]
    receive(change(unasked))
    await intake.idle()
    assert.deepEqual(await errorsOf(unasked), ['fixtureWanted'])
    const party = await thirdParty((_, response) => response.writeHead(500).end())
    const disconnect = connectUof(party.settings)
    receive(change(silent))
    await intake.idle()
    disconnect()
    party.close()
    assert.deepEqual(await errorsOf(`uof:${silent}: failed`), ['fixtureNotFetched'])
    const rows = await db.from('feed_errors').where('detail', 'like', `%${TOKEN}%`)
    assert.lengthOf(rows, 0)
  })
})

test.group('The feed’s API: recovery', (group) => {
  group.each.setup(() => {
    producers.forget()
    return () => {
      producers.forget()
      clock.reset()
    }
  })

  const alive = (at: number, product = 1) =>
    receive(`<alive product="${product}" timestamp="${at}" subscribed="1"/>`)
  /** Resolves when the request has arrived. */
  const arrived = async (asked: string[], count: number) => {
    for (let i = 0; i < 200 && asked.length < count; i++) {
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }

  test('missed messages are asked for over HTTP, and the producer opens with its end', async ({
    assert,
  }) => {
    const party = await thirdParty((_, response) => response.writeHead(202).end('<response/>'))
    const disconnect = connectUof(party.settings)
    const start = clock.now()
    alive(start)
    await arrived(party.asked, 1)
    const first = /^POST \/v1\/liveodds\/recovery\/initiate_request\?request_id=(\d+) the token$/
    const requestId = first.exec(party.asked[0] ?? '')?.[1]
    assert.isDefined(requestId, party.asked[0])
    assert.isFalse(isProducerUp('uof:1'))
    receive(`<snapshot_complete product="1" timestamp="${start}" request_id="1"/>`)
    assert.isFalse(isProducerUp('uof:1'), 'the end of another request')
    receive(`<snapshot_complete product="1" timestamp="${start}" request_id="${requestId}"/>`)
    assert.isTrue(isProducerUp('uof:1'))

    // silent for a minute: only messages after the last one are asked for
    clock.set(start + 60_000, { frozen: true })
    producers.watch()
    assert.isFalse(isProducerUp('uof:1'))
    alive(start + 60_000)
    await arrived(party.asked, 2)
    assert.match(
      party.asked[1] ?? '',
      new RegExp(`initiate_request\\?after=${start}&request_id=\\d+`)
    )
    disconnect()
    party.close()
  })

  test('a gap longer than the feed remembers asks for the whole state, for each product by its name', async ({
    assert,
  }) => {
    const party = await thirdParty((_, response) => response.writeHead(202).end())
    const disconnect = connectUof(party.settings)
    const start = clock.now()
    for (const product of [1, 3]) {
      alive(start, product)
      receive(`<snapshot_complete product="${product}" timestamp="${start}" request_id="0"/>`)
    }
    await arrived(party.asked, 2)
    clock.set(start + 11 * HOUR_MS, { frozen: true })
    producers.watch()
    for (const product of [1, 3]) alive(start + 11 * HOUR_MS, product)
    await arrived(party.asked, 4)
    const [, , live = '', pre = ''] = party.asked
    assert.match(live, /^POST \/v1\/liveodds\/recovery\/initiate_request\?request_id=/)
    assert.match(pre, new RegExp(`^POST /v1/pre/recovery/initiate_request\\?after=${start}&`))
    disconnect()
    party.close()
  })

  test('a refused request leaves the producer down, is named, and is sent again', async ({
    assert,
  }) => {
    let status = 403
    const party = await thirdParty((_, response) => response.writeHead(status).end())
    const disconnect = connectUof(party.settings)
    const start = clock.now()
    clock.set(start, { frozen: true })
    alive(start)
    await arrived(party.asked, 1)
    for (let i = 0; i < 1_000 && producers.find('uof:1')?.recovery !== null; i++) {
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    assert.isFalse(isProducerUp('uof:1'))
    await intake.idle()
    assert.include(await errorsOf('refused: 403 for /v1/liveodds'), 'recoveryNotAsked')
    status = 202
    clock.set(start + 60_000, { frozen: true })
    alive(start + 60_000)
    await arrived(party.asked, 2)
    assert.lengthOf(party.asked, 2)
    disconnect()
    party.close()
  })
})
