import { useState } from 'react'
import { Box, Button, DialogContent, FormControlLabel, Radio, RadioGroup } from '@mui/material'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useNotify, useRefresh, useTranslate } from 'ra-core'
import { runnerName } from '@grandstand/shared-types/catalogue/match_name'
import { RUNNER_STATUSES, type RunnerStatus } from '@grandstand/shared-types/racing/field/runner'
import type {
  RaceFieldView,
  RunnerBody,
  RunnerView,
} from '@grandstand/shared-types/wire/betting/races'
import { useCall } from '../../../../api/useCall.ts'
import { ActionDialog, DialogButtons } from '../../../../record/dialogs/ActionDialog.tsx'
import { ChoiceField } from '../../../../record/inputs/ChoiceField.tsx'
import { ODDS, TIME } from '../../../../record/inputs/notations.ts'
import { TypedField } from '../../../../record/inputs/TypedField.tsx'
import { Failures } from '../../../../record/page/Loaded.tsx'
import { changeOf, newDraft, nextStatuses, vacant, type RunnerDraft } from './runnerChange.ts'
import { RunnerEffectView } from './RunnerEffectView.tsx'

interface RunnerDialogProps {
  field: RaceFieldView
  runner: RunnerView
  /** Its price to win now; null without one. */
  priceMilli: number | null
  onSaved: (field: RaceFieldView) => void
  onClose: () => void
}

/** Says what became of a runner; what it takes off bets, and off whose, stands below before it is saved. */
export function RunnerDialog({ field, runner, priceMilli, onSaved, onClose }: RunnerDialogProps) {
  const translate = useTranslate()
  const name = runnerName(runner.number, runner.name)
  const [draft, setDraft] = useState(() =>
    newDraft(field, runner, { nowMs: Date.now(), priceMilli })
  )
  const change = changeOf(runner, draft)
  const { look, save } = useRunnerChange(field.matchId, change, (saved) => {
    onSaved(saved)
    onClose()
  })
  const set = (more: Partial<RunnerDraft>) => {
    setDraft({ ...draft, ...more })
    save.reset()
  }
  const isReady = change !== null && look.data !== undefined && !look.isPlaceholderData
  return (
    <ActionDialog title={name} maxWidth="sm" onClose={onClose}>
      <DialogContent sx={{ pt: 0 }}>
        <RadioGroup
          aria-label={translate('race.statusOf', { name })}
          value={draft.status}
          sx={{ mb: 1 }}
          onChange={(_, value) => {
            const status = RUNNER_STATUSES.find((one) => one === value)
            if (status) set({ status })
          }}
        >
          {nextStatuses(runner.status).map((status) => (
            <StatusRadio key={status} from={runner.status} to={status} />
          ))}
        </RadioGroup>
        {draft.status === 'withdrawn' && <WithdrawalInputs draft={draft} onChange={set} />}
        {draft.status === 'declared' && runner.status === 'reserve' && (
          <ChoiceField
            label={translate('race.replaces')}
            value={draft.replaces}
            options={[
              [0, translate('race.replacesNobody')],
              ...vacant(field).map(
                ({ number, name: of }) => [number, runnerName(number, of)] as const
              ),
            ]}
            onChange={(replaces) => set({ replaces })}
          />
        )}
        {change && (
          <RunnerEffectView field={field} change={change} effect={look.data?.effect ?? null} />
        )}
        <Failures error={save.error ?? look.error} sx={{ mt: 2 }} />
      </DialogContent>
      <DialogButtons onClose={onClose} hint={translate('race.suspends')}>
        <Button
          variant="contained"
          disabled={!isReady}
          loading={save.isPending}
          onClick={() => change && save.mutate(change)}
        >
          {translate('ra.action.save')}
        </Button>
      </DialogButtons>
    </ActionDialog>
  )
}

function StatusRadio({ from, to }: { from: RunnerStatus; to: RunnerStatus }) {
  const translate = useTranslate()
  const words = from === to ? 'again' : from === 'reserve' && to === 'declared' ? 'comesIn' : to
  return (
    <FormControlLabel
      value={to}
      control={<Radio size="small" />}
      sx={{ alignItems: 'flex-start', mb: 0.5 }}
      label={
        <Box sx={{ pt: '7px' }}>
          <Box sx={{ fontSize: 13, fontWeight: 600 }}>{translate(`race.become.${words}`)}</Box>
          <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
            {translate(`race.becomeHint.${words}`)}
          </Box>
        </Box>
      }
    />
  )
}

interface WithdrawalInputsProps {
  draft: RunnerDraft
  onChange: (more: Partial<RunnerDraft>) => void
}

function WithdrawalInputs({ draft, onChange }: WithdrawalInputsProps) {
  const translate = useTranslate()
  const { withdrawnAt, withdrawnOddsMilli } = draft
  const isNoTime = typeof withdrawnAt !== 'number'
  const isNoPrice = typeof withdrawnOddsMilli !== 'number'
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 2 }}>
      <TypedField
        notation={TIME}
        label={translate('race.withdrawnAt')}
        value={withdrawnAt}
        onChange={(at) => onChange({ withdrawnAt: at })}
        isFaulty={isNoTime}
        helperText={isNoTime && translate('form.time')}
      />
      <TypedField
        notation={ODDS}
        label={translate('race.withdrawnPrice')}
        value={withdrawnOddsMilli}
        onChange={(milli) => onChange({ withdrawnOddsMilli: milli })}
        isFaulty={isNoPrice}
        helperText={isNoPrice && translate('form.odds')}
      />
    </Box>
  )
}

function useRunnerChange(
  matchId: number,
  change: RunnerBody | null,
  onSaved: (field: RaceFieldView) => void
) {
  const call = useCall()
  const notify = useNotify()
  const refresh = useRefresh()
  const params = { id: matchId }
  const route = 'PUT /v1/matches/:id/runner'
  const look = useQuery({
    queryKey: [route, matchId, change],
    queryFn: () =>
      call(route, {
        params,
        query: { dryRun: 'true' },
        body: change ?? { runner: 0, status: 'declared' },
      }),
    enabled: change !== null,
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  const save = useMutation({
    mutationFn: (body: RunnerBody) => call(route, { params, body }),
    onSuccess: ({ effect: _none, ...field }) => {
      notify('race.runnerSaved', { type: 'success' })
      onSaved(field)
      refresh()
    },
  })
  return { look, save }
}
