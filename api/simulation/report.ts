/** Prints the figures of the month. */
import type { FigureSum } from './check/figures.ts'
import type { Tally } from './tally.ts'

const MOST_SHOWN = 40

interface Report {
  tally: Tally
  figures: readonly FigureSum[]
  differences: readonly string[]
  wholeMs: number
}

/** One line for each count, by name. */
export const countsOf = (counts: ReadonlyMap<string, number>): string =>
  [...counts]
    .toSorted()
    .map(([name, count]) => `  ${name}: ${count}`)
    .join('\n')

export function report({ tally, figures, differences, wholeMs }: Report): void {
  const seconds = (ms: number) => (ms / 1000).toFixed(1)
  console.log('\nDone by the bots')
  console.log(countsOf(tally.counts))
  console.log('Refused by rules')
  console.log(countsOf(tally.refusals))
  console.log('\nStatements beside the ledger, minor units')
  console.table(
    Object.fromEntries(
      figures.map(({ name, statements, ledger }) => [
        name,
        { statements, ledger, difference: statements - ledger },
      ])
    )
  )
  const rate = Math.round((tally.placingMs.length / tally.placingWallMs) * 1000)
  console.log(
    `${rate} coupons a second, with the papers of tickets and the checks of the bots; a placing took ` +
      `${tally.percentile(0.5).toFixed(1)} ms (p50), ${tally.percentile(0.95).toFixed(1)} ms (p95)`
  )
  console.log(`${seconds(wholeMs)} s from the first request to the last check`)
  for (const difference of differences.slice(0, MOST_SHOWN)) console.log(`DIFFERENCE ${difference}`)
  console.log(`${differences.length} differences`)
}
