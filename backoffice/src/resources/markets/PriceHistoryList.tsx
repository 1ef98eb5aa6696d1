import { formatOdds } from '@grandstand/shared-types/money/odds'
import {
  PRICE_LINE_BOX,
  priceLine,
  type PricePoint,
} from '@grandstand/shared-types/money/price_line'
import { Box } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { answerKey, useCall } from '../../api/useCall.ts'
import { Failures } from '../../record/page/Loaded.tsx'

const REFRESH_MS = 5_000
/** The call takes so many; a market with more shows the first ones. */
const MOST_OUTCOMES = 50

export interface OutcomeInList {
  id: number
  name: string
}

/** The outcomes of a market, each with the line of its price, the first and the last one. */
export function PriceHistoryList({ outcomes }: { outcomes: readonly OutcomeInList[] }) {
  const call = useCall()
  const shown = outcomes.slice(0, MOST_OUTCOMES)
  const given = { query: { ids: shown.map(({ id }) => id).join() } }
  const { data, error } = useQuery({
    queryKey: answerKey('GET /v1/board/prices', given),
    queryFn: () => call('GET /v1/board/prices', given),
    refetchInterval: REFRESH_MS,
  })
  const pointsOf = (id: number) => data?.outcomes.find((one) => one.outcomeId === id)?.points ?? []
  return (
    <Box sx={{ width: 340, maxWidth: '90vw', maxHeight: '60vh', p: 1.5, overflowY: 'auto' }}>
      <Failures error={error} />
      {shown.map(({ id, name }) => (
        <Line key={id} name={name} points={pointsOf(id)} nowMs={data?.serverNowMs ?? 0} />
      ))}
    </Box>
  )
}

interface LineProps {
  name: string
  points: readonly PricePoint[]
  nowMs: number
}

function Line({ name, points, nowMs }: LineProps) {
  const translate = useTranslate()
  const line = priceLine(points, nowMs)
  const [from, to] = line ? [formatOdds(line.fromMilli), formatOdds(line.toMilli)] : ['–', '–']
  const isUp = line !== null && line.toMilli > line.fromMilli
  const isDown = line !== null && line.toMilli < line.fromMilli
  const { width, height } = PRICE_LINE_BOX
  return (
    <Box
      role="img"
      aria-label={translate('markets.historyOf', { name, from, to })}
      sx={{
        display: 'grid',
        gridTemplateColumns: '96px minmax(0, 1fr) auto',
        alignItems: 'center',
        gap: 1,
        minHeight: 36,
        fontSize: 12,
        color: ({ palette: { tokens } }) =>
          isUp ? tokens.good : isDown ? tokens.bad : tokens.muted,
      }}
    >
      <Box sx={{ color: 'text.primary', overflowWrap: 'anywhere' }}>{name}</Box>
      <Box
        component="svg"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        aria-hidden
        sx={{ width: '100%', height: 26 }}
      >
        <path
          d={line?.path ?? ''}
          fill="none"
          stroke="currentColor"
          strokeWidth={1.6}
          vectorEffect="non-scaling-stroke"
        />
      </Box>
      <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {from !== to && `${from} → `}
        <Box component="strong" sx={{ color: 'text.primary', fontWeight: 600 }}>
          {to}
        </Box>
      </Box>
    </Box>
  )
}
