/**
 * An invented season through commands and HTTP, so that the rules are proven where the real seasons are missing. The
 * payout of each coupon is worked out here, by hand and in halves of a thousandth.
 */
import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import {
  COLUMNS,
  command,
  freshDatabase,
  openHouse,
  placeAll,
  readBoard,
  slipsOf,
  STAKE_MINOR,
  totals,
  type Column,
} from '#tests/seasons/support'
import { firstBreak } from '#tests/support/books'

interface Row {
  home: string
  away: string
  /** Goals at the end and at half time; no half time means awarded. */
  ft: [number, number]
  ht: [number, number] | null
  /** Prices in hundredths: 1 X 2, over and under 2.5, home and away of the line. */
  x12: [number, number, number]
  ou: [number, number]
  /** Handicap of the home side in quarters, with its prices. */
  quarters: number
  ah: [number, number]
}

const ROWS: Row[] = [
  {
    home: 'Alder',
    away: 'Birch',
    ft: [2, 1],
    ht: [1, 0],
    x12: [185, 360, 420],
    ou: [190, 195],
    quarters: -3,
    ah: [201, 187],
  },
  {
    home: 'Cedar',
    away: 'Dogwood',
    ft: [0, 0],
    ht: [0, 0],
    x12: [240, 310, 305],
    ou: [215, 172],
    quarters: 0,
    ah: [175, 215],
  },
  {
    home: 'Elm',
    away: 'Fir',
    ft: [1, 3],
    ht: [1, 1],
    x12: [510, 390, 165],
    ou: [181, 203],
    quarters: 3,
    ah: [198, 191],
  },
  {
    home: 'Birch',
    away: 'Cedar',
    ft: [3, 0],
    ht: [2, 0],
    x12: [155, 420, 575],
    ou: [166, 224],
    quarters: -4,
    ah: [189, 199],
  },
  {
    home: 'Dogwood',
    away: 'Elm',
    ft: [0, 3],
    ht: null,
    x12: [220, 330, 325],
    ou: [199, 186],
    quarters: -1,
    ah: [190, 198],
  },
  {
    home: 'Fir',
    away: 'Alder',
    ft: [1, 1],
    ht: [0, 1],
    x12: [290, 335, 245],
    ou: [184, 201],
    quarters: 1,
    ah: [178, 212],
  },
  {
    home: 'Alder',
    away: 'Cedar',
    ft: [2, 2],
    ht: [2, 1],
    x12: [133, 510, 950],
    ou: [158, 240],
    quarters: -7,
    ah: [202, 186],
  },
]

const price = (hundredths: number) => (hundredths / 100).toFixed(2)

function seasonFile(): string {
  const header =
    'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG,FTR,HTHG,HTAG,HTR,B365H,B365D,B365A,B365>2.5,B365<2.5,AHh,B365AHH,B365AHA'
  const lines = ROWS.map((row, index) => {
    const [h, a] = row.ft
    const result = (home: number, away: number) => (home > away ? 'H' : home < away ? 'A' : 'D')
    const half = row.ht ? [...row.ht, result(...row.ht)] : ['', '', '']
    const date = `${String(index + 1).padStart(2, '0')}/08/2024`
    const prices = [...row.x12, ...row.ou].map(price)
    const line = [row.quarters / 4, ...row.ah.map(price)]
    return ['E0', date, row.home, row.away, h, a, result(h, a), ...half, ...prices, ...line].join(
      ','
    )
  })
  const path = join(tmpdir(), `E0_2024-25-invented-${process.pid}.csv`)
  writeFileSync(path, [header, ...lines].join('\n'))
  return path
}

/** The factor of a selection, in halves of a thousandth. */
const WON = (hundredths: number) => hundredths * 20
const VOID = 2000

function handicapFactor(goals: number, quarters: number, hundredths: number): number {
  const distance = goals * 4 + quarters
  if (distance >= 2) return WON(hundredths)
  if (distance === 1) return hundredths * 10 + 1000
  if (distance === 0) return VOID
  return distance === -1 ? 1000 : 0
}

const pays = (...factors: number[]) => {
  const product = factors.reduce((all, factor) => all * BigInt(factor), BigInt(STAKE_MINOR))
  return { product, scale: 2000n ** BigInt(factors.length) }
}
const minor = (lines: { product: bigint; scale: bigint }[]) => {
  const scale = lines[0]?.scale ?? 1n
  return Number(lines.reduce((sum, line) => sum + line.product, 0n) / scale)
}

function expectedReturns(): Record<Column, number> {
  const sums: Record<Column, number> = {
    single_1x2: 0,
    single_ou25: 0,
    single_ah: 0,
    treble: 0,
    system_2_3: 0,
  }
  const favourites: number[] = []
  for (const { ft, ht, x12, ou, quarters, ah } of ROWS) {
    const [home, away] = ft
    const winner = home > away ? 0 : home === away ? 1 : 2
    const factor = (wins: boolean, hundredths: number) => (!ht ? VOID : wins ? WON(hundredths) : 0)
    x12.forEach((odds, i) => (sums.single_1x2 += minor([pays(factor(i === winner, odds))])))
    ou.forEach((odds, i) => {
      sums.single_ou25 += minor([pays(factor(home + away > 2.5 === (i === 0), odds))])
    })
    sums.single_ah += minor([pays(ht ? handicapFactor(home - away, quarters, ah[0]) : VOID)])
    sums.single_ah += minor([pays(ht ? handicapFactor(away - home, 0 - quarters, ah[1]) : VOID)])
    const lowest = x12.indexOf(Math.min(...x12))
    favourites.push(factor(lowest === winner, x12[lowest] ?? 0))
  }
  for (let i = 0; i + 3 <= favourites.length; i += 3) {
    const [a = 0, b = 0, c = 0] = favourites.slice(i, i + 3)
    sums.treble += minor([pays(a, b, c)])
    sums.system_2_3 += minor([pays(a, b), pays(a, c), pays(b, c)])
  }
  return sums
}

test.group('An invented season to the cent', () => {
  test('every single, treble and system 2/3 pays what was worked out by hand', async ({
    assert,
  }) => {
    await freshDatabase()
    const path = seasonFile()
    const inTwoDays = new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 10)
    await command('feed:import', 'football-data', path, '--starts-at', inTwoDays)
    const { players } = await openHouse()
    const board = await readBoard(players[0] ?? assert.fail('nobody is there'))
    assert.lengthOf(board, ROWS.length)
    const placed = await placeAll(players, slipsOf(board))
    await command('feed:results', 'football-data', path)

    const sums = await totals(players, placed)
    const expected = expectedReturns()
    for (const column of COLUMNS) {
      assert.deepEqual(
        { column, returnMinor: sums[column].returnMinor, open: sums[column].open },
        { column, returnMinor: expected[column], open: 0 }
      )
    }
    assert.isNull(await firstBreak())
  })
})
