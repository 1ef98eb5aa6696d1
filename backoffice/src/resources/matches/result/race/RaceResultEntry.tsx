import { useState } from 'react'
import { Alert, Box, Button, FormHelperText } from '@mui/material'
import { useTranslate } from 'ra-core'
import { runnerName } from '@grandstand/shared-types/catalogue/match_name'
import { deductionSteps } from '@grandstand/shared-types/markets/racing/deduction_steps'
import { isOfPlay } from '@grandstand/shared-types/markets/model/match_facts'
import {
  ORDER_FAULTS,
  type OrderFaultReason,
} from '@grandstand/shared-types/racing/finish/order_faults'
import { RESULT_STAGES } from '@grandstand/shared-types/racing/finish/declarations'
import { RACE_STATUSES } from '@grandstand/shared-types/racing/finish/race_result'
import { USUAL_RACING_RULES } from '@grandstand/shared-types/racing/terms/racing_rules'
import type { RaceFieldView } from '@grandstand/shared-types/wire/betting/races'
import type { EnterResultBody, ResultForm } from '@grandstand/shared-types/wire/betting/settlement'
import { useFormat } from '../../../../format/useFormat.ts'
import { useFocusFirstError } from '../../../../record/form/useFocusFirstError.ts'
import { ChoiceField } from '../../../../record/inputs/ChoiceField.tsx'
import { Failures } from '../../../../record/page/Loaded.tsx'
import { ResultPreview } from '../ResultPreview.tsx'
import { useResultMutations } from '../ResultEntry.tsx'
import { raceFaultsOf } from '../../race/raceFaults.ts'
import { fieldOf } from '../../race/useRaceField.ts'
import { FinishPicture } from './FinishPicture.tsx'
import { FinishRows } from './FinishRows.tsx'
import { RaceFacts } from './RaceFacts.tsx'
import {
  draftOf,
  factFaultsOf,
  factsOf,
  faultsAt,
  faultsOf,
  orderOf,
  priceFaultsOf,
  type NamedFault,
} from './orderDraft.ts'

interface RaceResultEntryProps {
  form: ResultForm
  field: RaceFieldView
  /** True before the start of the race. */
  isBeforeStart: boolean
}

/** Entering the result of a race by its order of finish: the finish stands beside it, and who is paid what before it is saved. */
export function RaceResultEntry({ form, field: view, isBeforeStart }: RaceResultEntryProps) {
  const translate = useTranslate()
  const field = fieldOf(view)
  const ref = useFocusFirstError<HTMLDivElement>()
  const [draft, setDraft] = useState(() => draftOf(form.facts, field))
  const [showsFaults, setShowsFaults] = useState(false)
  const [isConfirmed, setIsConfirmed] = useState(false)
  const { preview, enter } = useResultMutations(form.matchId)
  const facts = factsOf(draft, field)
  const order = orderOf(draft, field)
  const error = preview.error ?? enter.error
  const found = faultsOf(draft, field)
  const strange = factFaultsOf(draft, field)
  const faultyPrices = priceFaultsOf(draft, field)
  const faults = [...(showsFaults ? found : []), ...refusedBy(error, order)]
  const whole = faults.filter(({ runner }) => runner === null)
  const mustConfirm = isBeforeStart && isOfPlay(facts.status)
  const body: EnterResultBody = {
    facts,
    basedOnRevision: form.revision,
    ...(mustConfirm && isConfirmed && { beforeStart: true }),
  }
  const change = (next: typeof draft) => {
    setDraft(next)
    // the preview no longer shows what the changed order would do
    preview.reset()
    enter.reset()
  }
  const look = () => {
    setShowsFaults(true)
    if (found.length === 0 && strange.size === 0 && faultyPrices.size === 0) preview.mutate(body)
  }
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '460px minmax(0, 1fr)' },
      }}
    >
      <Box ref={ref} sx={{ display: 'grid', gap: 1.5 }}>
        <ChoiceField
          label={translate('race.howEnded')}
          value={draft.status}
          options={RACE_STATUSES.map((status) => [status, translate(`race.statuses.${status}`)])}
          onChange={(status) => change({ ...draft, status })}
        />
        {draft.status === 'ran' ? (
          <>
            <Box>
              <ChoiceField
                label={translate('race.stage')}
                value={draft.stage}
                options={RESULT_STAGES.map((stage) => [stage, translate(`race.stages.${stage}`)])}
                onChange={(stage) => change({ ...draft, stage })}
                sx={{ width: '100%' }}
              />
              <FormHelperText sx={{ mx: 0 }}>{translate('race.stageHint')}</FormHelperText>
            </Box>
            {form.awaitingStart > 0 && (
              <Alert severity="info" variant="outlined">
                {translate('race.finish.waiting', { smart_count: form.awaitingStart })}
              </Alert>
            )}
            <FinishRows
              field={view}
              draft={draft}
              faults={faults}
              faultyPrices={showsFaults ? faultyPrices : NONE}
              onChange={change}
            />
          </>
        ) : (
          <Box sx={{ fontSize: 13, color: 'text.secondary' }}>{translate('race.stakesBack')}</Box>
        )}
        <RaceFacts
          field={view}
          status={draft.status}
          typed={draft.facts}
          faulty={showsFaults ? strange : NONE}
          onChange={(facts) => change({ ...draft, facts })}
        />
        {whole.length > 0 && (
          <Alert severity="warning" variant="outlined">
            {whole.map(({ reason }) => translate(`raceReasons.${reason}`)).join('; ')}
          </Alert>
        )}
        <Failures error={error} />
        <Box>
          <Button
            variant={preview.data ? 'outlined' : 'contained'}
            color={preview.data ? 'inherit' : 'primary'}
            loading={preview.isPending}
            onClick={look}
          >
            {translate('result.preview')}
          </Button>
        </Box>
      </Box>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {draft.status === 'ran' && order.length > 0 && <FinishPicture field={view} order={order} />}
        <ResultPreview
          form={form}
          settlement={preview.data}
          runners={
            new Map(view.runners.map(({ number, name }) => [number, runnerName(number, name)]))
          }
          note={<Deductions field={view} />}
          mustConfirm={mustConfirm}
          isConfirmed={isConfirmed}
          isEntering={enter.isPending}
          onConfirm={setIsConfirmed}
          onEnter={() => enter.mutate(body)}
        />
      </Box>
    </Box>
  )
}

const NONE: ReadonlySet<never> = new Set()

const isOrderFault = (reason: string): reason is OrderFaultReason =>
  ORDER_FAULTS.some((one) => one === reason)
const OF_POSITIONS: ReadonlySet<OrderFaultReason> = new Set(['gap', 'positionAfterTie'])

/** What the API refuses, where the field was changed meanwhile. */
function refusedBy(error: Error | null, order: ReturnType<typeof orderOf>): NamedFault[] {
  return raceFaultsOf(error).flatMap(({ key, reason, number }) => {
    if (key !== 'orderOfFinish' || !isOrderFault(reason)) return []
    if (OF_POSITIONS.has(reason)) return faultsAt(order, number, reason)
    return [{ reason, runner: reason === 'noWinner' ? null : number }]
  })
}

/** What withdrawals take off the bets of this race. */
function Deductions({ field }: { field: RaceFieldView }) {
  const translate = useTranslate()
  const format = useFormat()
  const result = { status: 'ran', order: [] } as const
  const steps = deductionSteps({ field: fieldOf(field), result, rules: USUAL_RACING_RULES })
  if (steps.length === 0) return null
  return (
    <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
      {translate('race.deductions')}{' '}
      {steps
        .map(({ placedBefore, percent }) =>
          translate('race.stepOf', { time: format.time(placedBefore), percent })
        )
        .join(' · ')}
    </Alert>
  )
}
