/** The tables of the statistics, as Markdown. */
import type { DrawTest } from './draw_test.ts'
import type { ReturnTest } from './return_test.ts'

const percent = (ppm: number): string => (ppm / 10_000).toFixed(4)
const row = (...cells: (string | number)[]): string => `| ${cells.join(' | ')} |`

export const drawTable = (tests: readonly DrawTest[]): string =>
  [
    row('game', 'draws', 'count', 'chi-square', 'freedom', 'bound', ''),
    row('---', '---', '---:', '---:', '---:', '---:', '---'),
    ...tests.map(({ code, name, draws, chiSquare, freedom, bound, isFair }) =>
      row(
        ...[code, name, draws, chiSquare.toFixed(1), freedom, bound.toFixed(1)],
        isFair ? 'fair' : 'NOT FAIR'
      )
    ),
  ].join('\n')

export const returnTable = (tests: readonly ReturnTest[]): string =>
  [
    row('game', 'bet', 'rounds', 'published %', 'highest %', 'played %', 'error', ''),
    row('---', '---', '---:', '---:', '---:', '---:', '---:', '---'),
    ...tests.map((test) => {
      const { publishedPpm, highestPpm, playedPpm, errorPpm } = test
      const figures = [publishedPpm, highestPpm, playedPpm, errorPpm].map(percent)
      return row(
        test.code,
        test.kind,
        test.rounds,
        ...figures,
        test.isWithin ? 'agrees' : 'DIFFERS'
      )
    }),
  ].join('\n')
