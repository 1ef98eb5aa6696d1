import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { syncCatalogue } from '#catalogue/actions/sync_catalogue'
import { clock } from '#core/timing/clock'
import { intake } from '#feed/intake/intake'
import { producers } from '#feed/producers/producers'
import { readRecording } from '#feed/sources/recording/read_recording'
import { replay } from '#feed/sources/recording/replay'
import { startRecording, stopRecording } from '#feed/sources/recording/run'
import { parseEvents } from '#feed/sources/statsbomb/event_file'
import { messagesOf } from '#feed/sources/statsbomb/messages'
import { timelineOf } from '#feed/sources/statsbomb/timeline'

/** An event of an invented match. */
const event = (
  index: number,
  period: number,
  clockText: string,
  type: string,
  team: string,
  more = {}
) => {
  const [minute, second] = clockText.split(':').map(Number)
  return { index, period, minute, second, type: { name: type }, team: { name: team }, ...more }
}
const GOAL = { shot: { outcome: { name: 'Goal' } } }
const CORNER = { pass: { type: { name: 'Corner' } } }

const eventsOf = (home: string, away: string) =>
  Buffer.from(
    JSON.stringify([
      event(1, 1, '0:00', 'Starting XI', home),
      event(2, 1, '0:00', 'Starting XI', away),
      event(3, 1, '0:00', 'Half Start', home),
      event(4, 1, '12:30', 'Pass', away, CORNER),
      event(5, 1, '12:45', 'Shot', away, GOAL),
      event(6, 1, '46:00', 'Half End', home),
      event(7, 2, '45:00', 'Half Start', away),
      event(8, 2, '70:00', 'Own Goal Against', away),
      event(9, 2, '80:00', 'Bad Behaviour', away, {
        bad_behaviour: { card: { name: 'Red Card' } },
      }),
      event(10, 2, '93:00', 'Half End', away),
    ])
  )

/** The stored rows of a match: status, state, timeline and result. */
async function storedOf(matchKey: string) {
  await intake.idle()
  const match = await db.from('matches').where('source_key', matchKey).firstOrFail()
  const live = await db.from('live_matches').where('match_id', match.id).firstOrFail()
  const incidents = await db
    .from('live_incidents')
    .where('match_id', match.id)
    .orderBy('position')
    .select('incident')
  const results = await db.from('results').where('match_id', match.id).select('facts', 'source')
  return {
    status: match.status,
    state: JSON.parse(live.state),
    incidents: incidents.map(({ incident }) => JSON.parse(incident)),
    results: results.map(({ facts, source }) => [JSON.parse(facts), source]),
  }
}

test.group('A day played again', () => {
  test('a recording ends in the same state as the original messages', async ({
    assert,
    cleanup,
  }) => {
    const folder = mkdtempSync(join(tmpdir(), 'grandstand-replay-'))
    cleanup(() => {
      rmSync(folder, { recursive: true })
      producers.forget()
    })
    const mark = `${Date.now()}${Math.floor(Math.random() * 1e6)}`
    const [reds, blues] = [`Reds${mark}`, `Blues${mark}`]
    const timeline = timelineOf(parseEvents(eventsOf(reds, blues)))
    const matchKey = `statsbomb:a${mark}`

    await syncCatalogue()
    startRecording(folder)
    for (const message of messagesOf(timeline, { matchKey, startsAt: clock.now() })) {
      intake.receive(message)
    }
    await stopRecording()
    const first = await storedOf(matchKey)
    assert.equal(first.status, 'ended')
    assert.deepEqual(first.state.score, [1, 1])
    assert.lengthOf(first.incidents, 8)
    assert.lengthOf(first.results, 1)

    // the same day of another match: only the names differ
    const [file = ''] = readdirSync(folder)
    const other = readFileSync(join(folder, file), 'utf8')
      .replaceAll(`:a${mark}`, `:b${mark}`)
      .replaceAll(reds, `Greens${mark}`)
      .replaceAll(blues, `Golds${mark}`)
    writeFileSync(join(folder, 'other.jsonl'), other)
    const again = readRecording(join(folder, 'other.jsonl'))
    await replay(again, (message) => intake.receive(message), { speed: Infinity })
    assert.deepEqual(await storedOf(`statsbomb:b${mark}`), first)
  })
})
