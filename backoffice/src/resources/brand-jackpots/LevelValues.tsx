import { lazy, Suspense } from 'react'
import type { JackpotRow } from '@grandstand/shared-types/wire/games/jackpots'
import { Box, Skeleton } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useRecordContext, useTranslate } from 'ra-core'
import { useReading } from '../../api/useCall.ts'
import { CHART_HEIGHT } from '../../charts/chartSize.ts'
import { Money } from '../../fields/Money.tsx'
import { inLanguage } from '../../format/inLanguage.ts'
import { useFormat } from '../../format/useFormat.ts'
import { Figure, FigureRow } from '../../record/page/Figure.tsx'
import { Loaded } from '../../record/page/Loaded.tsx'
import { Panel } from '../../record/page/Panel.tsx'

const ValuesChart = lazy(() => import('../../charts/ValuesChart.tsx'))

const REFRESH_MS = 10_000
const DAYS = 7

/** The present values of a jackpot's levels, and those of the last days; nothing for a new one. */
export function LevelValues() {
  const jackpot = useRecordContext<JackpotRow>()
  return jackpot?.levels ? <Values of={jackpot} /> : null
}

function Values({ of: { id, levels, currency } }: { of: JackpotRow }) {
  const translate = useTranslate()
  const { locale } = useFormat()
  const answer = useQuery({
    ...useReading('GET /v1/brand-jackpots/:id/history', { params: { id }, query: { days: DAYS } }),
    refetchInterval: REFRESH_MS,
  })
  const nameOf = (levelId: number) =>
    inLanguage(levels.find((level) => level.id === levelId)?.names, locale)
  return (
    <Panel title={translate('brandJackpots.values', { days: DAYS })}>
      <Loaded answer={answer}>
        {(history) => (
          <Box sx={{ display: 'grid', gap: 2 }}>
            <FigureRow>
              {history.levels.map(({ levelId, points }) => (
                <Figure key={levelId} label={nameOf(levelId)}>
                  <Money minor={points.at(-1)?.amountMinor ?? 0} currency={currency} />
                </Figure>
              ))}
              {levels
                .filter(({ reserveMinor }) => reserveMinor > 0)
                .map(({ id: levelId, reserveMinor }) => (
                  <Figure
                    key={`reserve ${levelId}`}
                    label={translate('brandJackpots.reserveFor', { level: nameOf(levelId) })}
                  >
                    <Money minor={reserveMinor} currency={currency} />
                  </Figure>
                ))}
            </FigureRow>
            {levels.some(({ isResting }) => isResting) && (
              <Box role="alert" sx={{ color: 'error.main' }}>
                {translate('brandJackpots.resting')}
              </Box>
            )}
            <Suspense fallback={<Skeleton variant="rounded" height={CHART_HEIGHT} />}>
              <ValuesChart
                title={translate('brandJackpots.values', { days: DAYS })}
                currency={currency}
                lines={history.levels.map(({ levelId, points }) => ({
                  label: nameOf(levelId),
                  points,
                }))}
              />
            </Suspense>
          </Box>
        )}
      </Loaded>
    </Panel>
  )
}
