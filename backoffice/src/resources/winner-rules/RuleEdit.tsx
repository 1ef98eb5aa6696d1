import type { WinnerRuleRow } from '@grandstand/shared-types/wire/betting/highlights'
import { Box } from '@mui/material'
import { useRecordContext, useTranslate } from 'ra-core'
import { EditPage } from '../../record/form/FormPage.tsx'
import { FormSection } from '../../record/form/FormSection.tsx'
import { MoneyInput } from '../../record/inputs/ParsedInput.tsx'
import { RecordHistory } from '../audit-log/RecordHistory.tsx'
import { RuleName } from './RuleList.tsx'

/** Changes the smallest win of a currency; a player's rule can only be removed. */
export default function RuleEdit() {
  const translate = useTranslate()
  return (
    <EditPage
      canDelete
      titleOf={() => translate('winnerRules.title')}
      transform={({ smallestWinMinor }) => ({ smallestWinMinor })}
      below={<RecordHistory />}
    >
      <Inputs />
    </EditPage>
  )
}

function Inputs() {
  const translate = useTranslate()
  const rule = useRecordContext<WinnerRuleRow>()
  if (!rule) return null
  return (
    <FormSection hint={translate('winnerRules.hint')}>
      <Box sx={{ fontWeight: 600 }}>
        <RuleName of={rule} />
      </Box>
      {rule.currency !== null && (
        <MoneyInput source="smallestWinMinor" currency={rule.currency} isRequired />
      )}
    </FormSection>
  )
}
