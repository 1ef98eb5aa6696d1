import { test } from '@japa/runner'
import { betbalancer } from '#feed/sources/betbalancer/adapter'
import {
  left,
  LIVE_CLEARBET,
  liveMessage as live,
  onlyEvent,
  readLive,
  refusal,
} from '#tests/feed/sources/documents'

const matchKey = 'betbalancer:815'

const NEXT_GOAL = '<Odds typeid="6" subtype="13" freetext="Next goal" specialoddsvalue="1:0"/>'

test.group('LiveOdds: the other messages', () => {
  const update = { status: '1p' as const }

  test('bet start and bet stop are read; the stop comes before the rest of the document', ({
    assert,
  }) => {
    const started = onlyEvent(live('betstart', '', '', 'status="1p" betstatus="started"'))
    assert.deepEqual(started, {
      kind: 'betStart',
      matchKey,
      update: { status: '1p', betStatus: 'started' },
    })
    const { messages } = live('betstop', '', '', 'status="1p" betstatus="stopped"')
    assert.deepEqual(
      messages.map(({ event, sequence }) => [event.kind, sequence]),
      [
        ['betStop', 9],
        ['status', 9],
      ]
    )
    assert.deepEqual(messages[0]?.event, {
      kind: 'betStop',
      matchKey,
      groups: null,
      status: -1,
      reason: null,
    })
  })

  test('cleared bets are results, and half a win is a void factor', ({ assert }) => {
    const { messages, complaints } = readLive(LIVE_CLEARBET)
    assert.lengthOf(complaints, 0)
    const lost = { won: false, voidFactorMilli: 0, deadHeatMilli: 1000 }
    assert.deepEqual(messages[0]?.event, {
      kind: 'settlement',
      matchKey,
      certainty: 1,
      markets: [
        {
          typeId: 8,
          specifier: 'goalnr=4',
          voidReason: null,
          outcomes: [
            { ...lost, key: 'home', won: true },
            { ...lost, key: 'none' },
            { ...lost, key: 'away' },
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
      ],
      update: { status: '2p', betStatus: 'stopped', active: true },
    })
  })

  test('a market with one unreadable result is not settled at all', ({ assert }) => {
    const odds = (fields: string) => `<Odds typeid="2">${fields}</Odds>`
    const won = '<OddsField type="1" outcome="1"/>'
    for (const bad of [
      '<OddsField type="x"/>',
      '<OddsField type="x" outcome="0" voidfactor="2"/>',
    ]) {
      const read = live('clearbet', odds(won + bad))
      assert.deepEqual(left(read), ['badResult 1  X'])
      assert.deepEqual(
        read.messages.map(({ event }) => event.kind),
        ['status']
      )
    }
  })

  test('settlements and cancellations are taken back by name', ({ assert }) => {
    const markets = [{ typeId: 8, specifier: 'goalnr=2' }]
    assert.deepEqual(onlyEvent(live('rollback', NEXT_GOAL)), {
      kind: 'rollbackSettlement',
      matchKey,
      markets,
      update,
    })
    const { messages } = live('undocancelbet', NEXT_GOAL, 'starttime="5"')
    assert.deepEqual(messages[0]?.event, {
      kind: 'rollbackCancel',
      matchKey,
      from: 5,
      to: null,
      markets,
    })
  })

  test('a cancellation covers bets accepted between its times, and is open where a time is missing', ({
    assert,
  }) => {
    const cancel = (root: string) => live('cancelbet', NEXT_GOAL, root)
    const event = {
      kind: 'cancel',
      matchKey,
      from: null,
      to: null,
      markets: [{ typeId: 8, specifier: 'goalnr=2', voidReason: null }],
      update,
    }
    assert.deepEqual(onlyEvent(cancel('')), event)
    assert.deepEqual(onlyEvent(cancel('starttime="5" endtime="9"')), { ...event, from: 5, to: 9 })
    assert.deepEqual(onlyEvent(cancel('endtime="9"')), { ...event, to: 9 })
    assert.deepEqual(onlyEvent(cancel('startTime="5" endTime="9"')), { ...event, from: 5, to: 9 })
    const unreadable = cancel('starttime="noon"')
    assert.deepEqual(left(unreadable), ['badTime noon null'])
    assert.isFalse(unreadable.messages.some(({ event: { kind } }) => kind === 'cancel'))
  })

  test('one goal or card is an incident, a list of them is a summary', ({ assert }) => {
    const goal = '<Score id="1" type="live" scoringteam="away" home="0" away="1" time="3"/>'
    const incident = (inner: string) => {
      const event = onlyEvent(live('score', inner))
      return event.kind === 'incident' ? event.incident : event.kind
    }
    assert.deepEqual(incident(goal), { kind: 'goal', side: 'away', period: 1, seconds: 120 })
    assert.deepEqual(incident('<Card id="2" type="yellowred" team="home" time="70"/>'), {
      kind: 'second_yellow',
      side: 'home',
      period: 1,
      seconds: 4140,
    })
    assert.equal(incident(goal + goal), 'status')
    assert.deepEqual(left(live('score', '<Card type="blue" team="home"/>')), [
      `unknownIncident Card blue of ${matchKey}`,
    ])
  })

  test('an alive message is that of the producer, with the state of each match', ({ assert }) => {
    assert.deepEqual(
      live('alive').messages.map(({ event, sequence }) => [event, sequence]),
      [
        [{ kind: 'alive', isSubscribed: true }, null],
        [{ kind: 'status', matchKey, update }, 9],
      ]
    )
  })

  test('the end of a reply is the end of recovery; messages about the connection are no events', ({
    assert,
  }) => {
    const reply = readLive('<BetradarLiveOdds status="replyend" replynr="4" timestamp="1"/>')
    assert.deepEqual(onlyEvent(reply), { kind: 'recovered', requestId: 4 })
    for (const status of ['loginok', 'loginfailed', 'replystart', 'error', 'translation']) {
      assert.deepEqual(left(live(status)), [`noEvents ${status}`])
    }
    assert.deepEqual(left(readLive('<BookmakerStatus type="login"/>')), [
      'noEvents BookmakerStatus',
    ])
  })

  test('meta names the teams, with names by language', ({ assert }) => {
    const info = (tag: string, id: number, name: string) => `<${tag} id="${id}">${name}</${tag}>`
    const inner = `<MatchInfo><DateOfMatch>1700000000000</DateOfMatch>${[
      info('Sport', 1, 'Soccer'),
      info('Category', 2, 'Ruritania'),
      info('Tournament', 3, 'Cup'),
      info('HomeTeam', 4, 'Reds'),
      info('AwayTeam', 5, 'Blues'),
    ].join(
      ''
    )}</MatchInfo><Translation><Tournament id="3"><Name lang="it">Coppa</Name></Tournament></Translation>`
    assert.deepEqual(onlyEvent(live('meta', inner)), {
      kind: 'fixture',
      matchKey,
      startsAt: 1_700_000_000_000,
      sportId: 1,
      category: { key: 'betbalancer:category:2', name: 'Ruritania', names: {} },
      tournament: { key: 'betbalancer:tournament:3', name: 'Cup', names: { it: 'Coppa' } },
      home: { key: 'betbalancer:competitor:4', name: 'Reds' },
      away: { key: 'betbalancer:competitor:5', name: 'Blues' },
      update,
    })
    assert.deepEqual(left(live('meta')), [`missingAttribute meta of ${matchKey}`])
  })

  test('unknown messages are refused; a match without a number does not stop the others', ({
    assert,
  }) => {
    assert.equal(refusal(betbalancer, '<odds_change/>'), 'unknownMessage')
    const root = (attributes: string) => `<BetbalancerLiveOdds ${attributes}/>`
    assert.equal(refusal(betbalancer, root('status="party" timestamp="1"')), 'unknownMessage')
    assert.equal(refusal(betbalancer, root('status="alive"')), 'missingAttribute')
    const read = readLive(
      '<BetbalancerLiveOdds status="change" timestamp="1"><Match matchid="x" status="1p"/>' +
        '<Match matchid="815" status="1p"/></BetbalancerLiveOdds>'
    )
    assert.lengthOf(read.messages, 1)
    assert.deepEqual(left(read), ['missingAttribute matchid x'])
  })

  test('a message number that no match can reach is ignored, since later messages would count as old', ({
    assert,
  }) => {
    const read = readLive(
      '<BetbalancerLiveOdds status="change" timestamp="1"><Match matchid="815" msgnr="999999999999999" status="1p"/>' +
        '<Match matchid="816" msgnr="9" status="1p"/></BetbalancerLiveOdds>'
    )
    assert.lengthOf(read.messages, 1)
    assert.deepEqual(left(read), ['badSequence betbalancer:815 999999999999999'])
  })

  test('a goal taken back is no goal, and the period is the current one', ({ assert }) => {
    const goal = (attributes: string, status: string) =>
      onlyEvent(
        live(
          'score',
          `<Score away="0" home="1" id="7" scoringteam="home" time="-1" type="live" ${attributes}/>`,
          '',
          `status="${status}" score="1:0"`
        )
      )
    assert.equal(goal('canceled="true"', '1p').kind, 'status')
    for (const [status, period] of [
      ['1p', 1],
      ['3p', 3],
      ['ot', 3],
    ] as const) {
      const event = goal('canceled="false"', status)
      assert.isTrue(event.kind === 'incident' && event.incident.period === period, status)
    }
  })
})
