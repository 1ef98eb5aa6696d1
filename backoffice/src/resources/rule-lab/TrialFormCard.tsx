import { useState } from 'react'
import {
  MOST_TRIAL_DAYS,
  TRIED_RULES,
  type NewTrial,
  type RulesOfToday,
  type TrialView,
} from '@grandstand/shared-types/wire/betting/rule_lab'
import StartIcon from '@mui/icons-material/ScienceOutlined'
import { Button, Card } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { Form, required, useTranslate } from 'ra-core'
import { SelectInput } from 'react-admin'
import { NumberInput } from '../../record/inputs/ParsedInput.tsx'
import { useCall } from '../../api/useCall.ts'
import { ReferenceFilter } from '../../list/filters/filters.tsx'
import { FormSection } from '../../record/form/FormSection.tsx'
import { Failures } from '../../record/page/Loaded.tsx'
import { RuleInputs } from './RuleInputs.tsx'
import type { OpenedWith } from '../tried-rules/openedWith.ts'
import { formOf, orderOf, type TrialForm } from './trialOrder.ts'

interface TrialFormCardProps {
  today: RulesOfToday
  opened: OpenedWith | null
  onBegun: (trial: TrialView) => void
}

/** The rule, its values and the coupons on which it is tried. */
export function TrialFormCard({ today, opened, onBegun }: TrialFormCardProps) {
  const translate = useTranslate()
  const call = useCall()
  const [commission, setCommission] = useState<NewTrial['commission'] | null>(null)
  const [first] = useState(() => formOf(today, opened))
  const begin = useMutation({
    mutationFn: (body: NewTrial) => call('POST /v1/rule-lab/trials', { body }),
    onSuccess: onBegun,
  })
  const rules = TRIED_RULES.filter((rule) => rule !== 'commission' || today.plans.length > 0)
  return (
    <Card sx={{ maxWidth: 860, p: { xs: 2, md: 3 }, mb: 2 }}>
      <Form
        defaultValues={first}
        onSubmit={(values: Partial<TrialForm>) =>
          begin.mutate(orderOf({ ...first, ...values }, commission))
        }
      >
        <FormSection>
          <SelectInput
            source="rule"
            label="ruleLab.rule"
            choices={rules.map((id) => ({ id, name: `ruleLab.rules.${id}` }))}
            validate={required()}
          />
          <NumberInput
            source="days"
            label="ruleLab.days"
            min={1}
            max={MOST_TRIAL_DAYS}
            step={1}
            validate={required()}
          />
          <ReferenceFilter
            source="dealerId"
            reference="dealers"
            optionText="username"
            label="ruleLab.dealer"
            helperText={translate('ruleLab.dealerHint')}
          />
        </FormSection>
        <RuleInputs today={today} opened={opened} onCommission={setCommission} />
        <Failures error={begin.error} sx={{ mb: 2 }} />
        <Button
          type="submit"
          variant="contained"
          startIcon={<StartIcon />}
          loading={begin.isPending}
        >
          {translate('ruleLab.begin')}
        </Button>
      </Form>
    </Card>
  )
}
