import type { MatchScore } from '@grandstand/shared-types/markets/scores/match_score'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { PairText } from './PairText.tsx'
import { scoreParts } from './scoreWords.ts'

/** `Regulation 89:89 · Overtime 10:8`; nothing when only regulation was played. */
export function ScoreNote({ sportId, score }: { sportId: number; score: MatchScore }) {
  const { t } = useTranslation()
  return scoreParts(sportId, score).map(({ part, score: [home, away] }, index) => (
    <Fragment key={part}>
      {index > 0 && ' · '}
      {t(`score.part.${part}`)} <PairText home={home} away={away} between=":" />
    </Fragment>
  ))
}
