/** Race cards as betting exchanges publish them in JSON: one race with its runners. */
import type { FieldKind } from '../racing/field/runner.ts'

export interface CardRunner {
  number: number
  name: string
  /** Coupled runners, such as 1 and 1A, have the same; null for a runner of its own. */
  entry: number | null
  card: {
    draw?: number
    jockey?: string
    trainer?: string
    weightGrams?: number
    age?: number
    form?: string
    colours?: string
  }
}

export interface RaceCard {
  name: string
  meeting: string
  kind: FieldKind
  isHandicap: boolean
  /** In epoch milliseconds; null where the card does not say. */
  startsAt: number | null
  runners: CardRunner[]
}

interface Named {
  name?: string
}
interface SourceRunner {
  name?: string
  saddleCloth?: string
  draw?: number
  age?: number
  /** In pounds. */
  weight?: number
  recentForm?: string
  ownerColours?: string
  jockey?: Named
  trainer?: Named
}
interface Source {
  race?: {
    raceTitle?: string
    startDate?: string
    course?: Named
    raceClassification?: { displayName?: string }
  }
  runners?: SourceRunner[]
}

const GRAMS_OF_A_POUND = 453.59237

/** Throws an Error for a text that is no such card, and names the runner that has no name or no number. */
export function readRacecard(text: string): RaceCard {
  const { race, runners } = sourceOf(text)
  if (!race || !Array.isArray(runners) || runners.length === 0) throw new Error('no race card')
  const { raceTitle = '', startDate, course, raceClassification } = race
  const startsAt = Date.parse(startDate ?? '')
  return {
    name: raceTitle,
    meeting: course?.name ?? '',
    kind: 'horses',
    isHandicap: /handicap/i.test(`${raceTitle} ${raceClassification?.displayName ?? ''}`),
    startsAt: Number.isNaN(startsAt) ? null : startsAt,
    runners: numbered(runners),
  }
}

function sourceOf(text: string): Source {
  const parsed: unknown = JSON.parse(text)
  const inside = isObject(parsed) && isObject(parsed['result']) ? parsed['result'] : parsed
  return isObject(inside) ? inside : {}
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A saddle cloth with a letter is coupled with the number in front of it, and gets a number behind all others. */
function numbered(runners: readonly SourceRunner[]): CardRunner[] {
  const cloths = runners.map(({ saddleCloth = '', name }, index) => {
    const match = /^\s*(\d{1,3})\s*([A-Z]?)\s*$/i.exec(saddleCloth)
    if (!match) throw new Error(`runner ${name ?? index + 1} has no number`)
    return { of: Number(match[1]), letter: match[2] ?? '' }
  })
  let highest = Math.max(...cloths.map(({ of }) => of))
  const coupled = new Set(cloths.filter(({ letter }) => letter !== '').map(({ of }) => of))
  return runners.map((runner, index) => {
    const { of = 0, letter = '' } = cloths[index] ?? {}
    const name = runner.name?.trim() ?? ''
    if (name === '') throw new Error(`runner ${of} has no name`)
    const number = letter === '' ? of : ++highest
    return { number, name, entry: coupled.has(of) ? of : null, card: cardOf(runner) }
  })
}

function cardOf(runner: SourceRunner): CardRunner['card'] {
  const { draw, weight, age, recentForm, ownerColours, jockey, trainer } = runner
  return {
    ...(draw !== undefined && draw > 0 && { draw }),
    ...(jockey?.name && { jockey: jockey.name }),
    ...(trainer?.name && { trainer: trainer.name }),
    ...(weight !== undefined &&
      weight > 0 && { weightGrams: Math.round(weight * GRAMS_OF_A_POUND) }),
    ...(age !== undefined && age > 0 && { age }),
    ...(recentForm && { form: recentForm }),
    ...(ownerColours && { colours: ownerColours.replace(/\s+/g, ' ').trim() }),
  }
}
