/** 1X2 on the score with the head start `0:1` of the specifier added; the draw is an outcome (rules 3.4). */
import { parseScore } from '../../model/specifier.ts'
import { won } from '../shared/result.ts'
import { scoreRule } from '../shared/score_rule.ts'
import { sideOf } from '../shared/side.ts'

export const europeanHandicap = scoreRule('europeanHandicap', ({ key, score, input }) => {
  const headStart = parseScore(input.pairs['hcp'] ?? '')
  return headStart && won(key === sideOf([score[0] + headStart[0], score[1] + headStart[1]]))
})
