/** Who runs in a race of the demo, with card and price. */
import { bell, randomStream } from '../random.ts'
import { priceOf } from '../pricing.ts'
import type { DemoRunner } from '../types.ts'
import type { ScheduledRace } from './schedule.ts'
import { WORDS } from './words.ts'

const MARGIN_A_RUNNER = 0.015
/** How far apart the strengths of a field lie; those of a handicap are evened out. */
const SPREAD = { open: 0.75, handicap: 0.5 } as const
const KILO_GRAMS = 1_000
const LAST_FINISHES = 5
/** The worst finish that a card says of its runners. */
const LAST_PLACE = { horses: 9, dogs: 6 } as const
/** In grams: the top weight of horses, what each place of the card is lighter, and a dog. */
const WEIGHTS = { top: 60_000, step: 500, dog: 29_000, dogSpread: 5_000 } as const

export interface FieldRunner extends DemoRunner {
  /** Of winning, among those that run; 0 for the one that comes out. */
  chance: number
  oddsMilli: number
}

/** The runners by number. The same race has the same on every machine. */
export function runnersOf({ key, meeting, terms }: ScheduledRace, seed: number): FieldRunner[] {
  const random = randomStream(seed, key, 'field')
  const spread = SPREAD[terms.isHandicap ? 'handicap' : 'open']
  const strengths = Array.from({ length: terms.runners }, () => Math.exp(bell(random) * spread))
  const out = terms.hasWithdrawal ? thirdBest(strengths) : -1
  const all = sum(strengths)
  const running = all - (strengths[out] ?? 0)
  const margin = MARGIN_A_RUNNER * terms.runners
  const names = namesOf(random, meeting.words, terms.runners)
  const jockeys = shuffled(random, WORDS[meeting.words].jockeys)
  const draws = shuffled(random, numbers(terms.runners))
  return strengths.map((strength, index) => {
    const isOut = index === out
    // a price as it stood before the runner came out
    const chance = strength / (isOut ? all : running)
    return {
      number: index + 1,
      name: names[index] ?? '',
      card: cardOf(random, {
        meeting,
        index,
        draw: draws[index] ?? 1,
        jockey: jockeys[index] ?? '',
      }),
      isOut,
      chance: isOut ? 0 : chance,
      oddsMilli: priceOf(chance, margin),
    }
  })
}

/** Such a runner takes a fair part off the profit, and the race is still a race. */
function thirdBest(strengths: readonly number[]): number {
  const third = strengths.toSorted((a, b) => b - a)[2] ?? 0
  return strengths.indexOf(third)
}

interface Place {
  meeting: ScheduledRace['meeting']
  index: number
  draw: number
  jockey: string
}

function cardOf(random: () => number, { meeting, index, draw, jockey }: Place): DemoRunner['card'] {
  const { trainers, colours, patterns } = WORDS[meeting.words]
  const one = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? ''
  const form = numbers(LAST_FINISHES)
    .map(() => 1 + Math.floor(random() * LAST_PLACE[meeting.kind]))
    .join('')
  if (meeting.kind === 'dogs') {
    const weightGrams = round(WEIGHTS.dog + random() * WEIGHTS.dogSpread, KILO_GRAMS / 10)
    return {
      draw: index + 1,
      trainer: one(trainers),
      weightGrams,
      age: 2 + Math.floor(random() * 3),
      form,
    }
  }
  const [body, other] = shuffled(random, colours)
  return {
    draw,
    jockey,
    trainer: one(trainers),
    weightGrams: WEIGHTS.top - index * WEIGHTS.step,
    age: 3 + Math.floor(random() * 5),
    form,
    colours: `${body}, ${other} ${one(patterns)}`,
  }
}

/** No two alike. */
function namesOf(random: () => number, words: 'tr' | 'en', count: number): string[] {
  const { begins, ends } = WORDS[words]
  const [firsts, lasts] = [shuffled(random, begins), shuffled(random, ends)]
  return Array.from({ length: count }, (_, index) => {
    const round = Math.floor(index / firsts.length)
    return `${firsts[index % firsts.length]}${lasts[(index + round) % lasts.length]}`
  })
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1)
const sum = (list: readonly number[]): number => list.reduce((total, one) => total + one, 0)
const round = (value: number, step: number): number => Math.round(value / step) * step

function shuffled<T>(random: () => number, list: readonly T[]): T[] {
  return list
    .map((value) => ({ value, rank: random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ value }) => value)
}
