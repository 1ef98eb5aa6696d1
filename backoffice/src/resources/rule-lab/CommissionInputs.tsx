import { useEffect, useState } from 'react'
import type { NewTrial, RulesOfToday } from '@grandstand/shared-types/wire/betting/rule_lab'
import { Box } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useFormat } from '../../format/useFormat.ts'
import { ChoiceField } from '../../record/inputs/ChoiceField.tsx'
import { undatedTermsOf } from '../commission-plans/terms.ts'
import { TermsInputs } from '../commission-plans/TermsInputs.tsx'
import { typedTermsOf, wholeTerms } from './trialOrder.ts'

interface CommissionInputsProps {
  plans: RulesOfToday['plans']
  /** The plan and terms at the beginning, where another form leads here with them. */
  opened: NewTrial['commission'] | undefined
  onChange: (commission: NewTrial['commission'] | null) => void
}

/** A plan, and its terms as they are today, to be changed. */
export function CommissionInputs({ plans, opened, onChange }: CommissionInputsProps) {
  const translate = useTranslate()
  const { locale } = useFormat()
  const [planId, setPlanId] = useState(opened?.planId ?? plans[0]?.id ?? 0)
  const plan = plans.find(({ id }) => id === planId)
  const [typed, setTyped] = useState(() => {
    const terms = opened ? wholeTerms(opened.terms) : plan?.terms
    return terms && typedTermsOf(terms, locale)
  })
  useEffect(() => {
    const terms = typed && undatedTermsOf(typed, locale)
    onChange(terms ? { planId, terms } : null)
  }, [planId, typed, locale, onChange])
  const choose = (id: number) => {
    setPlanId(id)
    const chosen = plans.find((one) => one.id === id)
    setTyped(chosen && typedTermsOf(chosen.terms, locale))
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, mb: 2 }}>
      <ChoiceField
        label={translate('ruleLab.plan')}
        value={planId}
        options={plans.map(({ id, name }) => [id, name] as const)}
        onChange={choose}
      />
      {typed && <TermsInputs isUndated terms={typed} onChange={setTyped} />}
    </Box>
  )
}
