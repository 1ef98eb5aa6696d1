import { useState } from 'react'
import { Alert, Button } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { runnerName } from '@grandstand/shared-types/catalogue/match_name'
import { isPreMatch } from '@grandstand/shared-types/catalogue/match_status'
import type { ResultRevision } from '@grandstand/shared-types/wire/betting/settlement'
import { useMay } from '../../../access/useMay.ts'
import { useReading } from '../../../api/useCall.ts'
import { useFormat } from '../../../format/useFormat.ts'
import { useNow } from '../../../format/useNow.ts'
import { Failure } from '../../../record/page/Loaded.tsx'
import { Panel } from '../../../record/page/Panel.tsx'
import { Loading } from '../../../record/page/Loading.tsx'
import { WaitingOrderBanner } from '../../decisions/WaitingOrderBanner.tsx'
import { useMatchMarkets } from '../../markets/useMatchMarkets.ts'
import type { MatchRow } from '@grandstand/shared-types/wire/betting/catalogue'
import { askedByMarkets } from './askedFacts.ts'
import { RaceResultEntry } from './race/RaceResultEntry.tsx'
import { useRaceField } from '../race/useRaceField.ts'
import { ResultEntry } from './ResultEntry.tsx'
import { RevisionHistory, scoreLine } from './RevisionHistory.tsx'
import { UndoDialog } from './UndoDialog.tsx'

/** The result of a match: entering, correcting, and earlier revisions. */
export function ResultTab({ match }: { match: MatchRow }) {
  const { id: matchId } = match
  const translate = useTranslate()
  const now = useNow()
  const format = useFormat()
  const mayEnter = useMay('results.enter')
  const mayTakeBack = useMay('results.undo')
  const of = { params: { id: matchId } }
  const form = useQuery({
    ...useReading('GET /v1/matches/:id/result-form', of),
    enabled: mayEnter || mayTakeBack,
  })
  const history = useQuery(useReading('GET /v1/matches/:id/results', of))
  const markets = useMatchMarkets(matchId)
  const field = useRaceField(matchId, match.isRace)
  const waiting = useQuery({
    ...useReading('GET /v1/matches/:id/waiting-order', of),
    enabled: mayEnter || mayTakeBack,
  })
  const order = waiting.data?.order ?? null
  const [isUndoing, setIsUndoing] = useState(false)
  const factsText = useFactsText()
  const [newest, before] = history.data ?? []
  const mayUndo =
    mayTakeBack &&
    waiting.data?.order === null &&
    newest?.facts != null &&
    form.data?.revision === newest.revision
  const error = form.error ?? history.error ?? markets.error ?? waiting.error ?? field.error
  const isReady = match.isRace ? field.data !== undefined : !markets.isPending
  const isBeforeStart = match.startsAt > now && isPreMatch(match.status)
  const runners = new Map(
    field.data?.runners.map(({ number, name }) => [number, runnerName(number, name)])
  )
  return (
    <>
      <Failure error={error} sx={{ mb: 2 }} />
      {order && <WaitingOrderBanner order={order} />}
      {mayEnter && !order && (
        <Panel title={translate(form.data?.facts ? 'result.correct' : 'result.enter')}>
          {match.waitsUntil !== null && (
            <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
              {translate(match.waitsUntil > now ? 'result.waitsUntil' : 'result.waitIsOver', {
                time: format.time(match.waitsUntil),
              })}
            </Alert>
          )}
          {match.startsAt > now && match.resultRevision === 0 && (
            <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
              {translate(match.isRace ? 'race.notStarted' : 'result.notStarted')}
            </Alert>
          )}
          {form.data && waiting.data && isReady ? (
            // a new key, so that a new revision resets the form
            field.data ? (
              <RaceResultEntry
                key={form.data.revision}
                form={form.data}
                field={field.data}
                isBeforeStart={isBeforeStart}
              />
            ) : (
              <ResultEntry
                key={form.data.revision}
                form={form.data}
                isBeforeStart={isBeforeStart}
                asked={askedByMarkets(markets.markets, form.data.sportId)}
              />
            )
          ) : (
            !error && <Loading />
          )}
        </Panel>
      )}
      <Panel title={translate('result.history')} isFlush>
        <RevisionHistory
          revisions={history.data ?? []}
          runners={runners}
          action={
            mayUndo && (
              <Button size="small" color="error" onClick={() => setIsUndoing(true)}>
                {translate('result.undo')}
              </Button>
            )
          }
        />
      </Panel>
      {isUndoing && form.data && (
        <UndoDialog
          form={form.data}
          {...(match.isRace && { runners })}
          after={factsText(before)}
          onClose={() => setIsUndoing(false)}
        />
      )}
    </>
  )
}

/** A result as a short text. */
function useFactsText() {
  const translate = useTranslate()
  const format = useFormat()
  return (revision: ResultRevision | undefined): string => {
    const facts = revision?.facts
    if (!facts) return translate('result.noneStands')
    const ending = facts.race
      ? translate(`race.statuses.${facts.race.status}`)
      : format.value('factStatus', facts.status)
    return [ending, scoreLine(facts)].filter(Boolean).join(' ')
  }
}
