/** The order of finish that counts for a brand, out of all that were declared (rules 19.3). */
import { expect, test } from 'vitest'
import { factsOfBrand } from '../../src/markets/facts/facts_of_brand.ts'
import type { MatchFacts } from '../../src/markets/model/match_facts.ts'
import { orderThatCounts, raceOf } from '../../src/markets/racing/race_of.ts'
import { RESULT_STAGES, type DeclaredResult } from '../../src/racing/finish/declarations.ts'
import { isUsualRacing, USUAL_BRAND_RACING } from '../../src/racing/terms/racing_rules.ts'
import type { BrandRacing } from '../../src/racing/terms/racing_rules.ts'

const winner = (runner: number) => [{ runner, outcome: 'finished', finishingPosition: 1 } as const]

/** Declared results of a race of horses; each is told from the others by its winner. */
function declared(stages: readonly number[]): DeclaredResult[] {
  return stages.map((stage, at) => ({
    stage: RESULT_STAGES[stage] ?? 'podium',
    order: winner(at + 1),
  }))
}

const factsOf = (results: readonly DeclaredResult[]): MatchFacts => ({
  status: 'ended',
  periods: {},
  race: { status: 'ran', order: results.at(-1)?.order ?? [], declared: results },
  field: { kind: 'horses', isHandicap: false, offAt: null, runners: [] },
})

const counting = (stage: BrandRacing['countingStage']['horses']): BrandRacing => ({
  ...USUAL_BRAND_RACING,
  countingStage: { ...USUAL_BRAND_RACING.countingStage, horses: stage },
})

/** Goes through the list once, and keeps what each part of the rule would say. */
function slowly(results: readonly DeclaredResult[], stage: number): number | null {
  if (RESULT_STAGES[stage] === 'amended') return results.length || null
  let counts: number | null = null
  let least = Infinity
  results.forEach(({ stage: of }, at) => {
    const rank = RESULT_STAGES.indexOf(of)
    if (rank < stage || rank > least) return
    least = rank
    counts = at + 1
  })
  return counts
}

test('of every list of up to five declared results the same one counts as by a slow reading', () => {
  for (let length = 0; length <= 5; length++) {
    for (let number = 0; number < 3 ** length; number++) {
      const stages = Array.from({ length }, (_, at) => Math.floor(number / 3 ** at) % 3)
      const facts = factsOf(declared(stages))
      RESULT_STAGES.forEach((stage, rank) => {
        const [first] = orderThatCounts({ ...facts, racing: counting(stage) })
        expect(first?.runner ?? null, `${stages} ${stage}`).toBe(slowly(declared(stages), rank))
      })
    }
  }
})

test('a brand reads a race by its own rules, every other by the usual ones', () => {
  const rules = counting('podium')
  const facts: MatchFacts = {
    ...factsOf(declared([0, 1])),
    racingOfBrands: [{ siteIds: [7, 9], rules }],
  }
  expect([7, 9, 8].map((id) => raceOf(factsOfBrand(facts, id))?.result.order[0]?.runner)).toEqual([
    1, 1, 2,
  ])
  expect(raceOf(factsOfBrand(facts, 7))?.rules.countingStage.horses).toBe('podium')
  expect(raceOf(facts)?.result.order[0]?.runner).toBe(2)
})

test('rules are usual when nothing of them differs', () => {
  expect(isUsualRacing(counting('weighedIn'))).toBe(true)
  expect(isUsualRacing(counting('amended'))).toBe(false)
  const { leastLaps } = USUAL_BRAND_RACING.shortenedRace
  const cut = { ...USUAL_BRAND_RACING, shortenedRace: { leastLaps, leastPercent: 75 } }
  expect(isUsualRacing(cut)).toBe(false)
})
