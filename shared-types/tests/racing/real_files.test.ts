/** Real cards and a real market, against what another program read out of the same file. */
import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { readMarketStream } from '../../src/race_files/market_stream.ts'
import { readRacecard } from '../../src/race_files/racecard.ts'
import { sharedPath } from '../support/shared.ts'

interface Reckoned {
  messages: number
  marketTime: string
  removed: Record<string, { name: string; removalDate: string }>
  runners: { name: string; status: string; bsp: number | null; last_traded: number }[]
}

const stream = sharedPath('data', 'betfair', 'BASIC-1.132153978')
const expected = sharedPath('oracle', 'expected', 'racing_stream.json')
if (!stream || !expected) console.log('not run: no shared data')

describe.skipIf(!stream || !expected)('a recorded market', () => {
  let read: ReturnType<typeof readMarketStream>
  let reckoned: Reckoned
  beforeAll(() => {
    read = readMarketStream(readFileSync(stream ?? '', 'utf8'))
    reckoned = JSON.parse(readFileSync(expected ?? '', 'utf8'))
  })
  const nameOf = (number: number) => read.runners.find((one) => one.number === number)?.name

  test('has the race, its field and every message', () => {
    expect(read).toMatchObject({
      name: '1m Hcap',
      meeting: 'Hamilton',
      kind: 'horses',
      isHandicap: true,
      messageCount: reckoned.messages,
      startsAt: Date.parse(reckoned.marketTime),
    })
    expect(read.runners.map(({ name }) => name).sort()).toEqual(
      reckoned.runners.map(({ name }) => name).sort()
    )
  })

  test('has the withdrawals with their times and the prices before them', () => {
    const withdrawn = read.events.flatMap((event) => (event.kind === 'withdrawn' ? [event] : []))
    expect(
      withdrawn.map(({ runner, withdrawnAt, oddsMilli }) => [
        nameOf(runner),
        new Date(withdrawnAt).toISOString(),
        oddsMilli,
      ])
    ).toEqual([
      ['Hellavashock', '2017-06-14T07:00:50.000Z', 16_000],
      ['Hymn For The Dudes', '2017-06-14T09:23:43.000Z', 28_000],
    ])
    const removed = Object.values(reckoned.removed).map(({ name }) => name)
    expect(withdrawn.map(({ runner }) => nameOf(runner)).sort()).toEqual(removed.sort())
  })

  test('has the last prices, the starting prices and the winner', () => {
    const last = new Map<string, number>()
    for (const event of read.events) {
      if (event.kind === 'price') last.set(nameOf(event.runner) ?? '', event.oddsMilli / 1000)
    }
    const result = read.events.find((event) => event.kind === 'result')
    const ran = reckoned.runners.filter(({ status }) => status !== 'REMOVED')
    for (const { name, last_traded: price } of ran) {
      expect([name, last.get(name)]).toEqual([name, price])
    }
    expect(
      result?.startingPrices.map(({ runner, oddsMilli }) => [nameOf(runner), oddsMilli])
    ).toEqual(ran.map(({ name, bsp }) => [name, Math.round((bsp ?? 0) * 1000)]))
    expect(result?.winners.map(nameOf)).toEqual(
      ran.filter(({ status }) => status === 'WINNER').map(({ name }) => name)
    )
    const kinds = read.events.filter(({ kind }) => kind !== 'price').map(({ kind }) => kind)
    expect(kinds).toEqual(['withdrawn', 'withdrawn', 'off', 'suspended', 'result'])
  })
})

const card = sharedPath('data', 'betfair', 'racecards0.json')

test.skipIf(!card)('a card has its race, and of each runner what it says', () => {
  const read = readRacecard(readFileSync(card ?? '', 'utf8'))
  expect(read).toMatchObject({
    name: 'Race Five',
    meeting: 'Evangeline Downs',
    startsAt: Date.parse('2017-05-14T00:28:00.000Z'),
    isHandicap: false,
  })
  expect(read.runners).toHaveLength(10)
  expect(read.runners[0]).toEqual({
    number: 1,
    name: 'Tiger Lady',
    entry: null,
    card: {
      draw: 1,
      jockey: 'Alfredo Contreras',
      trainer: 'Terry W. Vance',
      weightGrams: 54_431,
      age: 8,
      form: '454359',
      colours: "Red, White 'TV' on Maroon Star",
    },
  })
})

describe('faults of a file are named', () => {
  const runner = (saddleCloth: string, name = 'Day O') => ({ saddleCloth, name })
  const cardOf = (...runners: object[]) => JSON.stringify({ race: { raceTitle: 'Oaks' }, runners })

  test('coupled runners of one number share an entry', () => {
    const { runners } = readRacecard(cardOf(runner('1'), runner('1A', 'Express'), runner('2')))
    expect(runners.map(({ number, entry }) => [number, entry])).toEqual([
      [1, 1],
      [3, 1],
      [2, null],
    ])
  })
  test.each([
    ['{}', 'no race card'],
    [cardOf(), 'no race card'],
    [cardOf(runner('')), 'runner Day O has no number'],
    [cardOf(runner('4', ' ')), 'runner 4 has no name'],
  ])('%s: %s', (text, fault) => {
    expect(() => readRacecard(text)).toThrow(fault)
  })
  test('of a stream with its line', () => {
    expect(() => readMarketStream('\n{"pt": "soon"}')).toThrow('line 2 is no message of a market')
    expect(() => readMarketStream('{"pt": 1, "mc": []}')).toThrow('no line says which market it is')
  })
})
