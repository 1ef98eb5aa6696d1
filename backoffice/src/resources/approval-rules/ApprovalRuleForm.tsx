import {
  APPROVAL_SECONDS,
  type ApprovalRuleRow,
} from '@grandstand/shared-types/wire/betting/approvals'
import { maxValue, minValue, required, useRecordContext, useTranslate } from 'ra-core'
import { FormDataConsumer } from 'react-admin'
import { useMe } from '../../access/useMe.ts'
import { ReferenceFilter } from '../../list/filters/filters.tsx'
import { RecordForm } from '../../record/form/FormPage.tsx'
import { FormSection } from '../../record/form/FormSection.tsx'
import { CurrencyInput } from '../../record/inputs/CurrencyInput.tsx'
import { MoneyInput, NumberInput } from '../../record/inputs/ParsedInput.tsx'
import { RecordHistory } from '../audit-log/RecordHistory.tsx'

const FIRST_WAIT_SECONDS = 60

/** Adds bounds for the brand, a branch or a user, or changes them. */
export default function ApprovalRuleForm() {
  const translate = useTranslate()
  const currency = useMe()?.currency
  if (!currency) return null
  return (
    <RecordForm
      defaultValues={{
        currency,
        stakeAboveMinor: 0,
        payoutAboveMinor: 0,
        waitSeconds: FIRST_WAIT_SECONDS,
      }}
      transform={({ userId, currency, stakeAboveMinor, payoutAboveMinor, waitSeconds }) => ({
        userId: userId || 0,
        currency,
        stakeAboveMinor,
        payoutAboveMinor,
        waitSeconds,
      })}
      titleOf={({ username }) => String(username ?? translate('approvalRules.brand'))}
      canDelete
      below={<RecordHistory />}
      inputs={(isNew) => (isNew ? <NewRule /> : <OldRule />)}
    />
  )
}

function NewRule() {
  const translate = useTranslate()
  return (
    <>
      <FormSection
        title={translate('approvalRules.subject')}
        hint={translate('approvalRules.subjectHint')}
      >
        <ReferenceFilter
          source="userId"
          reference="users"
          optionText="username"
          label={translate('approvalRules.who')}
          helperText={translate('approvalRules.whoHint')}
        />
        <CurrencyInput />
      </FormSection>
      <FormDataConsumer>
        {({ formData }) => <Bounds currency={formData['currency']} />}
      </FormDataConsumer>
    </>
  )
}

const OldRule = () => <Bounds currency={useRecordContext<ApprovalRuleRow>()?.currency} />

function Bounds({ currency }: { currency: string | undefined }) {
  const translate = useTranslate()
  const { least, most } = APPROVAL_SECONDS
  return (
    <FormSection
      title={translate('approvalRules.bounds')}
      hint={translate('approvalRules.boundsHint')}
    >
      <MoneyInput source="stakeAboveMinor" currency={currency} isRequired />
      <MoneyInput source="payoutAboveMinor" currency={currency} isRequired />
      <NumberInput
        source="waitSeconds"
        min={least}
        max={most}
        step={1}
        validate={[required(), minValue(least), maxValue(most)]}
      />
    </FormSection>
  )
}
