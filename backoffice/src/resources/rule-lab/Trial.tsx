import type { TrialView } from '@grandstand/shared-types/wire/betting/rule_lab'
import { Alert, Box, Button, LinearProgress } from '@mui/material'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { answerKey, useCall, useReading } from '../../api/useCall.ts'
import { useFormat } from '../../format/useFormat.ts'
import { Failures } from '../../record/page/Loaded.tsx'
import { Panel } from '../../record/page/Panel.tsx'
import { Outcome } from './Outcome.tsx'

const ASKED_EVERY_MS = 500

/** One trial: how far it is, then its outcome. */
export function Trial({ begun }: { begun: TrialView }) {
  const translate = useTranslate()
  const format = useFormat()
  const given = { params: { id: begun.id } }
  const { data: trial = begun, error } = useQuery({
    ...useReading('GET /v1/rule-lab/trials/:id', given),
    initialData: begun,
    refetchInterval: ({ state }) =>
      state.data?.state === 'running' && !state.error ? ASKED_EVERY_MS : false,
  })
  const { order, dealerName, startedAt } = trial
  const title = [
    translate(`ruleLab.rules.${order.rule}`),
    translate('ruleLab.lastDays', { smart_count: order.days, count: order.days }),
    dealerName,
    format.time(startedAt, { hasYear: false }),
  ]
  return (
    <Box component="section" aria-live="polite">
      <Box component="h2" sx={{ fontSize: 15, fontWeight: 700, my: 2 }}>
        {title.filter(Boolean).join(' · ')}
      </Box>
      <Failures error={error} sx={{ mb: 2 }} />
      {trial.state === 'running' && !error && <Running trial={trial} />}
      {trial.state === 'cancelled' && (
        <Alert severity="info" variant="outlined">
          {translate('ruleLab.cancelled')}
        </Alert>
      )}
      {trial.state === 'failed' && (
        <Alert severity="error" variant="outlined">
          {translate('ruleLab.failed')}
        </Alert>
      )}
      {trial.result && <Outcome result={trial.result} />}
    </Box>
  )
}

function Running({ trial: { id, progressPercent, couponCount } }: { trial: TrialView }) {
  const translate = useTranslate()
  const format = useFormat()
  const call = useCall()
  const client = useQueryClient()
  const given = { params: { id } }
  const cancel = useMutation({
    mutationFn: () => call('POST /v1/rule-lab/trials/:id/cancel', given),
    onSuccess: (cancelled) =>
      client.setQueryData(answerKey('GET /v1/rule-lab/trials/:id', given), cancelled),
  })
  const text = translate('ruleLab.read', {
    ...{ smart_count: couponCount, count: format.count(couponCount), percent: progressPercent },
  })
  return (
    <Panel>
      <LinearProgress variant="determinate" value={progressPercent} aria-label={text} />
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mt: 1.5 }}>
        <Box sx={{ fontSize: 13, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {text}
        </Box>
        <Button color="inherit" loading={cancel.isPending} onClick={() => cancel.mutate()}>
          {translate('ra.action.cancel')}
        </Button>
      </Box>
      <Failures error={cancel.error} sx={{ mt: 1 }} />
    </Panel>
  )
}
