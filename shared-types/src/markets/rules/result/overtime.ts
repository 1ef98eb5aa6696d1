/**
 * The match goes to overtime or not. In a sport that plays on until one side is ahead, a level score of a match that was played to
 * its end says yes, even when nothing more was played; a match that stopped level says nothing.
 */
import { SPORT_IDS } from '../../../catalogue/sports.ts'
import type { Rule } from '../../model/market_type.ts'
import type { MatchFacts } from '../../model/match_facts.ts'
import { wasPlayed } from '../../scores/played.ts'
import { needsScoreAnd } from '../shared/needs.ts'
import { yesNo } from '../shared/result.ts'

const PLAYED_ON: ReadonlySet<number> = new Set([SPORT_IDS.baseball, SPORT_IDS.basketball])

export const overtime: Rule = {
  key: 'overtime',
  settle: (key, _, { facts, sportId }) =>
    yesNo(key, hadOvertime(facts) || (PLAYED_ON.has(sportId) && endedLevel(facts))),
  needs: needsScoreAnd('periods'),
  decidedEarly: ({ facts }) => hadOvertime(facts),
  deadHeat: false,
}

const hadOvertime = ({ periods }: MatchFacts): boolean => periods['ot'] !== undefined

const endedLevel = (facts: MatchFacts): boolean =>
  wasPlayed(facts) && facts.fullTime !== undefined && facts.fullTime[0] === facts.fullTime[1]
