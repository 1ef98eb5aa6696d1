/**
 * `npm run statistics:draws`: chi-square of 10 million draws of each kind, and the return of each kind of bet played over
 * 10 million rounds beside the published one, as tables; it takes hours. Options: `-- --draws=1000000 --rounds=100000
 * --seed=other`, and the codes of games for these games alone. Ends with code 1 when a figure is out of its bounds.
 */
import { parseArgs } from 'node:util'
import { DRAW_KINDS } from './draw_kinds.ts'
import { testDraws } from './draw_test.ts'
import { RETURN_KINDS } from './return_kinds.ts'
import { testReturn } from './return_test.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    draws: { type: 'string', default: '10000000' },
    rounds: { type: 'string', default: '10000000' },
    seed: { type: 'string', default: 'statistics' },
  },
})
const isAsked = ({ code }: { code: string }): boolean =>
  positionals.length === 0 || positionals.includes(code)
const percent = (ppm: number): string => (ppm / 10_000).toFixed(4)
const row = (...cells: (string | number)[]): void => console.log(`| ${cells.join(' | ')} |`)
let faults = 0

row('game', 'draws', 'count', 'chi-square', 'freedom', 'bound', '')
row('---', '---', '---:', '---:', '---:', '---:', '---')
for (const kind of DRAW_KINDS.filter(isAsked)) {
  const test = testDraws(kind, Number(values.draws), values.seed)
  if (!test.isFair) faults++
  const figures = [test.chiSquare.toFixed(1), test.freedom, test.bound.toFixed(1)]
  row(test.code, test.name, test.draws, ...figures, test.isFair ? 'fair' : 'NOT FAIR')
}
console.log('')
row('game', 'bet', 'rounds', 'published %', 'highest %', 'played %', 'error', '')
row('---', '---', '---:', '---:', '---:', '---:', '---:', '---')
for (const kind of RETURN_KINDS.filter(isAsked)) {
  const test = testReturn(kind, Number(values.rounds), values.seed)
  if (!test.isWithin) faults++
  const { publishedPpm, highestPpm, playedPpm, errorPpm } = test
  const figures = [publishedPpm, highestPpm, playedPpm, errorPpm].map(percent)
  row(test.code, test.kind, test.rounds, ...figures, test.isWithin ? 'agrees' : 'DIFFERS')
}
process.exitCode = faults > 0 ? 1 : 0
