/** Builds market types from a part of the match and a subject, so that halves, quarters and sets share their rules. */
import type { Competitor } from '../model/match_facts.ts'
import type { MarketType, ScoreBasis } from '../model/market_type.ts'
import { SUBJECTS, type Subject } from './subjects/subjects.ts'

/** Parts of a match: the score that each reads, and the specifiers that name it. */
export const PARTS = {
  match: { basis: 'regular' },
  matchWithOvertime: { basis: 'withOvertime' },
  matchWithExtraInnings: { basis: 'withOvertime' },
  matchWithShootout: { basis: 'withOvertime' },
  firstHalf: { basis: 'firstHalf' },
  secondHalf: { basis: 'secondHalf' },
  secondHalfWithOvertime: { basis: 'secondHalfWithOvertime' },
  overtime: { basis: 'overtime' },
  shootout: { basis: 'shootout' },
  period: { basis: 'period', integers: ['periodnr'] },
  quarter: { basis: 'period', integers: ['quarternr'] },
  set: { basis: 'period', integers: ['setnr'] },
  game: { basis: 'period', integers: ['gamenr'] },
  inning: { basis: 'period', integers: ['inningnr'] },
  map: { basis: 'period', integers: ['mapnr'] },
  firstFive: { basis: 'firstFive' },
  innings: { basis: 'innings', integers: ['from', 'to'] },
  minutes: { basis: 'minutes', integers: ['from', 'to'] },
} as const satisfies Record<string, { basis: ScoreBasis; integers?: readonly string[] }>
type PartKey = keyof typeof PARTS

interface Options {
  side?: Competitor
  /** Score by sport, where the type reads another score than its part does. */
  basis?: ScoreBasis
  main?: readonly number[]
  group?: MarketType['group']
  key?: string
}

/** The name of a listed subject, or a subject that only this type has. */
type SubjectOf = keyof typeof SUBJECTS | (Subject & { name: string })

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** One type without its position in the list. Without a given key the key is composed of part, side and subject. */
export function market(
  id: number,
  part: PartKey,
  subject: SubjectOf,
  sports: readonly number[],
  options: Options = {}
): Omit<MarketType, 'listOrder'> {
  const named = typeof subject === 'string' ? { ...SUBJECTS[subject], name: subject } : subject
  const {
    integers: ofSubject = [],
    basis: ofRule,
    name,
    ...rule
  }: Subject & { name: string } = named
  const where: { basis: ScoreBasis; integers?: readonly string[] } = PARTS[part]
  const { side, main = [], group = rule.group } = options
  const basis = options.basis ?? ofRule ?? where.basis
  const integers = [...(where.integers ?? []), ...ofSubject]
  const words = [part === 'match' ? '' : part, side ?? '', name].filter((word) => word !== '')
  const key = words.map((word, index) => (index === 0 ? word : capital(word))).join('')
  return {
    ...rule,
    id,
    key: options.key ?? key,
    group,
    basisBySport: Object.fromEntries(sports.map((sport) => [sport, basis])),
    mainForSports: main,
    outcomes: rule.outcomes ?? Object.values(rule.variants ?? {})[0] ?? [],
    ...(integers.length > 0 && { integers }),
    ...(side && { side }),
    label: { part, subject: name, ...(side && { side }) },
  }
}

/** The same type for home and for away. */
export function both(
  [home, away]: readonly [number, number],
  part: PartKey,
  subject: SubjectOf,
  sports: readonly number[],
  options: Options = {}
): Omit<MarketType, 'listOrder'>[] {
  return [
    market(home, part, subject, sports, { ...options, side: 'home' }),
    market(away, part, subject, sports, { ...options, side: 'away' }),
  ]
}

/**
 * Gives the types their positions in the list, from `first` on. Add a new type at the end of its list, so that no other
 * moves.
 */
export function listed(
  first: number,
  types: readonly Omit<MarketType, 'listOrder'>[]
): MarketType[] {
  return types.map((type, index) => ({ ...type, listOrder: first + index }))
}
