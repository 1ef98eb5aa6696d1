/**
 * Settles markets that touch many coupons. Beside each, bare set-based SQL settles a market of the same size, writing
 * the same rows over the same connection. Prints one line of JSON: for each case the coupons a second of both and their
 * ratio, medians of the rounds. A case is a number of coupons on a football match, or with `race:` in front on a race.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { withApp } from '../boot.ts'
import { median } from '../figures.ts'

const CASES = (process.env['BENCH_CASES'] ?? '5000,50000').split(',')
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5)
const WARM_UP = '1000'
/** Matches without a result come after the matches that are settled. */
const SETTLED_MATCHES = 2 * (CASES.length * ROUNDS + 1)
const FACTS = { status: 'ended', periods: {}, fullTime: [1, 0], halfTime: [0, 0] } as const

const RACE = 'race:'
const isRace = (of: string) => of.startsWith(RACE)
const couponsOf = (of: string) => Number(of.replace(RACE, ''))

interface Taken {
  ours: number[]
  bare: number[]
}

await withApp(async () => {
  const { fillCoupons } = await import('../fill_coupons.ts')
  const { settleBare } = await import('./settle_bare.ts')
  const { raceOfMatch, RACE_FACTS } = await import('./race_of_match.ts')
  const { storeResults } = await import('#catalogue/actions/store_results')
  const { settlePending } = await import('#settlement/actions/settle_pending')
  const { verifyLedger } = await import('#ledger/verify')
  const { reconcileCoupons } = await import('#coupons/queries/reconcile')
  const { benchSql } = await import('../bench_sql.ts')
  const { default: db } = await import('@adonisjs/lucid/services/db')

  let match = 0
  const others = (offset: number) => `${SETTLED_MATCHES + 1 + offset} + i % 20`
  /** Fills a fresh match with coupons and times `settle` on it, in milliseconds. */
  const time = async (of: string, settle: (matchId: number) => Promise<unknown>) => {
    match++
    await fillCoupons({ count: couponsOf(of), matches: [String(match), others(0), others(20)] })
    if (isRace(of)) await raceOfMatch(match)
    const facts = isRace(of) ? RACE_FACTS : FACTS
    await storeResults([{ matchId: match, facts, source: 'bench', actorId: null }])
    await cameToRest()
    const began = performance.now()
    await settle(match)
    return performance.now() - began
  }

  // outstanding writes of the fill must not be counted as settling
  const cameToRest = async () => {
    await benchSql().comeToRest([])
    await pause(2000)
  }

  const takenMs = new Map<string, Taken>(CASES.map((of) => [of, { ours: [], bare: [] }]))
  await time(WARM_UP, settlePending)
  await time(WARM_UP, settleBare)
  for (let round = 0; round < ROUNDS; round++) {
    for (const [of, taken] of takenMs) {
      // in alternating order, so that other work of the machine slows both alike
      for (const turn of round % 2 === 0 ? [0, 1] : [1, 0]) {
        if (turn === 0) taken.ours.push(await time(of, settlePending))
        else taken.bare.push(await time(of, settleBare))
      }
    }
  }
  const firstBreak = (await verifyLedger()).firstBreak?.text ?? (await reconcileCoupons())
  if (firstBreak) throw new Error(firstBreak)
  const figures = [...takenMs].map(([of, { ours, bare }]) => ({
    coupons: couponsOf(of),
    isRace: isRace(of),
    perSecond: Math.round(couponsOf(of) / (median(ours) / 1000)),
    barePerSecond: Math.round(couponsOf(of) / (median(bare) / 1000)),
    ratio: Number((median(bare) / median(ours)).toFixed(2)),
    ms: ours.map(Math.round),
    bareMs: bare.map(Math.round),
  }))
  console.log(JSON.stringify({ figures }))
  await db.manager.closeAll()
})
