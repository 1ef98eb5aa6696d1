import { Box } from '@mui/material'
import type { MatchScore } from '@grandstand/shared-types/markets/scores/match_score'
import { useBasisName } from '../facts/useFactWords.ts'

/** The final score, and below it regular time, overtime and penalties when more than regular time was played. */
export function SelectionScore({ score }: { score: MatchScore }) {
  const basisName = useBasisName()
  const parts = [
    ['regular', score.regulation],
    ['overtime', score.overtime],
    ['shootout', score.penalties],
  ] as const
  return (
    <>
      <bdi dir="ltr">{score.final.join(':')}</bdi>
      {parts.map(
        ([basis, part]) =>
          part && (
            <Box key={basis} sx={{ fontSize: 12, color: 'text.secondary' }}>
              {basisName(basis)} <bdi dir="ltr">{part.join(':')}</bdi>
            </Box>
          )
      )}
    </>
  )
}
