/**
 * `npm run statistics:draws`: chi-square of 10 million draws of each kind, and the return of each kind of bet played over
 * 10 million rounds beside the published one, as tables, on all cores. A run that is ended goes on where it was. Options:
 * `-- --draws=1000000 --rounds=100000 --seed=other --threads=1`, the codes of games for these games alone, `--page` to write the
 * returns into docs/games.md with the date, `--anew` to forget what was done. Ends with code 1 when a figure is out of its bounds.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { DRAW_KINDS } from './draw_kinds.ts'
import { judgeDraws } from './draw_test.ts'
import { keyOf, slicesOf, type Done, type Job } from './jobs.ts'
import { keptIn } from './kept.ts'
import { RETURN_KINDS } from './return_kinds.ts'
import { judgeReturn } from './return_test.ts'
import { runJobs } from './run_jobs.ts'
import { drawTable, returnTable } from './tables.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const PAGE = path.join(ROOT, 'docs/games.md')
const PART = /(?<=<!-- played -->\n)[^]*?(?=<!-- end of played -->)/

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    draws: { type: 'string', default: '10000000' },
    rounds: { type: 'string', default: '10000000' },
    seed: { type: 'string', default: 'statistics' },
    threads: { type: 'string' },
    kept: {
      type: 'string',
      default: path.join(ROOT, 'node_modules/.cache/grandstand/statistics.jsonl'),
    },
    page: { type: 'boolean', default: false },
    anew: { type: 'boolean', default: false },
  },
})

const started = performance.now()
if (values.anew) rmSync(values.kept, { force: true })
const kept = keptIn(values.kept)
const isAsked = ({ code }: { code: string }): boolean =>
  positionals.length === 0 || positionals.includes(code)

/** The kinds that are asked for, each with its slices. */
const cut = <Kind extends { code: string }>(of: Job['of'], kinds: readonly Kind[], count: number) =>
  kinds.flatMap((kind, place) =>
    isAsked(kind) ? [{ kind, jobs: slicesOf(of, place, count, values.seed) }] : []
  )

const draws = cut('draws', DRAW_KINDS, Number(values.draws))
const returns = cut('returns', RETURN_KINDS, Number(values.rounds))
const all = [...draws, ...returns].flatMap(({ jobs }) => jobs)
const left = all.filter((job) => !kept.get(keyOf(job))).length
console.log(`${all.length} slices, ${all.length - left} of them done before`)
await runJobs(all, kept, values.threads === undefined ? undefined : Number(values.threads))

const doneOf = (jobs: readonly Job[]): Done[] => jobs.flatMap((job) => kept.get(keyOf(job)) ?? [])
const drawTests = draws.map(({ kind, jobs }) =>
  judgeDraws(
    kind,
    doneOf(jobs).flatMap((done) => (done.of === 'draws' ? [done.counts] : []))
  )
)
const returnTests = returns.map(({ kind, jobs }) =>
  judgeReturn(
    kind,
    doneOf(jobs).flatMap((done) => (done.of === 'returns' ? [done.tally] : []))
  )
)
const table = returnTable(returnTests)
console.log(`${drawTable(drawTests)}\n\n${table}\n`)
if (values.page) {
  const day = new Date().toISOString().slice(0, 10)
  const text = `Played on ${day}, ${Number(values.rounds).toLocaleString('en')} rounds of each bet, seed \`${values.seed}\`:\n\n${table}\n`
  writeFileSync(PAGE, readFileSync(PAGE, 'utf8').replace(PART, text))
}
console.log(`${Math.round((performance.now() - started) / 1000)} s`)
const isGood =
  drawTests.every(({ isFair }) => isFair) && returnTests.every(({ isWithin }) => isWithin)
process.exitCode = isGood ? 0 : 1
