import { Box, TextField } from '@mui/material'
import { useTranslate } from 'ra-core'
import type { ResultForm } from '@grandstand/shared-types/wire/betting/settlement'
import { Check } from '../../../record/inputs/Check.tsx'
import { ChoiceField } from '../../../record/inputs/ChoiceField.tsx'
import type { AskedFacts } from './askedFacts.ts'
import { incidentLists, isShown } from './factNames.ts'
import type { FactsDraft } from './typedFacts.ts'
import { IncidentEditor } from './IncidentEditor.tsx'
import { useFactLabel } from './useFactLabel.ts'

interface MoreFactsProps {
  form: ResultForm
  draft: FactsDraft
  asked: AskedFacts
  faulty: ReadonlySet<string>
  set: (change: Partial<FactsDraft>) => void
}

/** Facts beside the scores: incidents in order, races, players who took no part. */
export function MoreFacts({ form, draft, asked, faulty, set }: MoreFactsProps) {
  const translate = useTranslate()
  const factLabel = useFactLabel(form.needed)
  const shows = (
    field: 'races' | 'finishers' | 'notPlayed' | 'cameOn' | 'tieBreaks',
    isGiven: boolean
  ) => isShown(field, isGiven, draft, asked)
  const races = [...new Set([...asked.races, ...Object.keys(draft.races)])]
  return (
    <>
      {incidentLists(draft, asked).map((list) => (
        <IncidentEditor
          key={list}
          list={list}
          label={factLabel(list)}
          home={form.home}
          away={form.away}
          periods={periodsOf(form, factLabel)}
          incidents={draft.incidents[list]}
          isFaulty={faulty.has(list)}
          onChange={(incidents) => set({ incidents: { ...draft.incidents, [list]: incidents } })}
        />
      ))}
      {races.length > 0 && shows('races', true) && (
        <Box role="group" aria-label={factLabel('races')} sx={{ display: 'grid', gap: 1 }}>
          {races.map((race) => (
            <SideChoice
              key={race}
              label={raceLabel(race)}
              form={form}
              value={draft.races[race] ?? ''}
              onChange={(side) => set({ races: { ...draft.races, [race]: side } })}
            />
          ))}
        </Box>
      )}
      {shows('finishers', draft.finishers !== '') && (
        <TextField
          label={factLabel('finishers')}
          value={draft.finishers}
          error={faulty.has('finishers')}
          onChange={(event) => set({ finishers: event.target.value })}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
      )}
      {shows('notPlayed', draft.notPlayed !== '') && (
        <TextField
          label={factLabel('notPlayed')}
          helperText={translate('result.notPlayedHint')}
          value={draft.notPlayed}
          error={faulty.has('notPlayed')}
          onChange={(event) => set({ notPlayed: event.target.value })}
        />
      )}
      {shows('cameOn', draft.cameOn !== '') && (
        <TextField
          label={factLabel('cameOn')}
          helperText={translate('result.cameOnHint')}
          value={draft.cameOn}
          error={faulty.has('cameOn')}
          onChange={(event) => set({ cameOn: event.target.value })}
        />
      )}
      {form.needed.periodKind === 'set' && shows('tieBreaks', draft.hasMatchTieBreak) && (
        <Check
          label={translate('result.hasMatchTieBreak')}
          isOn={draft.hasMatchTieBreak}
          onChange={(hasMatchTieBreak) => set({ hasMatchTieBreak })}
        />
      )}
    </>
  )

  function raceLabel(race: string): string {
    const [first = '', target] = race.split(':')
    return target
      ? `${factLabel(`periods.${first}`)}: ${translate('result.raceTo', { number: target })}`
      : translate('result.raceTo', { number: first })
  }
}

/** The periods of the sport in which an incident can happen. */
function periodsOf({ needed }: ResultForm, factLabel: (name: string) => string) {
  const numbers = Array.from({ length: needed.maxPeriods }, (_, index) => String(index + 1))
  const keys = needed.hasOvertime ? [...numbers, 'ot'] : numbers
  return keys.map((key) => [key, factLabel(`periods.${key}`)] as const)
}

interface SideChoiceProps {
  label: string
  form: ResultForm
  value: '' | 'home' | 'away'
  onChange: (side: '' | 'home' | 'away') => void
}

/** Home, away, or no side. */
export function SideChoice({ form, ...field }: SideChoiceProps) {
  return (
    <ChoiceField
      {...field}
      options={[
        ['', '–'],
        ['home', form.home],
        ['away', form.away],
      ]}
    />
  )
}
