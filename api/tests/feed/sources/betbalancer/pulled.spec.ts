import { test } from '@japa/runner'
import { clock } from '#core/timing/clock'
import { left, PULLED, readLive } from '#tests/feed/sources/documents'

const eventsOf = (xml: string) => readLive(xml).messages.map(({ event }) => event)
const withResult = (scores: string, sport = 1) =>
  `<BetbalancerBetData><Sports><Sport BetbalancerSportID="${sport}"><Category><Tournament>` +
  `<Match BetbalancerMatchID="9"><Result><ScoreInfo>${scores}</ScoreInfo></Result></Match>` +
  '</Tournament></Category></Sport></Sports></BetbalancerBetData>'

test.group('Documents pulled before a match', () => {
  test('a match is a fixture, prices, a result and the vendor’s settlement', ({ assert }) => {
    const read = readLive(PULLED)
    assert.deepEqual(left(read), [])
    assert.isTrue(
      read.messages.every(
        ({ producer, generatedAt }) =>
          producer === 'betbalancer:pre' && generatedAt === Date.UTC(2026, 0, 28, 15, 40, 40, 2)
      )
    )
    const matchKey = 'betbalancer:815'
    const lost = { won: false, voidFactorMilli: 0, deadHeatMilli: 1000 }
    const back = { ...lost, voidFactorMilli: 1000 }
    assert.deepEqual(eventsOf(PULLED), [
      {
        kind: 'fixture',
        matchKey,
        startsAt: Date.UTC(2026, 0, 30, 19, 30),
        sportId: 1,
        category: {
          key: 'betbalancer:category:13',
          name: 'Ruritania',
          names: { it: 'Ruritania (it)' },
        },
        tournament: { key: 'betbalancer:tournament:5', name: 'Cup', names: { en: 'Cup' } },
        home: { key: 'betbalancer:competitor:1', name: 'Reds & Co' },
        away: { key: 'betbalancer:competitor:2', name: 'Blues' },
        update: {},
      },
      {
        kind: 'odds',
        matchKey,
        markets: [
          {
            typeId: 16,
            specifier: 'hcp=-0.5',
            status: 1,
            isMainLine: false,
            outcomes: [
              { key: 'home', oddsMilli: 1900, active: true },
              { key: 'away', oddsMilli: null, active: false },
            ],
          },
          // the older list's 10 with 1 and X is the three-way result
          {
            typeId: 1,
            specifier: '',
            status: 1,
            isMainLine: false,
            outcomes: [
              { key: '1', oddsMilli: 2150, active: true },
              { key: 'X', oddsMilli: 3200, active: true },
            ],
          },
        ],
        update: {},
      },
      {
        kind: 'result',
        matchKey,
        facts: {
          status: 'ended',
          periods: { 1: [1, 0], 2: [1, 1] },
          fullTime: [2, 1],
          halfTime: [1, 0],
        },
      },
      {
        kind: 'settlement',
        matchKey,
        certainty: 2,
        markets: [
          {
            typeId: 1,
            specifier: '',
            voidReason: null,
            outcomes: [
              { ...lost, key: '1', won: true },
              { ...lost, key: 'X' },
              { ...lost, key: '2' },
            ],
          },
          {
            typeId: 16,
            specifier: 'hcp=-0.75',
            voidReason: null,
            outcomes: [
              { ...lost, key: 'home', won: true, voidFactorMilli: 500 },
              { ...lost, key: 'away', voidFactorMilli: 500 },
            ],
          },
          {
            typeId: 11,
            specifier: '',
            voidReason: null,
            outcomes: [
              { ...back, key: 'home' },
              { ...back, key: 'away' },
            ],
          },
        ],
        update: {},
      },
    ])
  })

  test('sets are periods, and markets without facts are left to the vendor’s settlement', ({
    assert,
  }) => {
    const sets =
      '<Score Type="FT">2:0</Score><Score Type="Set1">6:1</Score><Score Type="Set2">6:2</Score>'
    assert.deepEqual(eventsOf(withResult(sets, 5)), [
      {
        kind: 'result',
        matchKey: 'betbalancer:9',
        facts: { status: 'ended', periods: { 1: [6, 1], 2: [6, 2] }, fullTime: [2, 0] },
      },
    ])
    assert.deepEqual(left(readLive(withResult('<Score Type="FT">2:0</Score>'))), [
      'resultIncomplete betbalancer:9 halfTime',
    ])
    const beyond =
      '<Score Type="FT">1:1</Score><Score Type="HT">0:0</Score><Score Type="OT">2:1</Score>'
    assert.deepEqual(left(readLive(withResult(beyond))), ['resultIncomplete betbalancer:9 OT'])
    assert.deepEqual(left(readLive(withResult('<Score Type="FT">two</Score>'))), [
      'badScore betbalancer:9 FT two',
    ])
  })

  test('a match marked as off is cancelled, unless it was played', ({ assert }) => {
    const off = PULLED.replace('<Off>0</Off>', '<Off>1</Off>')
    const updateOf = (xml: string) => {
      const [fixture] = eventsOf(xml)
      return fixture?.kind === 'fixture' ? fixture.update : null
    }
    assert.deepEqual(updateOf(off), {})
    assert.deepEqual(updateOf(off.replace(/<Result>.*<\/Result>/, '')), { status: 'cancelled' })
  })

  test('a price of an unknown outcome is named, and a settlement with an unknown outcome is not made', ({
    assert,
  }) => {
    const rows = (inner: string) => withResult('').replace('</Match>', `${inner}</Match>`)
    const odds = rows(
      '<MatchOdds><Bet OddsType="11"><Odds OutComeId="12">2</Odds></Bet></MatchOdds>'
    )
    assert.deepEqual(left(readLive(odds)), ['unknownOutcome 11  12'])
    const result = rows(
      '<BetResult><W OddsType="1" OutComeId="1"/><W OddsType="1" OutComeId="99"/></BetResult>'
    )
    assert.deepEqual(left(readLive(result)), ['unknownOutcome 1  99', 'badResult 1 '])
    assert.lengthOf(readLive(result).messages, 0)
  })

  test('a document without a time is taken as made now', ({ assert }) => {
    const before = clock.now()
    const undated = PULLED.replace(/<Timestamp[^>]*>/, '')
    assert.isAtLeast(readLive(undated).messages[0]?.generatedAt ?? 0, before)
  })
})
