/** What a card says of a runner in figures, as text. */
import type { FieldKind } from '@grandstand/shared-types/racing/field/runner'
import type { RunnerCard } from '@grandstand/shared-types/wire/betting/races'
import type { TFunction } from 'i18next'

export const FACTS = ['draw', 'form', 'weightGrams', 'age'] as const
export type Fact = (typeof FACTS)[number]

/** Those that the card says of any runner. */
export const factsOf = (runners: readonly { card: RunnerCard }[]): Fact[] =>
  FACTS.filter((fact) => runners.some(({ card }) => card[fact] !== undefined))

const GRAMS = 1000

/** Empty where it is not known. */
export function factText(card: RunnerCard, fact: Fact, t: TFunction): string {
  const value = card[fact]
  if (value === undefined) return ''
  return fact === 'weightGrams' ? t('races.kg', { kg: Number(value) / GRAMS }) : String(value)
}

/** The key of its name; dogs have traps, cars and bikes a place on the grid. */
export function factLabel({ kind }: { kind: FieldKind }, fact: Fact) {
  if (fact !== 'draw') return LABELS[fact]
  return LABELS[kind === 'dogs' ? 'trap' : kind === 'motorSport' ? 'grid' : 'draw']
}

const LABELS = {
  draw: 'races.draw',
  trap: 'races.trap',
  grid: 'races.grid',
  form: 'races.form',
  weightGrams: 'races.weight',
  age: 'races.age',
} as const
