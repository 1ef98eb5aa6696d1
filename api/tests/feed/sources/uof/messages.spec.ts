import { test } from '@japa/runner'
import { uof } from '#feed/sources/uof/adapter'
import { left, onlyEvent, readUof, refusal } from '#tests/feed/sources/documents'

const MATCH = 'product="1" event_id="sr:match:4711" timestamp="1700000000000"'
const matchKey = 'uof:sr:match:4711'

/** One market of a message. */
const market = (attributes: string, inner = '') => `<market ${attributes}>${inner}</market>`

test.group('Unified odds feed: stops, settlement, cancellation', () => {
  test('a bet stop names groups of the catalogue, or stops all', ({ assert }) => {
    const stop = (attributes: string) => onlyEvent(readUof(`<bet_stop ${MATCH} ${attributes}/>`))
    const all = { kind: 'betStop', matchKey, groups: null, status: -1, reason: null }
    assert.deepEqual(stop('groups="all"'), all)
    assert.deepEqual(stop(''), all)
    assert.deepEqual(stop('groups="corners|scorers" market_status="0" betstop_reason="1"'), {
      ...all,
      groups: ['corners', 'players'],
      status: 0,
      reason: '1',
    })
    // an unknown group may hold any market
    for (const groups of ['score|regular_play', 'corners|incl_ot', 'all|corners', '', '|']) {
      assert.deepEqual(stop(`groups="${groups}"`), all, groups)
    }
  })

  test('a settlement keeps void factors and dead heats, and leaves out undecided outcomes', ({
    assert,
  }) => {
    const read = readUof(
      `<bet_settlement certainty="2" ${MATCH}><outcomes>${[
        market(
          'id="16" specifiers="hcp=-0.75" void_reason="8"',
          '<outcome id="1714" result="1" void_factor="0.5"/><outcome id="1715" result="0" void_factor="1"/>'
        ),
        market(
          'id="40"',
          '<outcome id="sr:player:1" result="1" dead_heat_factor="0.3333"/><outcome id="sr:player:2" result="-1"/>'
        ),
      ].join('')}</outcomes></bet_settlement>`
    )
    assert.deepEqual(onlyEvent(read), {
      kind: 'settlement',
      matchKey,
      certainty: 2,
      markets: [
        {
          typeId: 16,
          specifier: 'hcp=-0.75',
          voidReason: 8,
          outcomes: [
            { key: 'home', won: true, voidFactorMilli: 500, deadHeatMilli: 1000 },
            { key: 'away', won: false, voidFactorMilli: 1000, deadHeatMilli: 1000 },
          ],
        },
        {
          typeId: 40,
          specifier: '',
          voidReason: null,
          outcomes: [{ key: 'player:1', won: true, voidFactorMilli: 0, deadHeatMilli: 333 }],
        },
      ],
      update: {},
    })
  })

  test('a market with one unreadable result is not settled at all', ({ assert }) => {
    const bad = [
      'result="2"',
      '',
      'result="1" void_factor="0.3"',
      'result="1" dead_heat_factor="2"',
    ]
    for (const attributes of bad) {
      const read = readUof(
        `<bet_settlement certainty="1" ${MATCH}><outcomes>${market(
          'id="1"',
          `<outcome id="1" result="1"/><outcome id="2" ${attributes}/>`
        )}</outcomes></bet_settlement>`
      )
      assert.deepEqual(left(read), ['badResult 1  X'], attributes)
      assert.lengthOf(read.messages, 0)
    }
  })

  test('a cancellation has a window of time, open where a time is missing', ({ assert }) => {
    const cancel = (attributes: string, root = 'bet_cancel') =>
      readUof(`<${root} ${MATCH} ${attributes}>${market('id="1" void_reason="12"')}</${root}>`)
    const event = {
      kind: 'cancel',
      matchKey,
      from: null,
      to: null,
      markets: [{ typeId: 1, specifier: '', voidReason: 12 }],
      update: {},
    }
    assert.deepEqual(onlyEvent(cancel('')), event)
    assert.deepEqual(onlyEvent(cancel('start_time="5" end_time="9"')), { ...event, from: 5, to: 9 })
    assert.deepEqual(onlyEvent(cancel('end_time="9"')), { ...event, to: 9 })
    for (const [attributes, named] of [
      ['start_time="yesterday"', 'badTime yesterday null'],
      ['end_time="-5"', 'badTime null -5'],
      ['start_time="9" end_time="5"', 'badTime 9 5'],
    ] as const) {
      const unreadable = cancel(attributes)
      assert.lengthOf(unreadable.messages, 0)
      assert.deepEqual(left(unreadable), [named])
    }
    assert.deepEqual(onlyEvent(cancel('start_time="5" end_time="5"')), { ...event, from: 5, to: 5 })
    assert.deepEqual(onlyEvent(cancel('start_time="5"', 'rollback_bet_cancel')), {
      kind: 'rollbackCancel',
      matchKey,
      from: 5,
      to: null,
      markets: [{ typeId: 1, specifier: '' }],
    })
  })

  test('an entry without a known market is named as a fault and left out', ({ assert }) => {
    for (const root of ['bet_cancel', 'rollback_bet_cancel', 'rollback_bet_settlement']) {
      const read = readUof(`<${root} ${MATCH}/>`)
      assert.lengthOf(read.messages, 0)
      assert.deepEqual(left(read), [`noMarkets ${root} of sr:match:4711`])
    }
    const settlement = readUof(
      `<bet_settlement certainty="2" ${MATCH}><outcomes/></bet_settlement>`
    )
    assert.deepEqual(left(settlement), ['noMarkets bet_settlement of sr:match:4711'])
  })

  test('a settlement is taken back by name', ({ assert }) => {
    const xml = `<rollback_bet_settlement ${MATCH}>${market('id="62" specifiers="goalnr=1"')}</rollback_bet_settlement>`
    assert.deepEqual(onlyEvent(readUof(xml)), {
      kind: 'rollbackSettlement',
      matchKey,
      markets: [{ typeId: 62, specifier: 'goalnr=1' }],
      update: {},
    })
  })
})

test.group('Unified odds feed: producers and fixtures', () => {
  test('alive, down and recovered are states of the producer', ({ assert }) => {
    const read = (xml: string) =>
      readUof(xml).messages.map(({ producer, event }) => [producer, event])
    const at = 'product="3" timestamp="1700000000000"'
    assert.deepEqual(read(`<alive ${at} subscribed="1"/>`), [
      ['uof:3', { kind: 'alive', isSubscribed: true }],
    ])
    const down = [['uof:3', { kind: 'alive', isSubscribed: false }]]
    assert.deepEqual(read(`<alive ${at} subscribed="0"/>`), down)
    assert.deepEqual(read(`<product_down ${at}/>`), down)
    assert.deepEqual(read(`<snapshot_complete ${at} request_id="7"/>`), [
      ['uof:3', { kind: 'recovered', requestId: 7 }],
    ])
  })

  test('a fixture change cancels a match, ends its coverage or asks for its fixture', ({
    assert,
  }) => {
    const change = (type: string) => readUof(`<fixture_change ${MATCH} change_type="${type}"/>`)
    const status = (update: object) => ({ kind: 'status', matchKey, update })
    assert.deepEqual(onlyEvent(change('3')), status({ status: 'cancelled' }))
    assert.deepEqual(onlyEvent(change('5')), status({ active: false }))
    for (const type of ['1', '2', '4', '6', '', '99']) {
      assert.deepEqual(onlyEvent(change(type)), { kind: 'fixtureWanted', matchKey }, type)
    }
  })

  test('a fixture has teams, league and start', ({ assert }) => {
    const read = readUof(`<fixtures_fixture generated_at="2026-01-01T00:00:00+00:00">
      <fixture id="sr:match:4711" start_time="2026-01-02T19:00:00+01:00" status="not_started" liveodds="booked">
        <tournament id="sr:tournament:7" name="Cup"><sport id="sr:sport:1" name="Soccer"/>
          <category id="sr:category:9" name="Ruritania"/></tournament>
        <competitors><competitor id="sr:competitor:2" name="Blues" qualifier="away"/>
          <competitor id="sr:competitor:1" name="Reds" qualifier="home"/></competitors>
      </fixture><fixture id="sr:match:4712"/></fixtures_fixture>`)
    assert.deepEqual(left(read), ['missingAttribute fixture sr:match:4712'])
    assert.deepEqual(read.messages, [
      {
        producer: 'uof:1',
        generatedAt: Date.UTC(2026, 0, 1),
        sequence: null,
        event: {
          kind: 'fixture',
          matchKey,
          startsAt: Date.UTC(2026, 0, 2, 18),
          sportId: 1,
          category: { key: 'uof:sr:category:9', name: 'Ruritania', names: {} },
          tournament: { key: 'uof:sr:tournament:7', name: 'Cup', names: {} },
          home: { key: 'uof:sr:competitor:1', name: 'Reds' },
          away: { key: 'uof:sr:competitor:2', name: 'Blues' },
          update: { status: 'not_started' },
        },
      },
    ])
  })

  test('a document without a known message, match or time is refused; an event that is not a match is named', ({
    assert,
  }) => {
    assert.equal(refusal(uof, '<constructor product="1" timestamp="1"/>'), 'unknownMessage')
    assert.equal(
      refusal(uof, '<bet_stop timestamp="1" event_id="sr:match:1"/>'),
      'missingAttribute'
    )
    assert.equal(refusal(uof, '<bet_stop product="1" event_id="sr:match:1"/>'), 'missingAttribute')
    assert.equal(
      refusal(uof, '<bet_stop product="1" timestamp="1" event_id="x"/>'),
      'missingAttribute'
    )
    const season = readUof('<bet_stop product="1" timestamp="1" event_id="sr:season:1"/>')
    assert.deepEqual(left(season), ['noMatch sr:season:1'])
    for (const root of [
      'market_descriptions',
      'void_reasons_descriptions',
      'cashout',
      'response',
    ]) {
      assert.deepEqual(left(readUof(`<${root}/>`)), [`noEvents ${root}`])
    }
  })
})
