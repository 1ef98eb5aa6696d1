import { TextField } from '@mui/material'
import { useTranslate } from 'ra-core'
import { MERCY_POLICIES } from '@grandstand/shared-types/markets/model/match_facts'
import type { ResultForm } from '@grandstand/shared-types/wire/betting/settlement'
import { ChoiceField } from '../../../record/inputs/ChoiceField.tsx'
import { asksForMercy } from './factNames.ts'
import type { FactsDraft } from './typedFacts.ts'

interface InningFactsProps {
  form: ResultForm
  draft: FactsDraft
  faulty: ReadonlySet<string>
  set: (change: Partial<FactsDraft>) => void
}

/** How long a game of innings was to be, and whether a mercy rule ended it; asked before its scores, which follow from it. */
export function InningFacts({ form, draft, faulty, set }: InningFactsProps) {
  const translate = useTranslate()
  const isFaulty = faulty.has('scheduled')
  return (
    <>
      <TextField
        label={translate('result.scheduled')}
        helperText={translate(isFaulty ? 'result.scheduledBounds' : 'result.scheduledHint')}
        value={draft.scheduled}
        error={isFaulty}
        onChange={(event) => set({ scheduled: event.target.value })}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
      {asksForMercy(draft, form.needed) && (
        <ChoiceField
          label={translate('result.mercyRule')}
          value={draft.mercyPolicy}
          options={[
            ['', translate('ra.boolean.false')],
            ...MERCY_POLICIES.map(
              (policy) => [policy, translate(`result.mercyPolicy.${policy}`)] as const
            ),
          ]}
          onChange={(mercyPolicy) => set({ mercyPolicy })}
        />
      )}
    </>
  )
}
