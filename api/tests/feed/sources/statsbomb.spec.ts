import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import { SPORT_IDS } from '@grandstand/shared-types/catalogue/sports'
import { validateFacts } from '@grandstand/shared-types/markets/facts/validate_facts'
import type { Score } from '@grandstand/shared-types/markets/model/match_facts'
import { parseEvents, readEventFile } from '#feed/sources/statsbomb/event_file'
import { messagesOf } from '#feed/sources/statsbomb/messages'
import { replayedMatch } from '#feed/sources/statsbomb/replayed_match'
import { timelineOf } from '#feed/sources/statsbomb/timeline'
import type { TimelineEntry } from '#feed/sources/statsbomb/timeline'
import { hasSharedData, sharedJson, sharedPath, NOT_RUN } from '#tests/support/shared_data'
import { groupOnce } from '#tests/support/tier'

const REAL = ['3788741_turkey_italy', '9880_barcelona_valencia'] as const
const STARTS_AT = Date.UTC(2026, 0, 1, 18)

/** An event of an invented match of Reds against Blues. */
function event(period: number, clock: string, type: string, team = 'Reds', more = {}) {
  const [minute, second] = clock.split(':').map(Number)
  return { period, minute, second, type: { name: type }, team: { name: team }, ...more }
}
const goal = { shot: { outcome: { name: 'Goal' } } }
const card = (name: string) => ({ foul_committed: { card: { name } } })
const half = (period: number, start: string, end: string, inner: object[]) => [
  event(period, start, 'Half Start'),
  event(period, start, 'Half Start', 'Blues'),
  ...inner,
  event(period, end, 'Half End'),
  event(period, end, 'Half End', 'Blues'),
]
const bytesOf = (events: object[]) =>
  Buffer.from(JSON.stringify(events.map((one, index) => ({ index: index + 1, ...one }))))

const LINE_UPS = [event(1, '0:00', 'Starting XI'), event(1, '0:00', 'Starting XI', 'Blues')]
const REGULAR = [
  ...LINE_UPS,
  ...half(1, '0:00', '47:10', [
    event(1, '3:05', 'Pass', 'Blues', { pass: { type: { name: 'Corner' } } }),
    event(1, '3:09', 'Shot', 'Blues', { shot: { outcome: { name: 'Saved' } } }),
    event(1, '46:01', 'Own Goal Against', 'Blues'),
  ]),
  ...half(2, '45:00', '93:00', [
    event(2, '50:00', 'Foul Committed', 'Reds', card('Second Yellow')),
    event(2, '51:00', 'Shot', 'Blues', goal),
    event(2, '60:00', 'Substitution', 'Blues'),
  ]),
]

/** A row in the format of `oracle/live_timeline.py`. */
const row = ({ period, seconds, kind, side, ...counts }: TimelineEntry): string => {
  const pair = ([home, away]: Score) => `${home}:${away}`
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  const { score, yellowCards, redCards, corners } = counts
  return [
    period,
    clock,
    kind,
    side ?? '',
    ...[score, yellowCards, redCards, corners].map(pair),
  ].join(',')
}

groupOnce('A StatsBomb match', () => {
  test('its timeline has each incident once, with the state after it', ({ assert }) => {
    const { home, away, entries } = timelineOf(parseEvents(bytesOf(REGULAR)))
    assert.deepEqual([home, away], ['Reds', 'Blues'])
    assert.deepEqual(entries.map(row), [
      '1,0:00,period_start,,0:0,0:0,0:0,0:0',
      '1,3:05,corner,away,0:0,0:0,0:0,0:1',
      '1,46:01,own_goal,home,1:0,0:0,0:0,0:1',
      '1,47:10,period_end,,1:0,0:0,0:0,0:1',
      '2,45:00,period_start,,1:0,0:0,0:0,0:1',
      '2,50:00,second_yellow,home,1:0,0:0,1:0,0:1',
      '2,51:00,goal,away,1:1,0:0,1:0,0:1',
      '2,60:00,substitution,away,1:1,0:0,1:0,0:1',
      '2,93:00,period_end,,1:1,0:0,1:0,0:1',
    ])
  })

  test('is sent as a feed sends: fixture, incidents with statuses, result', ({ assert }) => {
    const timeline = timelineOf(parseEvents(bytesOf(REGULAR)))
    const messages = messagesOf(timeline, { matchKey: 'statsbomb:1', startsAt: STARTS_AT })
    assert.deepEqual(
      messages.map(({ event: { kind } }) => kind),
      ['fixture', ...Array<string>(9).fill('incident'), 'result']
    )
    const told = messages.flatMap(({ event: one, generatedAt }) =>
      one.kind === 'incident' && one.update.status
        ? [[one.update.status, one.update.betStatus, (generatedAt - STARTS_AT) / 1000]]
        : []
    )
    const secondHalf = 47 * 60 + 10 + 15 * 60
    assert.deepEqual(told, [
      ['1p', 'started', 0],
      ['paused', 'stopped', 47 * 60 + 10],
      ['2p', 'started', secondHalf],
      ['ended', 'stopped', secondHalf + 48 * 60],
    ])
    const last = messages.at(-2)?.event
    assert.deepEqual(last?.kind === 'incident' && last.update.state?.periodScores, [
      [1, 0],
      [0, 1],
    ])
    const result = messages.at(-1)?.event
    assert.deepInclude(result?.kind === 'result' ? result.facts : {}, {
      status: 'ended',
      fullTime: [1, 1],
      halfTime: [1, 0],
      redCards: [1, 0],
      goals: [
        { side: 'home', period: '1', minute: 45, type: 'own' },
        { side: 'away', period: '2', minute: 52, type: 'goal' },
      ],
    })
  })

  test('overtime and penalties are periods of their own', ({ assert }) => {
    const long = [
      ...REGULAR,
      ...half(3, '90:00', '105:30', [event(3, '100:00', 'Shot', 'Reds', goal)]),
      ...half(4, '105:00', '121:00', [event(4, '119:00', 'Shot', 'Blues', goal)]),
      ...half(5, '120:00', '125:00', [
        event(5, '121:00', 'Shot', 'Reds', goal),
        event(5, '122:00', 'Shot', 'Blues', { shot: { outcome: { name: 'Saved' } } }),
      ]),
    ]
    const timeline = timelineOf(parseEvents(gzipSync(bytesOf(long))))
    const messages = messagesOf(timeline, { matchKey: 'statsbomb:1', startsAt: STARTS_AT })
    const statuses = messages.flatMap(({ event: one }) =>
      one.kind === 'incident' && one.update.status ? [one.update.status] : []
    )
    assert.deepEqual(statuses, [
      ...['1p', 'paused', '2p', 'paused', 'ot', 'paused', 'ot', 'paused', 'pen', 'after_pen'],
    ])
    const result = messages.at(-1)?.event
    const facts = result?.kind === 'result' ? result.facts : null
    assert.deepEqual(facts?.periods, { 1: [1, 0], 2: [0, 1], ot: [1, 1], pen: [1, 0] })
    assert.deepEqual(facts && validateFacts(SPORT_IDS.soccer, facts), [])
  })

  test('a file that is no event file is refused by name', ({ assert }) => {
    const reason = (bytes: Buffer) => {
      try {
        parseEvents(bytes)
        return 'read'
      } catch (error) {
        return error instanceof Error && 'reason' in error ? error.reason : error
      }
    }
    assert.equal(reason(Buffer.from('[')), 'notJson')
    assert.equal(reason(Buffer.from('[]')), 'unknownMessage')
    assert.equal(reason(Buffer.from('[{"index": 1}]')), 'unknownMessage')
    assert.equal(reason(gzipSync(Buffer.from('[]')).subarray(0, 10)), 'notGzip')
    assert.equal(reason(gzipSync(Buffer.alloc(100 * 1024 * 1024))), 'notGzip')
  })

  for (const name of REAL) {
    test(`${name}: the timeline and the end are those of the independent script`, async ({
      assert,
    }) => {
      const path = sharedPath('data', 'live-statsbomb', `${name}_events.json.gz`)
      const timeline = timelineOf(await readEventFile(path))
      const csv = readFileSync(sharedPath('oracle', 'expected', `${name}.timeline.csv`), 'utf8')
      assert.deepEqual(timeline.entries.map(row), csv.trim().split('\n').slice(1))

      const timed = await replayedMatch(path, {
        matchKey: `statsbomb:${name}`,
        startsAt: STARTS_AT,
      })
      const result = timed.at(-1)?.message.event
      const facts = result?.kind === 'result' ? result.facts : null
      assert.deepEqual(facts && validateFacts(SPORT_IDS.soccer, facts), [])
      const { home, away, final } = sharedJson<{
        home: string
        away: string
        final: Record<'score' | 'ht' | 'yellow' | 'red' | 'corners', Score>
      }>('oracle', 'expected', `${name}.expected.json`)
      assert.deepEqual([timeline.home, timeline.away], [home, away])
      assert.deepEqual(
        [facts?.fullTime, facts?.halfTime, facts?.yellowCards, facts?.redCards, facts?.corners],
        [final.score, final.ht, final.yellow, final.red, final.corners]
      )
      // alive at least every ten seconds, and never back in time
      const gaps = timed.slice(1).map(({ at }, i) => at - (timed[i]?.at ?? 0))
      assert.isTrue(gaps.every((gap) => gap >= 0 && gap <= 10_000))
    }).skip(!hasSharedData, NOT_RUN)
  }
})
