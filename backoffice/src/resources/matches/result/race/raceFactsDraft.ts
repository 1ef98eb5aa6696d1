/** What is known of a race beside its order of finish, as it is typed. Pure functions. */
import { plainNumber, plainTyped, plainWhole } from '@grandstand/shared-types/core/typed_text'
import { strangeFacts } from '@grandstand/shared-types/markets/facts/validate_race'
import { isRunning } from '@grandstand/shared-types/racing/field/field'
import type { FieldKind, RaceField } from '@grandstand/shared-types/racing/field/runner'
import { finishOf } from '@grandstand/shared-types/racing/finish/order'
import type { RaceResult, RaceStatus } from '@grandstand/shared-types/racing/finish/race_result'

/** Facts that are numbers of runners: who is level is typed with a comma between, and 0 is nobody. */
const LISTS = ['pole', 'fastestLap', 'firstRetirement'] as const
const COUNTS = ['classified', 'lapsRun', 'lapsPlanned'] as const
type ListFact = (typeof LISTS)[number]
type CountFact = (typeof COUNTS)[number]

/** Each as typed; empty while it is not known. */
export type TypedFacts = Readonly<Record<ListFact | CountFact, string>> & {
  /** Numbers of those that took no part in qualifying. */
  readonly unqualified: string
  /** In lengths. */
  readonly winningMargin: string
  readonly hadSafetyCar: 'yes' | 'no' | ''
}
export type FactName = keyof TypedFacts

/** The facts that a race of the kind has, that ended so: of one that was called off what may stand (rules 19.10). */
export function factsAsked(kind: FieldKind, status: RaceStatus): readonly FactName[] {
  if (kind === 'season') return []
  if (kind !== 'motorSport') return status === 'ran' ? ['winningMargin'] : []
  const beforeStart = ['pole', 'unqualified'] as const
  if (status === 'abandoned') return [...beforeStart, 'firstRetirement', 'hadSafetyCar']
  if (status !== 'ran') return beforeStart
  return [...beforeStart, 'fastestLap', 'firstRetirement', 'hadSafetyCar', ...COUNTS]
}

const HUNDREDTHS = 100
const textOf = (numbers: readonly number[] | undefined): string =>
  numbers === undefined ? '' : numbers.join(', ') || '0'

/** The form filled with the facts in force. */
export function typedFactsOf(race: Partial<RaceResult>, field: RaceField): TypedFacts {
  const { pole, fastestLap, firstRetirement, qualifiers, winningMargin, hadSafetyCar } = race
  const countOf = (name: CountFact) => String(race[name] ?? '')
  const absent = qualifiers && runningOf(field).filter((number) => !qualifiers.includes(number))
  return {
    pole: textOf(pole),
    fastestLap: textOf(fastestLap),
    firstRetirement: textOf(firstRetirement),
    unqualified: absent?.join(', ') ?? '',
    classified: countOf('classified'),
    lapsRun: countOf('lapsRun'),
    lapsPlanned: countOf('lapsPlanned'),
    winningMargin: winningMargin === undefined ? '' : String(winningMargin / HUNDREDTHS),
    hadSafetyCar: hadSafetyCar === undefined ? '' : hadSafetyCar ? 'yes' : 'no',
  }
}

const runningOf = ({ runners }: RaceField): number[] =>
  runners.filter(isRunning).map(({ number }) => number)

/** `4, 7` to both numbers, `0` to nobody; null for any other text. */
export function numbersTyped(text: string): number[] | null {
  const parts = plainTyped(text)
    .split(/[,;= ]+/)
    .filter((part) => part !== '')
  const numbers = parts.map((part) => plainWhole(part, 2))
  if (numbers.length === 1 && numbers[0] === 0) return []
  return numbers.every((number) => number !== null && number > 0) ? numbers.map(Number) : null
}

function marginTyped(text: string): number | null {
  const plain = plainNumber(text).replace(',', '.')
  return /^\d{1,3}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * HUNDREDTHS) : null
}

type Facts = Omit<RaceResult, 'status' | 'order'>

interface ReadFacts {
  facts: Facts
  /** Names of those that cannot be read, or that the field cannot have. */
  faulty: ReadonlySet<FactName>
}

/** What is typed of the facts that the race has; two that are level at the finish have no margin. */
export function readFacts(
  typed: TypedFacts,
  field: RaceField,
  { status, order }: Pick<RaceResult, 'status' | 'order'>
): ReadFacts {
  const facts: Facts = {}
  const faulty = new Set<FactName>()
  for (const name of factsAsked(field.kind, status)) {
    const text = typed[name]
    if (plainTyped(text) === '') continue
    const read = factOf(name, text, field)
    if (read === null) faulty.add(name)
    else Object.assign(facts, read)
  }
  const [first = []] = finishOf(order)
  if (first.length > 1 && field.kind !== 'motorSport') facts.winningMargin = 0
  const strange = strangeFacts({ status, order, ...facts }, field)
  for (const name of strange) {
    if (name === 'qualifiers') faulty.add('unqualified')
    else if (name in typed) faulty.add(name as FactName)
  }
  return { facts, faulty }
}

function factOf(name: FactName, text: string, field: RaceField): Facts | null {
  switch (name) {
    case 'hadSafetyCar':
      return { hadSafetyCar: text === 'yes' }
    case 'winningMargin': {
      const winningMargin = marginTyped(text)
      return winningMargin === null ? null : { winningMargin }
    }
    case 'unqualified': {
      const absent = numbersTyped(text)
      const all = runningOf(field)
      if (!absent?.every((number) => all.includes(number))) return null
      return { qualifiers: all.filter((number) => !absent.includes(number)) }
    }
    case 'pole':
    case 'fastestLap':
    case 'firstRetirement': {
      const numbers = numbersTyped(text)
      return numbers && { [name]: numbers }
    }
    default: {
      const count = plainWhole(text, 3)
      return count === null ? null : { [name]: count }
    }
  }
}
