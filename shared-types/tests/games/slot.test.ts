import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  COIN_PAYS_MILLI,
  LINE_PAYS_MILLI,
  PAY_LINES,
  REELS,
  type SlotSymbol,
} from '../../src/games/slot/reels.ts'
import { bestOfLine, shownSymbols, slot, slotWins } from '../../src/games/slot/slot.ts'

const line = (symbols: string) => bestOfLine([...symbols] as SlotSymbol[])
const stops = fc.tuple(...REELS.map((reel) => fc.nat({ max: reel.length - 1 })))

/** The pay of the line written out: the run of each symbol counted cell by cell. */
function slowly(chosen: readonly number[], stakeMinor: number): number {
  const cell = (reel: number, row: number) =>
    REELS[reel]![(chosen[reel]! + row) % REELS[reel]!.length]!
  let milli = 0
  for (const rows of PAY_LINES) {
    const shown = rows.map((row, reel) => cell(reel, row)).join('')
    let best = 0
    for (const [symbol, pays] of Object.entries(LINE_PAYS_MILLI)) {
      const run = new RegExp(`^[${symbol}W]*`).exec(shown)?.[0].length ?? 0
      if (symbol !== 'X') best = Math.max(best, pays[run - 3] ?? 0)
    }
    milli += best
  }
  let coins = 0
  for (let reel = 0; reel < 5; reel++) {
    for (let row = 0; row < 3; row++) if (cell(reel, row) === 'X') coins++
  }
  milli += COIN_PAYS_MILLI[coins - 3] ?? 0
  return Math.floor((stakeMinor * milli) / 1000)
}

describe('a line', () => {
  test.each([
    ['CCCLL', 'C', 3],
    ['CCCCL', 'C', 4],
    ['WCCLL', 'C', 3],
    ['WWSWS', 'S', 5],
    ['WWWCL', 'W', 3],
    ['WWWWW', 'W', 5],
    ['WWWSS', 'S', 5],
  ])('%s pays for %s, %d of it', (symbols, symbol, count) => {
    expect(line(symbols)).toMatchObject({ symbol, count })
    expect(line(symbols).multipleMilli).toBeGreaterThan(0)
  })
  test.each(['CCLCC', 'LCCCC', 'XXXXX', 'CCXCC', 'XWWWW'])('%s pays nothing', (symbols) => {
    expect(line(symbols).multipleMilli).toBe(0)
  })
})

describe('a spin', () => {
  test('shows three rows of five reels and pays as counted cell by cell', () => {
    fc.assert(
      fc.property(stops, fc.integer({ min: 1, max: 1_000_000 }), (chosen, stakeMinor) => {
        expect(shownSymbols({ stops: chosen }).map((reel) => reel.length)).toEqual([3, 3, 3, 3, 3])
        const { winMinor } = slot.settle({ stakeMinor }, { stops: chosen })
        expect(winMinor).toBe(slowly(chosen, stakeMinor))
        expect(winMinor > 0).toBe(slotWins({ stops: chosen }).length > 0 && winMinor > 0)
      }),
      { numRuns: 500 }
    )
  })
})
