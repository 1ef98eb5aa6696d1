/** Names composed of the part of the match, the side and the subject, so that each is translated once. */
import type { MarketLabel } from '../model/market_type.ts'
import type { Named } from './name.ts'
import type { PartName } from './parts.ts'

type Subjects = Readonly<Record<string, readonly [string, string]>>

/** Subjects with the same name, although their lists of outcomes differ. */
const SAME: Readonly<Record<string, string>> = {
  exactGoalsFew: 'exactGoals',
  exactGoalsHalf: 'exactGoals',
  fewMultigoals: 'multigoals',
  handballRange: 'goalRange',
  wideMargin: 'winningMargin',
  runMargin: 'winningMargin',
  quarterMargin: 'winningMargin',
  whichScoreWithOvertime: 'whichScore',
  correctScore5: 'correctScore',
  correctScoreHalf: 'correctScore',
  correctScoreSecondHalf: 'correctScore',
  correctScorePeriod: 'correctScore',
  scoreFromHalf: 'scoreFrom',
  goalInterval15: 'goalInterval',
  goalInterval10: 'goalInterval',
  teamCornerRange: 'cornerRange',
  exactTeamBookings: 'exactBookings',
  raceToPointsOrNone: 'raceToPoints',
  setGameHandicap: 'gameHandicap',
  setTotalGames: 'totalGames',
  setOddEvenGames: 'oddEvenGames',
  setPointHandicap: 'pointHandicap',
  setTotalPoints: 'totalPoints',
  setScore: 'correctScore',
  bestOf: 'correctScore',
  exactGames: 'exactSets',
  setsScore: 'mapsScore',
  tennisWinnerAndTotal: 'winnerAndTotal',
  anyTieBreak: 'tieBreak',
  setTieBreak: 'tieBreak',
}
/** Words of the subject that the name of the part contains already. */
const PART_WORDS = ['half', 'late'] as const

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The name of a label; for a subject without a name, `otherwise`. */
export function composeName(
  label: MarketLabel,
  parts: Readonly<Record<string, PartName>>,
  subjects: Subjects,
  otherwise: string
): Named {
  const { side, subject } = subjectOf(label, subjects)
  const [name, shortName] = subjects[subject] ?? [otherwise, otherwise]
  const part = parts[label.part]
  const who = side ? `{${side}}` : ''
  const join = (words: (string | undefined)[]) => words.filter((word) => word).join(' ')
  return {
    name: upperFirst(join([part?.name, who, name, part?.behind])),
    shortName: join([part?.shortName, side && (side === 'home' ? '1' : '2'), shortName]),
  }
}

function subjectOf(
  { side, subject }: MarketLabel,
  subjects: Subjects
): { side?: 'home' | 'away'; subject: string } {
  const known = SAME[subject] ?? subject
  if (subjects[known]) return { subject: known, ...(side && { side }) }
  for (const competitor of ['home', 'away'] as const) {
    if (subject.startsWith(competitor)) {
      const rest = lowerFirst(subject.slice(competitor.length))
      return subjectOf({ part: '', subject: rest, side: competitor }, subjects)
    }
  }
  for (const word of PART_WORDS) {
    if (subject.startsWith(word)) {
      const rest = lowerFirst(subject.slice(word.length))
      return subjectOf({ part: '', subject: rest, ...(side && { side }) }, subjects)
    }
  }
  return { subject: known, ...(side && { side }) }
}
