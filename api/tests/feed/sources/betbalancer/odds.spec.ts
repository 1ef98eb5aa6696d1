import { test } from '@japa/runner'
import type { MatchStatus } from '@grandstand/shared-types/catalogue/match_status'
import { liveStatusOf } from '#feed/sources/betbalancer/live_odds/statuses'
import {
  left,
  LIVE_CHANGE,
  liveMessage as live,
  onlyEvent,
  readLive,
} from '#tests/feed/sources/documents'

const matchKey = 'betbalancer:815'

test.group('LiveOdds: prices', () => {
  test('an odds change gives the state and each market by our market types', ({ assert }) => {
    const read = readLive(LIVE_CHANGE)
    assert.deepEqual(left(read), [])
    const priced = (typeId: number, specifier: string, isMainLine: boolean, prices: object) => ({
      typeId,
      specifier,
      status: 1,
      isMainLine,
      outcomes: Object.entries(prices).map(([key, oddsMilli]) => ({
        key,
        oddsMilli,
        active: true,
      })),
    })
    const threeWay = priced(1, '', false, { 1: 1300, X: 4500, 2: 9000 })
    assert.deepEqual(read.messages, [
      {
        producer: 'betbalancer',
        generatedAt: 1_700_000_000_000,
        sequence: 12,
        event: {
          kind: 'odds',
          matchKey,
          markets: [
            {
              ...threeWay,
              outcomes: [
                { key: '1', oddsMilli: 1300, active: true },
                { key: 'X', oddsMilli: 4500, active: true },
                { key: '2', oddsMilli: 9000, active: false },
              ],
            },
            priced(8, 'goalnr=4', false, { home: 2100, none: 3000, away: 3300 }),
            priced(18, 'total=3.5', true, { over: 1800, under: 2000 }),
            priced(16, 'hcp=-0.75', false, { home: 1900, away: 1950 }),
            { typeId: 166, specifier: 'total=9.5', status: 0, isMainLine: false, outcomes: null },
          ],
          update: {
            status: '2p',
            betStatus: 'started',
            active: true,
            state: {
              score: [2, 1],
              periodScores: [
                [1, 0],
                [1, 1],
              ],
              clock: { seconds: 3690, isRunning: true, at: 1_700_000_000_000 },
              yellowCards: [1, 2],
              redCards: [0, 2],
              corners: [4, 5],
            },
          },
        },
      },
    ])
  })

  test('the line of each odds type is that of our market type', ({ assert }) => {
    const marketOf = (attributes: string) => {
      const read = live('change', `<Odds active="1" ${attributes}/>`)
      const event = read.messages[0]?.event
      const market = event?.kind === 'odds' ? event.markets[0] : undefined
      return market ? `${market.typeId} ${market.specifier}`.trim() : left(read)[0]
    }
    assert.equal(marketOf('typeid="2"'), '1')
    assert.equal(marketOf('typeid="4" specialoddsvalue="2:0"'), '14 hcp=2:0')
    assert.equal(marketOf('typeid="5" specialoddsvalue="2.5"'), '18 total=2.5')
    assert.equal(marketOf('typeid="6" subtype="4" specialoddsvalue="1:0"'), '7 score=1:0')
    assert.equal(marketOf('typeid="6" subtype="13" specialoddsvalue="0:0"'), '8 goalnr=1')
    assert.equal(marketOf('typeid="6" subtype="20" specialoddsvalue="1:0"'), '61 score=1:0')
    assert.equal(marketOf('typeid="6" subtype="107" specialoddsvalue="1:1"'), '62 goalnr=3')
    assert.equal(marketOf('typeid="7" subtype="21" specialoddsvalue="0.5"'), '68 total=0.5')
    assert.equal(marketOf('typeid="7" subtype="36" specialoddsvalue="-1.25"'), '66 hcp=-1.25')
    assert.equal(
      marketOf('typeid="7" subtype="38" freetext="including overtime" specialoddsvalue="-4.5"'),
      '223 hcp=-4.5'
    )
    assert.equal(marketOf('typeid="7" subtype="123" specialoddsvalue="-1.5"'), '176 hcp=-1.5')
    assert.equal(
      marketOf(
        'typeid="7" subtype="36" freetext="Asian handicap first half " specialoddsvalue="-1.25" ftr="-0.25"'
      ),
      '66 hcp=-1.25'
    )
    assert.equal(marketOf('typeid="8" freetext="Double chance (1X - 12 - X2)"'), '10')
    assert.equal(marketOf('typeid="8" subtype="33" specialoddsvalue="1:0/3.0"'), '18 total=3')
    assert.equal(marketOf('typeid="8" subtype="35" specialoddsvalue="1.25"'), '68 total=1.25')
    assert.equal(marketOf('typeid="8" subtype="143" specialoddsvalue="0.5"'), '20 total=0.5')
    assert.equal(marketOf('typeid="8" subtype="1506" specialoddsvalue="7"'), '601 cornernr=7')
    assert.equal(marketOf('typeid="8" subtype="1669" specialoddsvalue="-1"'), '31')
    assert.equal(marketOf('typeid="2" subtype="1663" freetext="1X2 60 min"'), '102 from=1|to=60')
    assert.equal(marketOf('typeid="7" freetext="Draw no bet"'), '11')
    assert.equal(
      marketOf('typeid="7" subtype="2" freetext="Which team has kick off?"'),
      'unknownMarket 7/2 Which team has kick off?'
    )
    assert.equal(marketOf('typeid="6" subtype="13" specialoddsvalue="?"'), 'badSpecifier 6/13  ?')
    assert.equal(marketOf('typeid="__proto__"'), 'unknownMarket __proto__/')
  })

  test('a handicap on the rest of the match is the handicap of the whole match less the lead', ({
    assert,
  }) => {
    for (const [special, line] of [
      ['0:0/-0.5', '-0.5'],
      ['1:0/-0.25', '-1.25'],
      ['0:2/0', '2'],
      ['3:1/1.5', '-0.5'],
    ]) {
      const odds = `<Odds active="1" typeid="7" subtype="34" specialoddsvalue="${special}"/>`
      const event = onlyEvent(live('change', odds))
      assert.equal(event.kind === 'odds' && event.markets[0]?.specifier, `hcp=${line}`)
    }
  })

  test('of two lines that are one market here, the active one is taken', ({ assert }) => {
    const line = (special: string, active: number, odds: string) =>
      `<Odds active="${active}" typeid="7" subtype="34" specialoddsvalue="${special}">` +
      `<OddsField active="1" type="1">${odds}</OddsField></Odds>`
    const event = onlyEvent(
      live('change', line('1:0/0', 1, '1.9') + line('0:0/-1', 0, '1.1') + line('1:0/0.5', 1, '1.5'))
    )
    assert.deepEqual(event.kind === 'odds' && event.markets.map((m) => [m.specifier, m.status]), [
      ['hcp=-1', 1],
      ['hcp=-0.5', 1],
    ])
  })

  test('a total counts the points of its sport; in sports with sets it is left out', ({
    assert,
  }) => {
    const totalIn = (status: string) =>
      live(
        'change',
        '<Odds active="1" typeid="5" specialoddsvalue="150.5"/>',
        '',
        `status="${status}"`
      )
    const quarters = onlyEvent(totalIn('2q'))
    assert.equal(quarters.kind === 'odds' && quarters.markets[0]?.typeId, 225)
    assert.deepEqual(left(totalIn('2set')), ['unknownMarket 5/  150.5'])
  })

  test('an invalid price closes its outcome and is named', ({ assert }) => {
    const read = live(
      'change',
      '<Odds active="1" typeid="2"><OddsField active="1" type="1">NaN</OddsField><OddsField type="y">2</OddsField></Odds>'
    )
    const event = read.messages[0]?.event
    assert.deepEqual(event?.kind === 'odds' && event.markets[0]?.outcomes, [
      { key: '1', oddsMilli: null, active: false },
    ])
    assert.deepEqual(left(read), ['badOdds 1  1 NaN', 'unknownOutcome 1  y'])
  })
})

test.group('LiveOdds: the state of a match', () => {
  test('every status of the feed has a match status here', ({ assert }) => {
    const same = [
      ...['not_started', 'delayed', '1p', '2p', '3p', '4p', 'paused', 'pause1', 'pause2', 'pause3'],
      ...['pause4', 'pause5', '1set', '2set', '3set', '4set', '5set', 'ot', 'pen', 'interrupted'],
      ...['ended', 'after_ot', 'after_pen', 'retired', 'defaulted', 'walkover', 'abandoned'],
      ...['cancelled', 'postponed'],
    ]
    for (const status of same) assert.equal(liveStatusOf(status), status)
    const others: [string, MatchStatus][] = [
      ['3q', '3p'],
      ['9i', '4p'],
      ['1i_ht', '1p'],
      ['2i_at', '2p'],
      ['3i_t', '3p'],
      ['2end', '2p'],
      ['6set', '5set'],
      ['pause6', 'pause5'],
      ['halftime', 'paused'],
      ['awaiting_golden_set', 'paused'],
      ['after_golden_set', 'ended'],
      ['awaiting_sd', 'paused'],
      ['after_sd', 'after_ot'],
      ['walkover1', 'walkover'],
      ['retired2', 'retired'],
      ['defaulted1', 'defaulted'],
      ['golden_set', '5set'],
      ['penalties', 'pen'],
      ['after_penalties', 'after_pen'],
      ['overtime', 'ot'],
      ['1p_ot', 'ot'],
      ['awaiting_ot', 'paused'],
    ]
    for (const [word, status] of others) assert.equal(liveStatusOf(word), status, word)
    for (const word of ['constructor', 'pause10', '1i_xx', '']) assert.isNull(liveStatusOf(word))
  })

  test('an unknown status is named; an unknown bet status stops bets', ({ assert }) => {
    const read = live('change', '', '', 'status="fog" betstatus="maybe" score="1:0" active="0"')
    assert.deepEqual(left(read), ['unknownStatus fog', 'unknownStatus betstatus maybe'])
    assert.deepEqual(read.messages[0]?.event, {
      kind: 'status',
      matchKey,
      update: { betStatus: 'stopped', active: false, state: { score: [1, 0] } },
    })
  })

  test('tennis has sets, a game and a server', ({ assert }) => {
    const attributes = 'status="2set" score="1:0" setscores="6:4,3:2" gamescore="50:40" server="1"'
    const event = onlyEvent(live('change', '', '', attributes))
    assert.deepEqual(event, {
      kind: 'status',
      matchKey,
      update: {
        status: '2set',
        state: {
          score: [1, 0],
          periodScores: [
            [6, 4],
            [3, 2],
          ],
          gameScore: ['A', '40'],
          serving: 'home',
        },
      },
    })
  })

  test('sets may come one by one, and scores with an empty fraction', ({ assert }) => {
    const event = onlyEvent(
      live('change', '', '', 'status="2set" score="1.0:0.0" setscore1="11:9" setscore2="3:4"')
    )
    assert.deepEqual(event.kind === 'status' && event.update.state, {
      score: [1, 0],
      periodScores: [
        [11, 9],
        [3, 4],
      ],
    })
  })

  test('a clock has stoppage time, stands while stopped, and may count down', ({ assert }) => {
    const clockOf = (attributes: string) => {
      const event = onlyEvent(live('change', '', '', `status="1p" ${attributes}`))
      const clock = event.kind === 'status' ? event.update.state?.clock : null
      return clock && [clock.seconds, clock.isRunning]
    }
    assert.deepEqual(clockOf('matchtime="45" matchtime_extended="45:00 +02:30"'), [2850, true])
    assert.deepEqual(clockOf('matchtime="32" clock_stopped="1"'), [1860, false])
    assert.deepEqual(clockOf('matchtime="32" clock_stopped="0"'), [1860, true])
    assert.deepEqual(clockOf('remaining_time_in_period="8:49"'), [529, false])
    assert.deepEqual(clockOf('remaining_time="8:49"'), [529, false])
  })

  test('a minute without seconds is a clock too, and the first minute begins at 0', ({
    assert,
  }) => {
    const event = onlyEvent(live('change', '', '', 'status="1p" matchtime="30"'))
    const clock = event.kind === 'status' ? event.update.state?.clock : null
    assert.deepEqual(clock, { seconds: 1740, isRunning: true, at: 1_700_000_000_000 })
  })
})
