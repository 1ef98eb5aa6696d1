import { EXPOSURE_SCOPES, type ExposureLimitRow } from '@grandstand/shared-types/wire/betting/risk'
import { required, useRecordContext, useTranslate } from 'ra-core'
import { FormDataConsumer, SelectInput } from 'react-admin'
import { useMe } from '../../access/useMe.ts'
import { RecordForm } from '../../record/form/FormPage.tsx'
import { FormSection } from '../../record/form/FormSection.tsx'
import { CurrencyInput } from '../../record/inputs/CurrencyInput.tsx'
import { MoneyInput } from '../../record/inputs/ParsedInput.tsx'
import { RecordHistory } from '../audit-log/RecordHistory.tsx'
import { SubjectInput } from '../bet-limits/SubjectInput.tsx'
import { ExposureSubject } from './ExposureSubject.tsx'

/** Adds an exposure limit (`?source={"scope","scopeId"}` presets its subject), or changes its amount. */
export default function ExposureLimitForm() {
  const translate = useTranslate()
  const currency = useMe()?.currency
  if (!currency) return null
  return (
    <RecordForm
      defaultValues={{ scope: 'brand', currency }}
      transform={({ scope, scopeId, currency, worstPayoutMinor }) => ({
        scope,
        scopeId: scope === 'brand' ? null : scopeId,
        currency,
        worstPayoutMinor,
      })}
      titleOf={({ id }) => translate('risk.limitTitle', { id })}
      canDelete
      below={<RecordHistory />}
      inputs={(isNew) => (isNew ? <NewLimit /> : <Amount />)}
    />
  )
}

function NewLimit() {
  const translate = useTranslate()
  return (
    <>
      <FormSection title={translate('risk.subject')} hint={translate('risk.subjectHint')}>
        <SelectInput
          source="scope"
          validate={required()}
          choices={EXPOSURE_SCOPES.map((id) => ({ id, name: `values.exposureScope.${id}` }))}
        />
        <FormDataConsumer>
          {({ formData }) =>
            formData['scope'] !== 'brand' && (
              <SubjectInput
                scope={formData['scope']}
                matchId={formData['matchId']}
                marketId={undefined}
              />
            )
          }
        </FormDataConsumer>
        <CurrencyInput />
      </FormSection>
      <FormDataConsumer>
        {({ formData }) => <AmountSection currency={formData['currency']} />}
      </FormDataConsumer>
    </>
  )
}

function Amount() {
  const record = useRecordContext<ExposureLimitRow>()
  const translate = useTranslate()
  if (!record) return null
  return (
    <>
      <FormSection title={translate('risk.subject')}>
        <div>
          <ExposureSubject limit={record} />
        </div>
      </FormSection>
      <AmountSection currency={record.currency} />
    </>
  )
}

function AmountSection({ currency }: { currency: string | undefined }) {
  const translate = useTranslate()
  return (
    <FormSection title={translate('risk.limit')} hint={translate('risk.limitHint')}>
      <MoneyInput source="worstPayoutMinor" currency={currency} isRequired />
    </FormSection>
  )
}
