/** Slots: the engine that spins and pays a machine. */
import type { Draws } from '../../draws/stream.ts'
import { multiplied, settled, type Game, type StakedBet } from '../game.ts'
import { objectOf, stakeOf } from '../read.ts'
import { payOf, symbolsAt, type SlotMachine, type SlotSymbol } from './machine.ts'
import { ORCHARD_REELS } from './machines/orchard_reels.ts'

/** By reel: the place of its top symbol. */
export type Stops = readonly number[]

export interface SlotOutcome {
  stops: Stops
  /** Of each free spin; a round without has none. */
  free?: readonly Stops[]
}

/** What a line, the ways of a symbol, or the scatters pay. */
export interface SlotWin {
  by: 'line' | 'ways' | 'scatter'
  /** The line from 0; of lines alone. */
  line: number | null
  symbol: SlotSymbol
  count: number
  /** Of the whole stake, in thousandths. */
  multipleMilli: number
}

/** A symbol on screen. */
export type Place = readonly [reel: number, row: number]

/** The game of a machine. */
export const slotGame = (machine: SlotMachine): Game<SlotOutcome, StakedBet> => ({
  draw: (draws) => drawSpins(machine, draws),
  readBet: (value) => {
    const stakeMinor = stakeOf(objectOf(value))
    return stakeMinor === null ? null : { stakeMinor }
  },
  settle: (bet, outcome) => settled(bet, multiplied(bet.stakeMinor, milliOf(machine, outcome))),
  highestWinMinor: ({ stakeMinor }) => multiplied(stakeMinor, highestMilli(machine)),
})

export const slot = slotGame(ORCHARD_REELS)

function drawSpins(machine: SlotMachine, draws: Draws): SlotOutcome {
  const spin = (): number[] => machine.reels.map((reel) => draws.below(reel.length))
  const stops = spin()
  const { scatter } = machine
  if (!scatter?.free || scattersAt(machine, stops) < scatter.least) return { stops }
  return { stops, free: Array.from({ length: scatter.free.spins }, spin) }
}

/** What a round pays, in thousandths of the stake; free spins are multiplied. */
function milliOf(machine: SlotMachine, { stops, free = [] }: SlotOutcome): number {
  const paid = (at: Stops): number =>
    slotWins(machine, at).reduce((total, win) => total + win.multipleMilli, 0)
  const multiple = machine.scatter?.free?.multiple ?? 1
  return paid(stops) + multiple * free.reduce((total, at) => total + paid(at), 0)
}

/** No line pays more than the best one, no way more than the most symbols on every reel, nor scatters more than all. */
function highestMilli(machine: SlotMachine): number {
  const { lines, pays, scatter } = machine
  const best = (of: readonly number[]): number => Math.max(0, ...of)
  const highest = lines
    ? lines.length * best(Object.values(pays).flat())
    : Object.entries(pays).reduce(
        (sum, [symbol, own]) => sum + best(own) * mostWays(machine, symbol),
        0
      )
  const spin = highest + best(scatter?.pays ?? [])
  return spin * (1 + (scatter?.free?.spins ?? 0) * (scatter?.free?.multiple ?? 0))
}

const mostWays = ({ reels, rows, wild }: SlotMachine, symbol: SlotSymbol): number =>
  reels.reduce((ways, reel) => {
    const counts = [...reel].map((_, stop) => countOf(symbolsAt(reel, stop, rows), symbol, wild))
    return ways * Math.max(...counts)
  }, 1)

/** What is shown: by reel, its symbols from the top. */
export const shownSymbols = ({ reels, rows }: SlotMachine, stops: Stops): SlotSymbol[][] =>
  reels.map((reel, place) => symbolsAt(reel, stops[place] ?? 0, rows))

/** Everything that one spin pays, before the multiple of free spins. */
export function slotWins(machine: SlotMachine, stops: Stops): SlotWin[] {
  const shown = shownSymbols(machine, stops)
  const wins = machine.lines
    ? winsOfLines(machine, machine.lines, shown)
    : winsOfWays(machine, shown)
  return [...wins, ...winOfScatters(machine, stops)].filter(
    ({ multipleMilli }) => multipleMilli > 0
  )
}

const winsOfLines = (
  machine: SlotMachine,
  lines: readonly (readonly number[])[],
  shown: readonly SlotSymbol[][]
): SlotWin[] =>
  lines.map((rows, line) => {
    const symbols = shown.map((reel, place) => reel[rows[place] ?? 0] ?? '')
    return { by: 'line', line, ...bestOfLine(machine, symbols) }
  })

function winsOfWays(
  { pays, wild, leastCount }: SlotMachine,
  shown: readonly SlotSymbol[][]
): SlotWin[] {
  return Object.keys(pays).map((symbol) => {
    let [ways, count] = [1, 0]
    for (const reel of shown) {
      const own = countOf(reel, symbol, wild)
      if (own === 0) break
      ways *= own
      count++
    }
    const multipleMilli = ways * payOf(pays[symbol], leastCount, count)
    return { by: 'ways', line: null, symbol, count, multipleMilli }
  })
}

function winOfScatters(machine: SlotMachine, stops: Stops): SlotWin[] {
  const { scatter } = machine
  if (!scatter) return []
  const count = scattersAt(machine, stops)
  const multipleMilli = payOf(scatter.pays, scatter.least, count)
  return [{ by: 'scatter', line: null, symbol: scatter.symbol, count, multipleMilli }]
}

const scattersAt = (machine: SlotMachine, stops: Stops): number =>
  shownSymbols(machine, stops)
    .flat()
    .filter((symbol) => symbol === machine.scatter?.symbol).length

const countOf = (symbols: readonly SlotSymbol[], of: SlotSymbol, wild: SlotSymbol): number =>
  symbols.filter((symbol) => symbol === of || symbol === wild).length

/** The best pay of one line from the left: wilds alone, or the first other symbol with wilds among it. */
export function bestOfLine(
  machine: SlotMachine,
  symbols: readonly SlotSymbol[]
): Omit<SlotWin, 'by' | 'line'> {
  const { wild, scatter, pays, leastCount } = machine
  const winOf = (symbol: SlotSymbol): Omit<SlotWin, 'by' | 'line'> => {
    const end = symbols.findIndex((one) => one !== symbol && one !== wild)
    const count = end === -1 ? symbols.length : end
    return { symbol, count, multipleMilli: payOf(pays[symbol], leastCount, count) }
  }
  const other = symbols.find((symbol) => symbol !== wild) ?? wild
  const wilds = winOf(wild)
  // a scatter stands on no line, and no wild stands for it
  if (other === wild || other === scatter?.symbol) return wilds
  const win = winOf(other)
  return win.multipleMilli > wilds.multipleMilli ? win : wilds
}

/** The symbols of a win, by reel and row. */
export function placesOf(machine: SlotMachine, stops: Stops, win: SlotWin): Place[] {
  const { by, line, symbol, count } = win
  if (by === 'line') {
    const rows = machine.lines?.[line ?? 0] ?? []
    return rows.slice(0, count).map((row, reel) => [reel, row])
  }
  const isIn = (one: SlotSymbol, reel: number): boolean =>
    by === 'scatter' ? one === symbol : reel < count && (one === symbol || one === machine.wild)
  return shownSymbols(machine, stops).flatMap((reel, place) =>
    reel.flatMap((one, row): Place[] => (isIn(one, place) ? [[place, row]] : []))
  )
}
