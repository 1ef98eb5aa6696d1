/**
 * The first side to reach a number: by the order of goals or corners, or by the entered fact where no single points are
 * recorded.
 */
import type { Competitor } from '../../model/match_facts.ts'
import type {
  MarketPart,
  MarketType,
  Rule,
  RuleInput,
  ScoreBasis,
} from '../../model/market_type.ts'
import { parseSpecifier } from '../../model/specifier.ts'
import { periodNumber } from '../../scores/score_for.ts'
import { courseRead, numberAsked, ofSide } from '../shared/course.ts'
import { isWonOrOver } from '../shared/early.ts'
import { needsScoreAnd } from '../shared/needs.ts'

export const raceTo: Rule = {
  key: 'raceTo',
  settle: (key, part, input) => {
    const target = numberAsked(input)
    const { incidents, count } = courseRead(part, input)
    if (!count) return null
    const [isHomeThere, isAwayThere] = [count[0] >= target, count[1] >= target]
    if (isHomeThere && isAwayThere) {
      const side = raceFact(part, input, target) ?? (part.sequence && firstTo(incidents, target))
      return side ? ofSide(key, side, input) : null
    }
    return ofSide(key, isHomeThere ? 'home' : isAwayThere ? 'away' : 'none', input)
  },
  needs: needsScoreAnd('races'),
  decidedEarly: isWonOrOver(['home', 'away']),
  deadHeat: true,
}

function raceFact(part: MarketPart, input: RuleInput, target: number): Competitor | undefined {
  return input.facts.races?.[raceName(part.basis ?? input.basis, input.pairs, target)]
}

function raceName(basis: ScoreBasis, pairs: RuleInput['pairs'], target: number): string {
  const period = periodNumber(basis, pairs)
  return period === null ? String(target) : `${period}:${target}`
}

/** The key of a market's race in `facts.races`: `20`, or `2:10`; null where the order of goals tells the race. */
export function raceNameOf(type: MarketType, specifier: string, sportId: number): string | null {
  const basis = type.basisBySport[sportId]
  const pairs = parseSpecifier(specifier)
  if (type.rule !== raceTo || type.sequence || !basis || !pairs) return null
  return raceName(basis, pairs, numberAsked({ type, pairs }))
}

function firstTo(
  incidents: readonly { side: Competitor }[] | null,
  target: number
): Competitor | null {
  const reached = { home: 0, away: 0 }
  for (const { side } of incidents ?? []) if (++reached[side] === target) return side
  return null
}
