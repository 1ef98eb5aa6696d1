import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stream } from '../../src/draws/stream.ts'
import { codesOf } from '../../src/games/game_codes.ts'
import type { SlotMachine } from '../../src/games/slot/machine.ts'
import { machineOf, slotOfCode } from '../../src/games/slot/machines.ts'
import { ORCHARD_REELS } from '../../src/games/slot/machines/orchard_reels.ts'
import { bestOfLine, placesOf, shownSymbols, slotWins } from '../../src/games/slot/slot.ts'

const line = (symbols: string) => bestOfLine(ORCHARD_REELS, [...symbols])

/** The pay of a spin written out: runs of lines by a pattern, ways counted one by one, scatters cell by cell. */
function slowly(machine: SlotMachine, chosen: readonly number[]): number {
  const { reels, rows, lines, pays, wild, scatter, leastCount } = machine
  const cell = (reel: number, row: number) =>
    reels[reel]![(chosen[reel]! + row) % reels[reel]!.length]!
  const runOf = (symbol: string, way: readonly number[]): number => {
    const shown = way.map((row, reel) => cell(reel, row)).join('')
    return new RegExp(`^[${symbol}${wild}]*`).exec(shown)?.[0].length ?? 0
  }
  const symbols = Object.keys(pays)
  const payOf = (symbol: string, run: number): number => pays[symbol]?.[run - leastCount] ?? 0
  const cells = reels.flatMap((_, reel) => upTo(rows).map((row) => cell(reel, row)))
  const scatters = cells.filter((symbol) => symbol === scatter?.symbol).length
  const scatterPays = scatter && scatters >= scatter.least ? scatter.pays : []
  const scattered = scatterPays[Math.min(scatters - (scatter?.least ?? 0), scatterPays.length - 1)]
  const ofLines = (lines ?? []).map((way) =>
    Math.max(...symbols.map((symbol) => payOf(symbol, runOf(symbol, way))))
  )
  const ways = lines ? [] : waysOf(reels.length, rows)
  const ofWays = symbols.map((symbol) => {
    const longest = Math.max(0, ...ways.map((way) => runOf(symbol, way)))
    // ways that are alike up to the end of the run are one
    const alike = ways.filter(
      (way) => runOf(symbol, way) === longest && way.slice(longest).every((row) => row === 0)
    )
    return alike.length * payOf(symbol, longest)
  })
  return [scattered ?? 0, ...ofLines, ...ofWays].reduce((sum, milli) => sum + milli, 0)
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, place) => place)

const waysOf = (reels: number, rows: number): number[][] =>
  reels === 0
    ? [[]]
    : waysOf(reels - 1, rows).flatMap((way) =>
        Array.from({ length: rows }, (_, row) => [...way, row])
      )

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

describe.each(codesOf('slot'))('%s', (code) => {
  const machine = machineOf(code)
  const stops = fc.tuple(...machine.reels.map((reel) => fc.nat({ max: reel.length - 1 })))

  test('pays a spin as counted way by way, and marks the symbols that are paid', () => {
    fc.assert(
      fc.property(stops, (chosen) => {
        const shown = shownSymbols(machine, chosen)
        expect(shown.map((reel) => reel.length)).toEqual(machine.reels.map(() => machine.rows))
        const wins = slotWins(machine, chosen)
        expect(wins.reduce((sum, win) => sum + win.multipleMilli, 0)).toBe(slowly(machine, chosen))
        for (const win of wins) {
          const places = placesOf(machine, chosen, win)
          expect(places.length).toBeGreaterThanOrEqual(win.count)
          for (const [reel, row] of places) {
            expect([win.symbol, machine.wild]).toContain(shown[reel]?.[row])
          }
        }
      }),
      { numRuns: 25 }
    )
  })

  test('draws as many free spins as it promises, when it does, and multiplies their pays', () => {
    const { scatter } = machine
    const game = slotOfCode(code)
    const rounds = Array.from({ length: 400 }, (_, round) =>
      game.draw(stream({ serverSeed: 'free', clientSeed: code, round }), round)
    )
    for (const { stops: at, free } of rounds) {
      const shown = shownSymbols(machine, at).flat()
      const isFree =
        shown.filter((symbol) => symbol === scatter?.symbol).length >= (scatter?.least ?? 99)
      expect(free?.length).toBe(isFree && scatter?.free ? scatter.free.spins : undefined)
      const paid = (spin: readonly number[]) =>
        slotWins(machine, spin).reduce((sum, win) => sum + win.multipleMilli, 0)
      const freeMilli = (free ?? []).reduce((sum, spin) => sum + paid(spin), 0)
      const milli = paid(at) + (scatter?.free?.multiple ?? 0) * freeMilli
      expect(game.settle({ stakeMinor: 1000 }, { stops: at, ...(free && { free }) }).winMinor).toBe(
        milli
      )
    }
    expect(rounds.some(({ free }) => free)).toBe(Boolean(scatter?.free))
  })

  test('knows every symbol of its reels, no wild of ways on the first, and pays that rise', () => {
    const known = new Set([...Object.keys(machine.pays), machine.wild, scatterOf(machine)])
    for (const symbol of machine.reels.join('')) expect(known.has(symbol)).toBe(true)
    for (const symbol of new Set(machine.reels.join(''))) {
      expect(machine.looks[symbol]).toBeDefined()
    }
    if (!machine.lines) expect(machine.reels[0]).not.toContain(machine.wild)
    for (const pays of Object.values(machine.pays)) {
      expect(pays).toEqual(pays.toSorted((a, b) => a - b))
    }
  })
})

const scatterOf = ({ scatter }: SlotMachine) => scatter?.symbol
