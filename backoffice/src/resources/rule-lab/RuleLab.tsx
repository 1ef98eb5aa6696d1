import { useState } from 'react'
import type { TrialView } from '@grandstand/shared-types/wire/betting/rule_lab'
import { Box } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useSearchParams } from 'react-router-dom'
import { useReading } from '../../api/useCall.ts'
import { PageHeader } from '../../layout/PageHeader.tsx'
import { Loaded } from '../../record/page/Loaded.tsx'
import { TrialFormCard } from './TrialFormCard.tsx'
import { openedWith } from '../tried-rules/openedWith.ts'
import { Trial } from './Trial.tsx'

/** Tries a changed rule on the coupons of the last days. */
export default function RuleLab() {
  const translate = useTranslate()
  const rules = useQuery(useReading('GET /v1/rule-lab/rules'))
  const earlier = useQuery(useReading('GET /v1/rule-lab/trials'))
  const [params] = useSearchParams()
  const opened = openedWith(params.get('order'))
  const [begun, setBegun] = useState<TrialView | null>(null)
  // a trial of before is shown again, unless another form has led here with a change
  const trial = begun ?? (opened ? null : (earlier.data?.[0] ?? null))
  return (
    <>
      <PageHeader title={translate('ruleLab.title')} />
      <Box sx={{ fontSize: 13, color: 'text.secondary', maxWidth: 760, mb: 2 }}>
        {translate('ruleLab.hint')}
      </Box>
      <Loaded answer={rules}>
        {(today) => (
          <>
            <TrialFormCard today={today} opened={opened} onBegun={setBegun} />
            {trial && <Trial key={trial.id} begun={trial} />}
          </>
        )}
      </Loaded>
    </>
  )
}
