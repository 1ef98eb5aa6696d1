/** A slot of five reels, three rows and ten lines. */
import { multiplied, settled, type Game, type StakedBet } from '../game.ts'
import { objectOf, stakeOf } from '../read.ts'
import {
  COIN,
  COIN_PAYS_MILLI,
  LINE_PAYS_MILLI,
  PAY_LINES,
  REELS,
  SHOWN_ROWS,
  WILD,
  type SlotSymbol,
} from './reels.ts'

export interface SlotOutcome {
  /** By reel: the place of its top symbol. */
  stops: readonly number[]
}

/** What a line, or the coins, pays. */
export interface SlotWin {
  /** The line from 0; null for the coins. */
  line: number | null
  symbol: SlotSymbol
  count: number
  multipleMilli: number
}

/** The fewest symbols that pay. */
const LEAST_COUNT = 3

export const slot: Game<SlotOutcome, StakedBet> = {
  draw: (draws) => ({ stops: REELS.map((reel) => draws.below(reel.length)) }),
  readBet: (value) => {
    const stakeMinor = stakeOf(objectOf(value))
    return stakeMinor === null ? null : { stakeMinor }
  },
  settle: (bet, outcome) => {
    const milli = slotWins(outcome).reduce((total, win) => total + win.multipleMilli, 0)
    return settled(bet, multiplied(bet.stakeMinor, milli))
  },
  highestWinMinor: ({ stakeMinor }) => multiplied(stakeMinor, HIGHEST_MILLI),
}

/** Every line cannot pay more than the best one, nor coins more than five. */
const HIGHEST_MILLI =
  PAY_LINES.length * Math.max(...Object.values(LINE_PAYS_MILLI).flat()) +
  Math.max(...COIN_PAYS_MILLI)

/** What is shown: by reel, its symbols from the top. */
export const shownSymbols = ({ stops }: SlotOutcome): SlotSymbol[][] =>
  REELS.map((reel, place) =>
    Array.from({ length: SHOWN_ROWS }, (_, row) => symbolAt(reel, (stops[place] ?? 0) + row))
  )

/** Every line that pays, and the coins when they do. */
export function slotWins(outcome: SlotOutcome): SlotWin[] {
  const shown = shownSymbols(outcome)
  const lines = PAY_LINES.map((rows, line) => {
    const symbols = shown.map((reel, place) => symbolAt(reel, rows[place] ?? 0))
    return { line, ...bestOfLine(symbols) }
  })
  const count = shown.flat().filter((symbol) => symbol === COIN).length
  const coins = { line: null, symbol: COIN, count, multipleMilli: payOf(COIN_PAYS_MILLI, count) }
  return [...lines, coins].filter((win) => win.multipleMilli > 0)
}

/** The best pay of one line from the left: wilds alone, or the first other symbol with wilds among it. */
export function bestOfLine(symbols: readonly SlotSymbol[]): Omit<SlotWin, 'line'> {
  const other = symbols.find((symbol) => symbol !== WILD) ?? WILD
  const wilds = winOf(WILD, runOf(symbols, WILD))
  // a coin stands on no line, and no wild stands for it
  if (other === WILD || other === COIN) return wilds
  const win = winOf(other, runOf(symbols, other))
  return win.multipleMilli > wilds.multipleMilli ? win : wilds
}

/** How many of a symbol, or wilds, stand together from the left. */
function runOf(symbols: readonly SlotSymbol[], of: SlotSymbol): number {
  let count = 0
  for (const symbol of symbols) {
    if (symbol !== of && symbol !== WILD) break
    count++
  }
  return count
}

const winOf = (symbol: SlotSymbol, count: number): Omit<SlotWin, 'line'> => ({
  symbol,
  count,
  multipleMilli: payOf(LINE_PAYS_MILLI[symbol], count),
})

const payOf = (pays: readonly number[], count: number): number => pays[count - LEAST_COUNT] ?? 0

function symbolAt(reel: readonly SlotSymbol[], place: number): SlotSymbol {
  const symbol = reel[place % reel.length]
  if (!symbol) throw new RangeError(`no symbol at ${place}`)
  return symbol
}
