import { useTranslate } from 'ra-core'
import { FormDataConsumer, NumberInput } from 'react-admin'
import { useMe } from '../../access/useMe.ts'
import { LimitInputs } from '../../limits/LimitInputs.tsx'
import { FormSection } from '../../record/FormSection.tsx'
import { MoneyInput } from '../../record/ParsedInput.tsx'
import { CurrencyLimitInputs } from './CurrencyLimitInputs.tsx'
import { ProfileInputs } from './ProfileInputs.tsx'
import { PermissionInputs, ProductInputs } from './RightsInputs.tsx'

/** An admin holds everything as it is. */
const TYPES_WITH_PERMISSIONS = ['dealer', 'operator'] as const

/** What can be changed of anybody; rights appear for those who can have them. */
export function UserInputs() {
  const translate = useTranslate()
  return (
    <>
      <ProfileInputs />
      <CreditInputs />
      <LimitInputs source="limits" hint={translate('people.limitsHint')} />
      <CurrencyLimitInputs />
      <ProductInputs />
      <FormDataConsumer>
        {({ formData }) => {
          const type = TYPES_WITH_PERMISSIONS.find((known) => known === formData['type'])
          return type && <PermissionInputs key={type} type={type} />
        }}
      </FormDataConsumer>
    </>
  )
}

function CreditInputs() {
  const translate = useTranslate()
  const me = useMe()
  return (
    <FormSection title={translate('people.credit')}>
      {me?.type === 'admin' && (
        <MoneyInput source="creditLimit" helperText={translate('people.creditLimitHint')} />
      )}
      <FormDataConsumer>
        {({ formData }) =>
          formData['type'] === 'dealer' && (
            <NumberInput
              source="openingLimit"
              min={0}
              step={1}
              helperText={translate('people.openingLimitHint')}
            />
          )
        }
      </FormDataConsumer>
    </FormSection>
  )
}
