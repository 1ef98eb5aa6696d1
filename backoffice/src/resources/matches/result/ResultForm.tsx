import { Box } from '@mui/material'
import { useTranslate } from 'ra-core'
import { isCarriedOver } from '@grandstand/shared-types/markets/settling/carry_over'
import type { ResultForm as ResultFormData } from '@grandstand/shared-types/wire/betting/settlement'
import { useFormat } from '../../../format/useFormat.ts'
import { Check } from '../../../record/inputs/Check.tsx'
import { ChoiceField } from '../../../record/inputs/ChoiceField.tsx'
import type { AskedFacts } from './askedFacts.ts'
import { asksForWinner, neededFor, scoreNames, statusesFor } from './factNames.ts'
import type { FactsDraft } from './typedFacts.ts'
import { InningFacts } from './InningFacts.tsx'
import { MoreFacts, SideChoice } from './MoreFacts.tsx'
import { ScoreRow } from './ScoreRow.tsx'
import { useFactLabel } from './useFactLabel.ts'

interface ResultFormProps {
  form: ResultFormData
  draft: FactsDraft
  /** Facts that the markets of the match read. */
  asked: AskedFacts
  /** Names of facts that are missing, impossible or contradict each other. */
  faulty: ReadonlySet<string>
  onChange: (draft: FactsDraft) => void
}

/** The facts of a result in this sport, and how the match ended. */
export function ResultForm({ form: ofSport, draft, asked, faulty, onChange }: ResultFormProps) {
  const form = { ...ofSport, needed: neededFor(ofSport.needed, draft) }
  const translate = useTranslate()
  const format = useFormat()
  const factLabel = useFactLabel(form.needed)
  const names = scoreNames(form.needed, draft, asked)
  const set = (change: Partial<FactsDraft>) => onChange({ ...draft, ...change })
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <ChoiceField
        label={translate('result.status')}
        value={draft.status}
        options={statusesFor(form.needed).map((status) => [
          status,
          format.value('factStatus', status),
        ])}
        onChange={(status) => set({ status })}
      />
      {isCarriedOver(draft.status) && (
        <Check
          label={translate('result.isWaitOver')}
          isOn={draft.isWaitOver}
          onChange={(isWaitOver) => set({ isWaitOver })}
        />
      )}
      {draft.status === 'awarded' && (
        <ChoiceField
          label={translate('result.awardedPolicy')}
          value={draft.awardedPolicy}
          options={[
            ['void', translate('result.awardedVoid')],
            ['score', translate('result.awardedScore')],
          ]}
          onChange={(awardedPolicy) => set({ awardedPolicy })}
        />
      )}
      {form.needed.periodKind === 'inning' && (
        <InningFacts form={form} draft={draft} faulty={faulty} set={set} />
      )}
      {ofSport.needed.periodKind === 'quarter' && (
        <Check
          label={translate('result.inHalves')}
          isOn={draft.scheduled === '2'}
          onChange={(isOn) => set({ scheduled: isOn ? '2' : '' })}
        />
      )}
      {asksForWinner(draft, asked) && (
        <SideChoice
          label={translate('result.winner')}
          form={form}
          value={draft.winner}
          onChange={(winner) => set({ winner })}
        />
      )}
      {names.length > 0 && (
        <Box
          role="group"
          aria-label={translate('result.scores')}
          sx={{
            display: 'grid',
            gridTemplateColumns: 'minmax(70px, 1fr) 92px 92px',
            alignItems: 'center',
            gap: 1,
          }}
        >
          <span />
          <TeamHead name={form.home} />
          <TeamHead name={form.away} />
          {names.map((name) => (
            <ScoreRow
              key={name}
              label={factLabel(name)}
              home={form.home}
              away={form.away}
              value={draft.scores[name] ?? ['', '']}
              isFaulty={faulty.has(name)}
              onChange={(score) => set({ scores: { ...draft.scores, [name]: score } })}
            />
          ))}
        </Box>
      )}
      <MoreFacts form={form} draft={draft} asked={asked} faulty={faulty} set={set} />
    </Box>
  )
}

function TeamHead({ name }: { name: string }) {
  return (
    <Box
      title={name}
      sx={{
        fontSize: 12,
        fontWeight: 600,
        color: 'text.secondary',
        textAlign: 'center',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
      }}
    >
      {name}
    </Box>
  )
}
