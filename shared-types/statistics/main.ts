/**
 * `npm run statistics:draws`: chi-square of 10 million draws of each kind, and the return of each kind of bet played over
 * 10 million rounds beside the published one, as tables, on all cores. Options: `-- --draws=1000000 --rounds=100000
 * --seed=other`, and the codes of games for these games alone. Ends with code 1 when a figure is out of its bounds.
 */
import { parseArgs } from 'node:util'
import { DRAW_KINDS } from './draw_kinds.ts'
import type { DrawTest } from './draw_test.ts'
import type { Job } from './jobs.ts'
import { RETURN_KINDS } from './return_kinds.ts'
import type { ReturnTest } from './return_test.ts'
import { runJobs } from './run_jobs.ts'

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

const started = performance.now()
const jobsOf = (of: Job['of'], kinds: readonly { code: string }[], count: number): Job[] =>
  kinds.flatMap((kind, place) =>
    isAsked(kind) ? [{ of, kind: place, count, seed: values.seed }] : []
  )

function drawRow(test: DrawTest): void {
  if (!test.isFair) faults++
  const figures = [test.chiSquare.toFixed(1), test.freedom, test.bound.toFixed(1)]
  row(test.code, test.name, test.draws, ...figures, test.isFair ? 'fair' : 'NOT FAIR')
}

function returnRow(test: ReturnTest): void {
  if (!test.isWithin) faults++
  const { publishedPpm, highestPpm, playedPpm, errorPpm } = test
  const figures = [publishedPpm, highestPpm, playedPpm, errorPpm].map(percent)
  row(test.code, test.kind, test.rounds, ...figures, test.isWithin ? 'agrees' : 'DIFFERS')
}

let isFirstReturn = true
row('game', 'draws', 'count', 'chi-square', 'freedom', 'bound', '')
row('---', '---', '---:', '---:', '---:', '---:', '---')
await runJobs(
  [
    ...jobsOf('draws', DRAW_KINDS, Number(values.draws)),
    ...jobsOf('returns', RETURN_KINDS, Number(values.rounds)),
  ],
  (done) => {
    if (done.of === 'draws') return drawRow(done.test)
    if (isFirstReturn) {
      console.log('')
      row('game', 'bet', 'rounds', 'published %', 'highest %', 'played %', 'error', '')
      row('---', '---', '---:', '---:', '---:', '---:', '---:', '---')
    }
    isFirstReturn = false
    returnRow(done.test)
  }
)
console.log(`\n${Math.round((performance.now() - started) / 1000)} s`)
process.exitCode = faults > 0 ? 1 : 0
