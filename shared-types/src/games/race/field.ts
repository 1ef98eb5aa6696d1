/** Kinds of races, and which runners a race has: known to everybody before bets are taken. */
import { shuffle } from '../../draws/choose.ts'
import { stream } from '../../draws/stream.ts'

export interface RaceRules {
  /** Names the kind of race in the seed of its fields. */
  name: string
  /** Whole strengths of the runners, in no order; a runner wins as often as its share of their sum. */
  strengths: readonly number[]
  /** How many places are paid. */
  places: number
  /** The part of the winning odds that a place of an each-way bet pays: 4 is a quarter. */
  placeDivisor: number
}

/** The seed of the fields, which is no secret. */
const FIELD_SEED = 'field'

/** The field that was asked for last: drawing and settling a race ask for the same one many times. */
let last: { rules: RaceRules; round: number; field: readonly number[] } | null = null

/**
 * The runners of a race by their numbers: each is a place in `strengths`. Every race has the same strengths, in another
 * order.
 */
export function fieldOf(rules: RaceRules, round: number): readonly number[] {
  if (last?.rules !== rules || last.round !== round) {
    last = { rules, round, field: drawField(rules, round) }
  }
  return last.field
}

const drawField = (rules: RaceRules, round: number): number[] =>
  shuffle(stream({ serverSeed: FIELD_SEED, clientSeed: rules.name, round }), [
    ...rules.strengths.keys(),
  ])

/** The strength of each runner of a race, by its number. */
export const strengthsOf = (rules: RaceRules, round: number): number[] =>
  fieldOf(rules, round).map((place) => rules.strengths[place] ?? 0)
