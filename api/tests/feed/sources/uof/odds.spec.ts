import { test } from '@japa/runner'
import type { MatchStatus } from '@grandstand/shared-types/catalogue/match_status'
import { matchStatusOf } from '#feed/sources/uof/match_status'
import { left, ODDS_CHANGE, readUof } from '#tests/feed/sources/documents'

const MATCH = 'product="1" event_id="sr:match:4711" timestamp="1700000000000"'
const matchKey = 'uof:sr:match:4711'

/** One market of a message. */
const market = (attributes: string, inner = '') => `<market ${attributes}>${inner}</market>`

test.group('Unified odds feed: prices', () => {
  test('an odds change gives the state and each market with its line', ({ assert }) => {
    const read = readUof(ODDS_CHANGE)
    assert.deepEqual(left(read), [])
    assert.deepEqual(read.messages, [
      {
        producer: 'uof:1',
        generatedAt: 1_700_000_000_000,
        sequence: null,
        event: {
          kind: 'odds',
          matchKey,
          markets: [
            {
              typeId: 18,
              specifier: 'total=3.5',
              status: 1,
              isMainLine: true,
              outcomes: [
                { key: 'over', oddsMilli: 1850, active: true },
                { key: 'under', oddsMilli: 1900, active: false },
              ],
            },
            {
              typeId: 7,
              specifier: 'score=2:1',
              status: 1,
              isMainLine: false,
              outcomes: [{ key: '1', oddsMilli: 2400, active: true }],
            },
            { typeId: 29, specifier: '', status: -1, isMainLine: false, outcomes: null },
            {
              typeId: 21,
              specifier: 'variant=sr:exact_goals:3+',
              status: 0,
              isMainLine: false,
              outcomes: [{ key: '3+', oddsMilli: 1500, active: true }],
            },
            {
              typeId: 38,
              specifier: 'goalnr=4',
              status: 1,
              isMainLine: false,
              outcomes: [
                { key: 'player:77', oddsMilli: 11_000, active: true },
                { key: 'none', oddsMilli: 5000, active: true },
              ],
            },
          ],
          update: {
            status: '2p',
            state: {
              score: [2, 1],
              periodScores: [
                [1, 0],
                [1, 1],
              ],
              clock: { seconds: 3690, isRunning: true, at: 1_700_000_000_000 },
              addedMinutes: 3,
              yellowCards: [1, 2],
              redCards: [0, 2],
              corners: [4, 5],
              serving: 'away',
            },
          },
        },
      },
    ])
  })

  test('markets that the catalogue lacks are named, and the other markets count', ({ assert }) => {
    const read = readUof(
      `<odds_change ${MATCH}><odds>${[
        market('id="145" specifiers="variant=sr:point_range:76+"', '<outcome id="1" odds="2"/>'),
        market('id="constructor"', '<outcome id="1" odds="2"/>'),
        market('id="21" specifiers="variant=constructor"', '<outcome id="1" odds="2"/>'),
        market('id="18" specifiers="total=2.3"', '<outcome id="12" odds="2"/>'),
        market('id="18"', '<outcome id="12" odds="2"/>'),
        market('id="1"', '<outcome id="1" odds="2"/><outcome id="9" odds="3"/>'),
        market('id="10"', '<outcome id="1" odds="2"/>'),
      ].join('')}</odds></odds_change>`
    )
    assert.deepEqual(left(read), [
      'unknownMarket 145 variant=sr:point_range:76+',
      'unknownMarket constructor',
      'badSpecifier 21 variant=constructor',
      'badSpecifier 18 total=2.3',
      'badSpecifier 18 ',
      'unknownOutcome 1  9',
      'unknownOutcome 10  1',
    ])
    const [message] = read.messages
    assert.isTrue(message?.event.kind === 'odds' && message.event.markets.length === 1)
  })

  test('an invalid price closes its outcome and is named', ({ assert }) => {
    const outcomes = ['NaN', '1.00', '-2', 'Infinity', '1e9', '']
    const read = readUof(
      `<odds_change ${MATCH}><odds>${outcomes
        .map((odds, i) =>
          market(
            `id="18" specifiers="total=${i}.5"`,
            `<outcome id="12" odds="${odds}" active="1"/>`
          )
        )
        .join('')}</odds></odds_change>`
    )
    assert.deepEqual(
      left(read),
      outcomes.slice(0, 5).map((odds, i) => `badOdds 18 total=${i}.5 over ${odds}`)
    )
    const event = read.messages[0]?.event
    const prices = event?.kind === 'odds' ? event.markets.flatMap((m) => m.outcomes ?? []) : []
    assert.lengthOf(prices, 6)
    assert.isTrue(prices.every(({ oddsMilli, active }) => oddsMilli === null && !active))
  })

  test('a market without a status is active, one with an unknown status suspended', ({
    assert,
  }) => {
    const read = readUof(
      `<odds_change ${MATCH}><odds>${['', 'status="-3"', 'status="-4"', 'status="-2"', 'status="9"']
        .map((status, i) => market(`id="18" specifiers="total=${i}.5" ${status}`))
        .join('')}</odds></odds_change>`
    )
    const event = read.messages[0]?.event
    assert.deepEqual(
      event?.kind === 'odds' ? event.markets.map(({ status }) => status) : [],
      [1, -3, -4, -2, -1]
    )
    assert.deepEqual(left(read), ['unknownStatus market 9'])
  })
})

test.group('Unified odds feed: the state of a match', () => {
  /** The events of a message with a status alone. */
  const updateOf = (attributes: string) => {
    const read = readUof(`<odds_change ${MATCH}><sport_event_status ${attributes}/></odds_change>`)
    const event = read.messages[0]?.event
    return { update: event?.kind === 'status' ? event.update : {}, left: left(read) }
  }

  test('every code of the feed’s list has a match status here', ({ assert }) => {
    const statuses: [MatchStatus, number[]][] = [
      ['not_started', [0, 19, 22]],
      ['1p', [1, 6, 13, 20, 21, 161, 401, 402, 501, 502, 531, 540]],
      ['2p', [2, 7, 14, 162, 403, 404, 503, 504, 532, 541]],
      ['3p', [3, 15, 163, 405, 520, 521, 533, 542]],
      ['4p', [4, 5, 16, 164, 170, 407, 408, 409, 420, 522, 523, 534, 539, 543, 546]],
      ['1set', [8, 71, 141, 151]],
      ['2set', [9, 72, 142, 152]],
      ['3set', [10, 73, 143, 153]],
      ['4set', [11, 74, 144, 154]],
      ['5set', [12, 17, 75, 77, 145, 147, 155, 441, 442, 514, 519]],
      ['paused', [30, 31, 32, 33, 34, 35, 36, 37, 38, 421, 430, 439, 443, 445]],
      ['paused', [505, 509, 510, 511, 512, 513, 524, 525, 547, 548]],
      ['pause1', [301]],
      ['pause2', [302]],
      ['pause3', [303]],
      ['pause4', [304]],
      ['pause5', [305, 306]],
      ['ot', [18, 39, 40, 41, 42, 171, 440, 506, 507, 526]],
      ['pen', [50, 51, 52]],
      ['postponed', [60]],
      ['delayed', [61]],
      ['cancelled', [70]],
      ['interrupted', [80, 81]],
      ['abandoned', [90]],
      ['walkover', [91, 93, 94]],
      ['retired', [92, 95, 96]],
      ['defaulted', [97, 98]],
      ['ended', [99, 100, 130, 140]],
      ['after_ot', [110, 111, 444, 508]],
      ['after_pen', [120]],
    ]
    for (const [status, codes] of statuses) {
      for (const code of codes) assert.equal(matchStatusOf(code), status, `${code}`)
    }
    for (const code of [23, 62, 112, 199, 400, 549, 999]) assert.isNull(matchStatusOf(code))
  })

  test('an unknown status is named, and the score still counts', ({ assert }) => {
    const { update, left: complaints } = updateOf(
      'status="77" match_status="999" home_score="1" away_score="0"'
    )
    assert.deepEqual(update, { state: { score: [1, 0] } })
    assert.deepEqual(complaints, ['unknownStatus match_status 999', 'unknownStatus 77'])
  })

  test('an event status of ended or cancelled overrules a match status in play', ({ assert }) => {
    assert.equal(updateOf('status="4" match_status="7"').update.status, 'ended')
    assert.equal(updateOf('status="4" match_status="120"').update.status, 'after_pen')
    assert.equal(updateOf('status="5" match_status="0"').update.status, 'cancelled')
    assert.equal(updateOf('status="1" match_status="6"').update.status, '1p')
    assert.equal(updateOf('status="0" match_status="6"').update.status, '1p')
  })

  test('an abandoned event is no longer covered, and is not the way the match ended', ({
    assert,
  }) => {
    assert.deepEqual(updateOf('status="9"').update, { active: false })
  })

  test('a clock stands still in breaks and where it counts down', ({ assert }) => {
    const clockOf = (status: string, clock: string) => {
      const read = readUof(
        `<odds_change ${MATCH}><sport_event_status status="1" match_status="${status}"><clock ${clock}/></sport_event_status></odds_change>`
      )
      const event = read.messages[0]?.event
      const at = event?.kind === 'status' ? event.update.state?.clock : null
      return at ? [at.seconds, at.isRunning] : null
    }
    assert.deepEqual(clockOf('6', 'match_time="12:05"'), [725, true])
    assert.deepEqual(clockOf('31', 'match_time="45:00"'), [2700, false])
    assert.deepEqual(clockOf('6', 'match_time="12:05" stopped="true"'), [725, false])
    assert.deepEqual(clockOf('6', 'match_time="12:05" stopped="1"'), [725, false])
    assert.deepEqual(clockOf('6', 'match_time="12"'), [720, true])
    assert.deepEqual(clockOf('6', 'match_time="45:00" stoppage_time="2:10"'), [2830, true])
    assert.deepEqual(clockOf('13', 'remaining_time_in_period="8:00"'), [480, false])
    assert.deepEqual(clockOf('13', 'remaining_time="8:00"'), [480, false])
    assert.isNull(clockOf('6', 'match_time="soon"'))
  })
})
