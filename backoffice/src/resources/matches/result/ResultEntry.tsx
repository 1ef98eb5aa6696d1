import { useState } from 'react'
import { Alert, Box, Button, FormControlLabel, Switch } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useNotify, useRefresh, useTranslate } from 'ra-core'
import { isOfPlay } from '@grandstand/shared-types/markets/model/match_facts'
import { unlikelySets } from '@grandstand/shared-types/markets/facts/unlikely_sets'
import { validateFacts } from '@grandstand/shared-types/markets/facts/validate_facts'
import type {
  EnterResultBody,
  ResultForm as ResultFormData,
} from '@grandstand/shared-types/wire/betting/settlement'
import { useCall } from '../../../api/useCall.ts'
import { Failure } from '../../../record/page/Loaded.tsx'
import { askedBySport, type AskedFacts } from './askedFacts.ts'
import { neededFor } from './factNames.ts'
import { draftOf, factsOf } from './factsDraft.ts'
import { ResultForm } from './ResultForm.tsx'
import { ResultPreview } from './ResultPreview.tsx'
import { useFactLabel } from './useFactLabel.ts'
import type { FactsDraft } from './typedFacts.ts'

interface ResultEntryProps {
  form: ResultFormData
  /** Facts that the markets of the match read. */
  asked: AskedFacts
  /** True before the start of the match. */
  isBeforeStart: boolean
}

/** Entering a result: the button to confirm appears below a dry run, which shows the money that would move. */
export function ResultEntry({ form, asked: ofMarkets, isBeforeStart }: ResultEntryProps) {
  const translate = useTranslate()
  const [draft, setDraft] = useState(() => draftOf(form.facts))
  const factLabel = useFactLabel(neededFor(form.needed, draft))
  const [showsFaults, setShowsFaults] = useState(false)
  const [isConfirmed, setIsConfirmed] = useState(false)
  const [showsAll, setShowsAll] = useState(false)
  const asked = showsAll ? askedBySport(form.sportId, ofMarkets) : ofMarkets
  const { preview, enter } = useResultMutations(form.matchId)

  const { facts, faulty } = factsOf(draft, form.needed, asked)
  const faults =
    faulty.length > 0 ? faulty : validateFacts(form.sportId, facts).map(({ field }) => field)
  const mustConfirm = isBeforeStart && isOfPlay(facts.status)
  const body: EnterResultBody = {
    facts,
    basedOnRevision: form.revision,
    ...(mustConfirm && isConfirmed && { beforeStart: true }),
  }
  const unlikely = unlikelySets(form.sportId, facts)
  const error = preview.error ?? enter.error

  const change = (next: FactsDraft) => {
    setDraft(next)
    // the preview no longer shows what the changed form would do
    preview.reset()
    enter.reset()
  }
  const look = () => {
    setShowsFaults(true)
    if (faults.length === 0) preview.mutate(body)
  }

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '420px minmax(0, 1fr)' },
      }}
    >
      <Box>
        <ResultForm
          form={form}
          draft={draft}
          asked={asked}
          faulty={new Set(showsFaults ? faults : [])}
          onChange={change}
        />
        <FormControlLabel
          sx={{ display: 'flex', mt: 1 }}
          control={
            <Switch
              size="small"
              checked={showsAll}
              onChange={(_, isOn) => {
                setShowsAll(isOn)
                preview.reset()
              }}
            />
          }
          label={translate('result.showAll')}
        />
        {showsFaults && faults.length > 0 && (
          <Alert severity="warning" variant="outlined" sx={{ mt: 2 }}>
            {translate('errors.resultIncomplete', { 0: faults.map(factLabel).join(', ') })}
          </Alert>
        )}
        {unlikely.length > 0 && (
          <Alert severity="warning" variant="outlined" sx={{ mt: 2 }}>
            {translate('result.unlikely', { names: unlikely.map(factLabel).join(', ') })}
          </Alert>
        )}
        <Failure error={error} sx={{ mt: 2 }} />
        <Button
          variant={preview.data ? 'outlined' : 'contained'}
          color={preview.data ? 'inherit' : 'primary'}
          loading={preview.isPending}
          onClick={look}
          sx={{ mt: 2 }}
        >
          {translate('result.preview')}
        </Button>
      </Box>
      <ResultPreview
        form={form}
        settlement={preview.data}
        mustConfirm={mustConfirm}
        isConfirmed={isConfirmed}
        isEntering={enter.isPending}
        onConfirm={setIsConfirmed}
        onEnter={() => enter.mutate(body)}
      />
    </Box>
  )
}

/** The dry run of a result, and entering it. */
export function useResultMutations(matchId: number) {
  const call = useCall()
  const notify = useNotify()
  const refresh = useRefresh()
  const params = { id: matchId }
  const preview = useMutation({
    mutationFn: (body: EnterResultBody) =>
      call('POST /v1/matches/:id/results', { params, query: { dryRun: 'true' }, body }),
  })
  const enter = useMutation({
    mutationFn: (body: EnterResultBody) => call('POST /v1/matches/:id/results', { params, body }),
    onSuccess: ({ couponsSettled, decisionId }) => {
      const settled = { messageArgs: { smart_count: couponsSettled } }
      if (decisionId === null) notify('result.entered', { type: 'success', ...settled })
      else notify('decisions.asked', { type: 'info' })
      preview.reset()
      refresh()
    },
  })
  return { preview, enter }
}
