/** `2` when the second part had more than every other, `equal` when several share the highest (rules 3.4). */
import type { Rule } from '../../model/market_type.ts'
import { isSameInEveryFuture } from '../shared/early.ts'
import { needsOfParts } from '../shared/needs.ts'
import { won } from '../shared/result.ts'
import { countOf } from '../shared/score_rule.ts'

export const highestPart: Rule = {
  key: 'highestPart',
  settle: (key, _, { type, read, basis }) => {
    const counts: number[] = []
    for (const part of type.parts ?? []) {
      const score = read(part.basis ?? basis)
      if (score === null) return null
      counts.push(countOf(score, type.side))
    }
    const most = Math.max(...counts)
    const isShared = counts.filter((count) => count === most).length > 1
    return won(key === (isShared ? 'equal' : String(counts.indexOf(most) + 1)))
  },
  needs: needsOfParts,
  decidedEarly: isSameInEveryFuture,
  deadHeat: true,
  keysAre: 'parts',
}
