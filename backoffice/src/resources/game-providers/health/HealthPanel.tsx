import { lazy, Suspense } from 'react'
import { Box, Skeleton } from '@mui/material'
import type { GameProviderRow } from '@grandstand/shared-types/wire/games/games'
import type { HealthMinute, ProviderHealth } from '@grandstand/shared-types/wire/games/health'
import { useQuery } from '@tanstack/react-query'
import { useRecordContext, useTranslate } from 'ra-core'
import { useMay } from '../../../access/useMay.ts'
import { useReading } from '../../../api/useCall.ts'
import { CHART_HEIGHT } from '../../../charts/chartSize.ts'
import { Dash } from '../../../fields/Money.tsx'
import { StatusChip } from '../../../fields/StatusChip.tsx'
import { Time } from '../../../fields/Time.tsx'
import { ValueText } from '../../../fields/ValueText.tsx'
import { useDuration } from '../../../format/useDuration.ts'
import { useFormat } from '../../../format/useFormat.ts'
import { Facts } from '../../../record/page/Facts.tsx'
import { Loaded } from '../../../record/page/Loaded.tsx'
import { Panel } from '../../../record/page/Panel.tsx'
import { BreakerButton } from './BreakerButton.tsx'

const HealthChart = lazy(() => import('./HealthChart.tsx'))

const REFRESH_MS = 10_000

/** Whether the provider is shut off, and how well both sides answered of late. */
export function HealthPanel() {
  const provider = useRecordContext<GameProviderRow>()
  return provider ? <HealthOf provider={provider} /> : null
}

function HealthOf({ provider }: { provider: GameProviderRow }) {
  const translate = useTranslate()
  const mayEdit = useMay('games.edit')
  const answer = useQuery({
    ...useReading('GET /v1/game-providers/:id/health', { params: { id: provider.id } }),
    refetchInterval: REFRESH_MS,
  })
  const { data } = answer
  return (
    <Panel
      title={translate('gameProviders.health.title')}
      aside={mayEdit && data && <BreakerButton provider={provider} state={data.state} />}
    >
      <Loaded answer={answer}>
        {(health) => (
          <>
            <HealthFacts health={health} />
            {health.minutes.length === 0 ? (
              <Box sx={{ mt: 2, fontSize: 13, color: 'text.secondary' }}>
                {translate('gameProviders.health.quiet')}
              </Box>
            ) : (
              <Suspense fallback={<Skeleton variant="rounded" height={CHART_HEIGHT} />}>
                <HealthChart minutes={health.minutes} />
              </Suspense>
            )}
          </>
        )}
      </Loaded>
    </Panel>
  )
}

type Counted = 'asked' | 'timeouts' | 'failures' | 'called' | 'forged' | 'unreadable'

function HealthFacts({ health }: { health: ProviderHealth }) {
  const translate = useTranslate()
  const format = useFormat()
  const duration = useDuration()
  const label = (name: string) => translate(`gameProviders.health.${name}`)
  const { state, cause, since, probeAt, minutes } = health
  const sum = (name: Counted) => minutes.reduce((total, minute) => total + minute[name], 0)
  const slowest = (name: 'askedMs' | 'answerMs' | 'lagMs') => {
    const known = minutes.flatMap((minute: HealthMinute) => minute[name] ?? [])
    return known.length === 0 ? <Dash /> : `≤ ${duration(Math.max(...known))}`
  }
  return (
    <Facts
      facts={[
        [label('state'), <StatusChip group="breakerState" code={state} />],
        since !== null && [label('since'), <Time at={since} />],
        cause !== null && [label('cause'), <ValueText group="breakerCause" code={cause} />],
        probeAt !== null && [label('probeAt'), <Time hasSeconds at={probeAt} />],
        [label('asked'), format.count(sum('asked'))],
        [label('failed'), format.count(sum('timeouts') + sum('failures'))],
        [label('askedMs'), slowest('askedMs')],
        [label('called'), format.count(sum('called'))],
        [label('bad'), format.count(sum('unreadable'))],
        [label('forged'), format.count(sum('forged'))],
        [label('answerMs'), slowest('answerMs')],
        [label('lagMs'), slowest('lagMs')],
      ]}
    />
  )
}
