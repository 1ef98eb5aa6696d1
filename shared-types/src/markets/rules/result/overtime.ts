/**
 * The match goes to overtime or not. In a sport that plays on until one side is ahead, a level score at the end of regular time says
 * yes, even when nothing more was played.
 */
import { SPORT_IDS } from '../../../catalogue/sports.ts'
import type { Rule } from '../../model/market_type.ts'
import { isWonOrOver } from '../shared/early.ts'
import { needsScoreAnd } from '../shared/needs.ts'
import { yesNo } from '../shared/result.ts'

const PLAYED_ON: ReadonlySet<number> = new Set([SPORT_IDS.baseball, SPORT_IDS.basketball])

export const overtime: Rule = {
  key: 'overtime',
  settle: (key, _, { facts: { periods, fullTime }, sportId }) => {
    const isLevel = fullTime !== undefined && fullTime[0] === fullTime[1]
    return yesNo(key, periods['ot'] !== undefined || (isLevel && PLAYED_ON.has(sportId)))
  },
  needs: needsScoreAnd('periods'),
  decidedEarly: isWonOrOver(['yes']),
  deadHeat: false,
}
