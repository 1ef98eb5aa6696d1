/** The exact return of a slot. */
import { CERTAIN, fraction, NOTHING, plus, ppmOf, times, type Fraction } from '../fraction.ts'
import type { KindReturn } from '../game.ts'
import { payOf, symbolsAt, type SlotMachine, type SlotSymbol } from './machine.ts'
import { bestOfLine } from './slot.ts'

const MILLI = 1000

/**
 * Lines or ways, and scatters: a mean of a sum is the sum of the means. Free spins do not depend on the spin that brought them,
 * so they add their count, their multiple and the chance of them times the mean of one spin.
 */
export function computeSlotReturns(machine: SlotMachine): KindReturn[] {
  const { scatter } = machine
  const counts = scatterCounts(machine)
  const paid = machine.lines ? returnOfLines(machine) : returnOfWays(machine)
  const spin = plus(paid, returnOfScatters(machine, counts))
  const free = scatter?.free ?? { spins: 0, multiple: 0 }
  const more = times(chanceOfFree(machine, counts), fraction(free.spins * free.multiple, 1))
  return [{ kind: 'spin', returnPpm: ppmOf(times(spin, plus(CERTAIN, more))) }]
}

/** Each reel stops anywhere as likely, so every line has the same mean: over all symbols of the reels. */
function returnOfLines(machine: SlotMachine): Fraction {
  const counts = machine.reels.map((reel) =>
    [...new Set(reel)].map((symbol) => ({ symbol, ways: reel.split(symbol).length - 1 }))
  )
  const paid = (symbols: readonly SlotSymbol[], ways: number): number => {
    const reel = counts[symbols.length]
    if (!reel) return ways * bestOfLine(machine, symbols).multipleMilli
    return reel.reduce((total, one) => total + paid([...symbols, one.symbol], ways * one.ways), 0)
  }
  return fraction(BigInt((machine.lines ?? []).length) * BigInt(paid([], 1)), allStops(machine))
}

/** Of each symbol: the mean count on the reels of a run, times the chance that the reel behind it has none. */
function returnOfWays(machine: SlotMachine): Fraction {
  const { reels, rows, wild, pays, leastCount } = machine
  const paid = Object.entries(pays).map(([symbol, own]) => {
    const counts = reels.map((reel) => countsAt(reel, rows, [symbol, wild]))
    let [run, total] = [1n, 0n]
    for (const [place, on] of counts.entries()) {
      const none = place === 0 ? 0 : on.filter((count) => count === 0).length
      total += run * BigInt(none) * restOf(reels, place + 1) * payAt(own, leastCount, place)
      run *= BigInt(on.reduce((sum, count) => sum + count, 0))
    }
    return total + run * payAt(own, leastCount, reels.length)
  })
  return fraction(
    paid.reduce((sum, one) => sum + one, 0n),
    allStops(machine)
  )
}

const payAt = (pays: readonly number[], least: number, count: number): bigint =>
  BigInt(payOf(pays, least, count))

const restOf = (reels: readonly string[], from: number): bigint =>
  reels.slice(from).reduce((ways, reel) => ways * BigInt(reel.length), 1n)

/** The stops to each count of scatters, reel by reel. */
function scatterCounts({ reels, rows, scatter }: SlotMachine): ReadonlyMap<number, number> {
  let ways = new Map([[0, 1]])
  for (const reel of reels) {
    const next = new Map<number, number>()
    for (const shown of countsAt(reel, rows, [scatter?.symbol ?? ''])) {
      for (const [count, before] of ways) {
        next.set(count + shown, (next.get(count + shown) ?? 0) + before)
      }
    }
    ways = next
  }
  return ways
}

function returnOfScatters(machine: SlotMachine, counts: ReadonlyMap<number, number>): Fraction {
  const { scatter } = machine
  if (!scatter) return NOTHING
  const paid = [...counts].map(
    ([count, ways]) => BigInt(payOf(scatter.pays, scatter.least, count)) * BigInt(ways)
  )
  return fraction(
    paid.reduce((sum, one) => sum + one, 0n),
    allStops(machine)
  )
}

function chanceOfFree(machine: SlotMachine, counts: ReadonlyMap<number, number>): Fraction {
  const least = machine.scatter?.least ?? Number.POSITIVE_INFINITY
  const ways = [...counts].reduce((sum, [count, of]) => (count >= least ? sum + of : sum), 0)
  return times(fraction(ways, allStops(machine)), fraction(MILLI, 1))
}

/** How many of some symbols each stop of a reel shows. */
const countsAt = (reel: string, rows: number, of: readonly SlotSymbol[]): number[] =>
  [...reel].map((_, stop) => symbolsAt(reel, stop, rows).filter((one) => of.includes(one)).length)

/** All stops of the reels, times a thousand: pays are thousandths. */
const allStops = ({ reels }: SlotMachine): bigint => restOf(reels, 0) * BigInt(MILLI)
