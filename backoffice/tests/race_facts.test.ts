/** Facts of a race beside its order of finish, as staff type them. */
import { describe, expect, it } from 'vitest'
import type { FieldKind, RaceField } from '@grandstand/shared-types/racing/field/runner'
import {
  factsAsked,
  readFacts,
  typedFactsOf,
  type TypedFacts,
} from '../src/resources/matches/result/race/raceFactsDraft.ts'

/** Runners 1 to `count`, and a non-runner behind them. */
const fieldOf = (kind: FieldKind, count: number): RaceField => ({
  kind,
  isHandicap: false,
  offAt: null,
  runners: [
    ...Array.from({ length: count }, (_, at) => ({ number: at + 1, status: 'declared' }) as const),
    { number: count + 1, status: 'nonRunner' },
  ],
})
const NO_FACTS = typedFactsOf({}, fieldOf('horses', 2))

describe('facts beside the order', () => {
  const cars = fieldOf('motorSport', 3)
  const ran = { status: 'ran', order: [] } as const
  const read = (more: Partial<TypedFacts>) => readFacts({ ...NO_FACTS, ...more }, cars, ran)

  it('are numbers of runners, several that are level, or nobody; what is empty is not known', () => {
    const { facts, faulty } = read({
      pole: '2',
      fastestLap: '1, 3',
      firstRetirement: '0',
      classified: '3',
      hadSafetyCar: 'no',
      unqualified: '3',
    })
    expect([...faulty]).toEqual([])
    expect(facts).toEqual({
      pole: [2],
      fastestLap: [1, 3],
      firstRetirement: [],
      classified: 3,
      hadSafetyCar: false,
      qualifiers: [1, 2],
    })
    const again = typedFactsOf(facts, cars)
    expect(again).toMatchObject({ firstRetirement: '0', unqualified: '3', lapsRun: '' })
    expect(readFacts(again, cars, ran).facts).toEqual(facts)
  })

  it('are refused where the field cannot have them', () => {
    const { faulty } = read({
      pole: '9',
      fastestLap: '4',
      classified: '4',
      lapsRun: '60',
      lapsPlanned: '50',
      firstRetirement: 'x',
    })
    expect([...faulty].sort()).toEqual(
      ['classified', 'fastestLap', 'firstRetirement', 'lapsRun', 'pole'].sort()
    )
  })

  it('of a race of horses are the margin alone, which two that are level have not', () => {
    const horses = fieldOf('horses', 2)
    const at = (positions: [number, number]) => ({
      status: 'ran' as const,
      order: positions.map((finishingPosition, index) => ({
        runner: index + 1,
        outcome: 'finished' as const,
        finishingPosition,
      })),
    })
    const typed = { ...NO_FACTS, winningMargin: '2,75', pole: '1' }
    expect(readFacts(typed, horses, at([1, 2])).facts).toEqual({ winningMargin: 275 })
    expect(readFacts(typed, horses, at([1, 1])).facts).toEqual({ winningMargin: 0 })
    const none = { ...typed, winningMargin: '0' }
    expect([...readFacts(none, horses, at([1, 2])).faulty]).toEqual(['winningMargin'])
    expect(factsAsked('motorSport', 'void')).toEqual(['pole', 'unqualified'])
  })
})
