/**
 * Maps LiveOdds' odds types to ours, by the type's text or by its numbers (`typeid/subtype`). The numbers come from
 * seen messages (docs/feeds.md); other types stay unknown rather than guessed.
 */
import { formatQuarters, parseQuarters } from '@grandstand/shared-types/markets/model/specifier'
import { scoreOf, wholeNumber } from '#feed/reading/numbers'

/** The specifier of a `specialoddsvalue`; null when it is not valid for the type. */
type SpecifierOf = (special: string) => string | null

export interface LiveOddsType {
  typeId: number
  specifierOf: SpecifierOf
  /** Our outcome keys by the feed's words in lower case. */
  outcomes: ReadonlyMap<string, string>
}

const plain: SpecifierOf = () => ''

/** Reads `2.5`, or `1:0/2.5` with the score at that time: the line is for the whole match. */
const total: SpecifierOf = (special) => {
  const line = parseQuarters(afterScore(special))
  return line === null || line < 0 ? null : `total=${formatQuarters(line)}`
}

/**
 * Reads `-0.5` for the whole match, or `1:0/-0.5` counted from that score, from which the lead is subtracted for the
 * whole match.
 */
const handicap: SpecifierOf = (special) => {
  const line = parseQuarters(afterScore(special))
  const score = special.includes('/') ? scoreOf(special.split('/')[0] ?? '') : [0, 0]
  if (line === null || score === null) return null
  const [home = 0, away = 0] = score
  return `hcp=${formatQuarters(line - 4 * (home - away))}`
}

const headStart: SpecifierOf = (special) => {
  const score = scoreOf(special)
  return score && `hcp=${score[0]}:${score[1]}`
}

const fromScore: SpecifierOf = (special) => {
  const score = scoreOf(special)
  return score && `score=${score[0]}:${score[1]}`
}

/** The goal after a score: at 1:0 the second goal. */
const nextGoal: SpecifierOf = (special) => {
  const score = scoreOf(special)
  return score && `goalnr=${score[0] + score[1] + 1}`
}

const raceTo: SpecifierOf = (special) => {
  const count = wholeNumber(special)
  return count === null ? null : `cornernr=${count}`
}

const afterScore = (special: string): string => special.slice(special.indexOf('/') + 1)

const words = (...pairs: [string, string][]): ReadonlyMap<string, string> => new Map(pairs)
const THREE_WAY = words(['1', '1'], ['x', 'X'], ['2', '2'])
const SIDES = words(['1', 'home'], ['2', 'away'])
const NEXT = words(['1', 'home'], ['x', 'none'], ['2', 'away'])
const RACE = words(['home', 'home'], ['none', 'none'], ['away', 'away'])
const TOTAL = words(['over', 'over'], ['under', 'under'], ['o', 'over'], ['u', 'under'])
/** The total of the first half writes under as 1 and over as 2. */
const HALF_TOTAL = words(['1', 'under'], ['2', 'over'], ...TOTAL)
const YES_NO = words(['yes', 'yes'], ['no', 'no'])
const ODD_EVEN = words(['odd', 'odd'], ['even', 'even'])
const CHANCES = words(['1x', '1X'], ['12', '12'], ['x2', 'X2'])

const type = (
  typeId: number,
  specifierOf: SpecifierOf,
  outcomes: ReadonlyMap<string, string>
): LiveOddsType => ({ typeId, specifierOf, outcomes })

const BY_TEXT: ReadonlyMap<string, LiveOddsType> = new Map([
  ['3way', type(1, plain, THREE_WAY)],
  ['handicap', type(14, headStart, THREE_WAY)],
  ['total', type(18, total, TOTAL)],
  ['who wins the rest of the match?', type(7, fromScore, THREE_WAY)],
  ['next goal', type(8, nextGoal, NEXT)],
  ['halftime - 3way', type(60, plain, THREE_WAY)],
  ['halftime - who wins the rest?', type(61, fromScore, THREE_WAY)],
  ['halftime - next goal', type(62, nextGoal, NEXT)],
  ['halftime - total', type(68, total, HALF_TOTAL)],
  ['asian handicap', type(16, handicap, SIDES)],
  ['asian handicap first half', type(66, handicap, SIDES)],
  ['asian handicap including overtime', type(223, handicap, SIDES)],
  ['asian total', type(18, total, TOTAL)],
  ['asian total first half', type(68, total, TOTAL)],
  ['total hometeam', type(19, total, TOTAL)],
  ['asian total hometeam', type(19, total, TOTAL)],
  ['total awayteam', type(20, total, TOTAL)],
  ['asian total awayteam', type(20, total, TOTAL)],
  ['home team clean sheet', type(31, plain, YES_NO)],
  ['away team clean sheet', type(32, plain, YES_NO)],
  ['double chance', type(10, plain, CHANCES)],
  ['double chance (1x - 12 - x2)', type(10, plain, CHANCES)],
  ['halftime - double chance (1x - 12 - x2)', type(63, plain, CHANCES)],
  ['draw no bet', type(11, plain, SIDES)],
  ['draw no bet first half', type(64, plain, SIDES)],
  ['2nd half - 3way', type(83, plain, THREE_WAY)],
  ['2nd half - draw no bet', type(86, plain, SIDES)],
  ['both teams to score', type(29, plain, YES_NO)],
  ['odd/even', type(26, plain, ODD_EVEN)],
  ['odd/even for first half', type(74, plain, ODD_EVEN)],
  ['total corners', type(166, total, TOTAL)],
  ['1st half - corner handicap', type(176, handicap, SIDES)],
  ['which team wins race to x corners', type(601, raceTo, RACE)],
])

const BY_NUMBERS: ReadonlyMap<string, string> = new Map([
  ['2/', '3way'],
  ['4/', 'handicap'],
  ['5/', 'total'],
  ['6/4', 'who wins the rest of the match?'],
  ['6/13', 'next goal'],
  ['6/20', 'halftime - who wins the rest?'],
  ['6/107', 'halftime - next goal'],
  ['7/21', 'halftime - total'],
  ['7/34', 'asian handicap'],
  ['7/36', 'asian handicap first half'],
  ['7/38', 'asian handicap including overtime'],
  ['7/123', '1st half - corner handicap'],
  ['8/33', 'asian total'],
  ['8/35', 'asian total first half'],
  ['8/126', 'total corners'],
  ['8/143', 'total awayteam'],
  ['8/1506', 'which team wins race to x corners'],
  ['8/1669', 'home team clean sheet'],
])

/** The result after some minutes: `1X2 60 min`. */
const AFTER_MINUTES = /^1x2 ([1-9]\d?) min$/

/** The total counts the sport's own points, and only its periods tell the sport. */
const TOTAL_TYPE = '5'
const QUARTERS = /^[1-4]q$/
const SETS = /set$/

/**
 * Null when the type is unknown. The text counts before the numbers; an unknown text never falls back to the numbers.
 */
export function liveOddsTypeOf(
  typeId: string | null,
  subtype: string | null,
  freetext: string | null,
  matchStatus: string
): LiveOddsType | null {
  if (typeId === TOTAL_TYPE && SETS.test(matchStatus)) return null
  if (typeId === TOTAL_TYPE && QUARTERS.test(matchStatus)) return type(225, total, TOTAL)
  const text = freetext?.trim().toLowerCase() ?? ''
  const known = BY_TEXT.get(text)
  if (known) return known
  const minutes = AFTER_MINUTES.exec(text)?.[1]
  if (minutes !== undefined) return type(102, () => `from=1|to=${minutes}`, THREE_WAY)
  return BY_TEXT.get(BY_NUMBERS.get(`${typeId}/${subtype ?? ''}`) ?? '') ?? null
}
