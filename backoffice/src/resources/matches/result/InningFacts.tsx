import { TextField } from '@mui/material'
import { useTranslate } from 'ra-core'
import {
  MERCY_POLICIES,
  type MercyPolicy,
} from '@grandstand/shared-types/markets/model/match_facts'
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
  const labelOf = (policy: MercyPolicy): string => {
    const words = translate(`result.mercyPolicy.${policy}`)
    return policy === form.mercyPolicy ? translate('result.ofHouse', { words }) : words
  }
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
            ...byHouse(form.mercyPolicy).map((policy) => [policy, labelOf(policy)] as const),
          ]}
          onChange={(mercyPolicy) => set({ mercyPolicy })}
        />
      )}
    </>
  )
}

/** The policies with that of the house first. */
const byHouse = (own: MercyPolicy): MercyPolicy[] => [
  own,
  ...MERCY_POLICIES.filter((policy) => policy !== own),
]
