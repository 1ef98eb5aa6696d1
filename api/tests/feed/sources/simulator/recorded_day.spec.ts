import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { settleMarket } from '@grandstand/shared-types/markets/settling/settle'
import type { MatchFacts } from '@grandstand/shared-types/markets/model/match_facts'
import { clock } from '#core/timing/clock'
import { book } from '#book/book'
import type { FeedMessage } from '#feed/messages/events'
import { producers } from '#feed/producers/producers'
import { isFeedMessage } from '#feed/sources/recording/message_shape'
import { startRecording, stopRecording } from '#feed/sources/recording/run'
import { firstBreak } from '#tests/support/books'
import { stateOf } from '#tests/support/test_feed'
import { makeDay, replayDay, simulateDay, type Day, type PlayedDay } from './simulated_day.ts'
import { groupOnce } from '#tests/support/tier'

const SEED = 20_270
const FEWEST_COUPONS = 30

/** The board of the day, as text that is equal for equal days. */
const boardOf = ({ matches }: Day): string =>
  JSON.stringify(
    matches.flatMap(({ key }) => {
      const match = book.matchBySourceKey(key)
      return match ? [stateOf(match)] : []
    })
  )

interface Row {
  [column: string]: string | number | null
}

const withoutIds = (row: Row) =>
  Object.fromEntries(
    Object.entries(row).filter(([name]) => !/^id$|_id$|^event_key$|^code$|^fingerprint$/.test(name))
  )

/** All stored rows of the day's matches and coupons, without ids and names. */
async function storedOf({ matches, tag }: Day, { couponIds }: PlayedDay): Promise<string> {
  const stored: unknown[] = []
  for (const { key } of matches) {
    const match = await db.from('matches').where('source_key', key).firstOrFail()
    const rowsOf = (table: string, order: string): Promise<Row[]> =>
      db.query<Row>().from(table).where('match_id', match.id).orderBy(order)
    const markets: Row[] = await db
      .query<Row>()
      .from('markets')
      .join('outcomes', 'outcomes.market_id', 'markets.id')
      .where('match_id', match.id)
      .orderBy(['market_type_id', 'specifier', 'outcome_key'])
      .select('market_type_id as typeId', 'specifier', 'outcome_key', 'odds_milli', 'result')
      .select('markets.status', 'markets.feed_at', 'is_live', 'is_main_line')
    const said: Row[] = await db
      .query<Row>()
      .from('feed_settlements as f')
      .join('markets as m', 'm.id', 'f.market_id')
      .where('f.match_id', match.id)
      .orderBy(['generated_at', 'market_type_id', 'm.specifier'])
      .select('market_type_id as typeId', 'm.specifier', 'kind', 'results', 'generated_at')
    stored.push(
      [match.status, match.bet_status, match.result_revision],
      (await rowsOf('live_matches', 'match_id')).map(withoutIds),
      (await rowsOf('live_incidents', 'position')).map(withoutIds),
      (await rowsOf('results', 'revision')).map(withoutIds),
      markets,
      said
    )
  }
  for (const id of couponIds) {
    const coupon: Row = await db.from('coupons').where('id', id).firstOrFail()
    const selections: Row[] = await db.query<Row>().from('coupon_selections').where('coupon_id', id)
    stored.push(withoutIds(coupon), selections.map(withoutIds))
  }
  return JSON.stringify(stored).replaceAll(tag, '')
}

/** The recording of one day with the names of another. */
function readDay(folder: string, from: Day, to: Day): { at: number; message: FeedMessage }[] {
  return readdirSync(folder)
    .sort()
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').trim().split('\n'))
    .map((line) => {
      const { receivedAt, message } = JSON.parse(line.replaceAll(from.tag, to.tag))
      if (!isFeedMessage(message)) throw new Error(`no message: ${line.slice(0, 200)}`)
      return { at: Number(receivedAt), message }
    })
}

groupOnce('A day of the simulator', (group) => {
  group.teardown(() => {
    clock.reset()
    producers.forget()
  })

  test('every coupon is settled by the end as the final facts say, and the recorded day played twice gives byte-equal books and equal settlements', async ({
    assert,
    cleanup,
  }) => {
    const folder = mkdtempSync(join(tmpdir(), 'grandstand-day-'))
    cleanup(() => rmSync(folder, { recursive: true }))
    const day = makeDay(Math.ceil(Date.now() / 300_000) * 300_000)
    startRecording(folder)
    const played = await simulateDay(day, SEED)
    await stopRecording()

    assert.isAtLeast(played.couponIds.length, FEWEST_COUPONS)
    const coupons = await db.from('coupons').whereIn('id', played.couponIds)
    const states = Object.groupBy(coupons, ({ state }) => String(state))
    assert.sameMembers(Object.keys(states), ['settled', 'rejected'])
    console.log(
      `simulated day: ${coupons.length} coupons, ${states['rejected']?.length ?? 0} refused after their wait`
    )
    for (const { key, sportId } of day.matches) {
      const match = await db.from('matches').where('source_key', key).firstOrFail()
      const result = await db.from('results').where('match_id', match.id).firstOrFail()
      const facts: MatchFacts = JSON.parse(result.facts)
      const rows: Row[] = await db
        .query<Row>()
        .from('outcomes')
        .join('markets', 'markets.id', 'outcomes.market_id')
        .where('markets.match_id', match.id)
        .select('market_type_id as typeId', 'specifier', 'outcome_key as key', 'result', 'status')
      for (const { typeId, specifier, key: outcome, result: stored, status } of rows) {
        const market = { sportId, marketTypeId: Number(typeId), specifier: String(specifier) }
        const byFacts = settleMarket(market, [String(outcome)], facts)[String(outcome)] ?? null
        const named = `${key} ${typeId} ${specifier} ${outcome}`
        assert.equal(stored, byFacts, named)
        assert.isNotNull(stored, named)
        assert.equal(status, -3, named)
      }
      const selections = await db
        .from('coupon_selections as s')
        .join('outcomes as o', 'o.id', 's.outcome_id')
        .join('coupons as c', 'c.id', 's.coupon_id')
        .where({ 's.match_id': match.id, 'c.state': 'settled' })
        .select('s.result', 'o.result as due')
      assert.isNotEmpty(selections)
      for (const { result: taken, due } of selections) assert.equal(taken, due)
      const open = await db
        .from('feed_settlements')
        .where('match_id', match.id)
        .whereNull('settled_at')
      assert.isEmpty(open)
      assert.isAtLeast((await db.from('feed_settlements').where('match_id', match.id)).length, 3)
    }
    assert.isNull(await firstBreak())

    const seen: { boards: string[]; stored: string }[] = []
    for (let time = 0; time < 2; time++) {
      const again = makeDay(day.startsAt)
      const boards: string[] = []
      const messages = readDay(folder, day, again)
      const replayed = await replayDay(again, messages, played.bets, () => {
        boards.push(boardOf(again))
      })
      seen.push({ boards, stored: await storedOf(again, replayed) })
    }
    const [first, second] = seen
    assert.isAtLeast(first?.boards.length ?? 0, 10)
    assert.equal(first?.boards.join('\n'), second?.boards.join('\n'))
    assert.equal(first?.stored, second?.stored)
    // the number of writes of a market before a bet depends on when the database answered
    const withoutVersions = (text = '') => text.replace(/"market_version":\d+/g, '')
    const original = withoutVersions(await storedOf(day, played))
    assert.equal(withoutVersions(first?.stored), original, 'and they are the day that was')
    assert.isNull(await firstBreak())
  })
})
