import { Box } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import type { MatchRiskView } from '@grandstand/shared-types/wire/betting/risk'
import { useReading } from '../../../api/useCall.ts'
import { Loaded } from '../../../record/page/Loaded.tsx'
import type { MatchNames } from './matchNames.ts'
import { MarketRisks } from './MarketRisks.tsx'
import { ScorePanel } from './ScorePanel.tsx'

const REFRESH_MS = 5_000

/** What the open coupons on a match cost by score, and the worst payout of each market; read again every five seconds. */
export function RiskTab({ match }: { match: MatchNames }) {
  const answer = useQuery({
    ...useReading('GET /v1/matches/:id/risk', { params: { id: match.id } }),
    refetchInterval: REFRESH_MS,
  })
  return <Loaded answer={answer}>{(risk) => <Risk match={match} risk={risk} />}</Loaded>
}

function Risk({ match, risk }: { match: MatchNames; risk: MatchRiskView }) {
  const translate = useTranslate()
  if (risk.scores.length === 0) {
    return <Box sx={{ p: 3, color: 'text.secondary' }}>{translate('risk.none')}</Box>
  }
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
      }}
    >
      <div>
        {risk.scores.map((score) => (
          <ScorePanel key={score.currency} match={match} score={score} />
        ))}
      </div>
      <MarketRisks match={match} markets={risk.markets} />
    </Box>
  )
}
