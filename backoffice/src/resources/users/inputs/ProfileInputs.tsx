import { birthDateFault } from '@grandstand/shared-types/accounts/account_rules'
import { email, useTranslate } from 'ra-core'
import { BooleanInput, SelectInput, TextInput } from 'react-admin'
import { FormSection } from '../../../record/form/FormSection.tsx'
import { faultText } from '../../../record/form/faultText.ts'
import { CountryInput } from '../../../record/inputs/CountryInput.tsx'
import { DayInput } from '../../../record/inputs/ParsedInput.tsx'
import { useWatch } from 'react-hook-form'
import { useMay } from '../../../access/useMay.ts'
import { LanguageInput } from './AccountInputs.tsx'

const GENDERS = ['f', 'm'].map((id) => ({ id, name: `values.gender.${id}` }))

const ofAge = (day: string) => faultText(birthDateFault(day, Date.now()), 'birthDate')

/** Name, birth date and contact of a user. */
export function ProfileInputs({ isNew }: { isNew: boolean }) {
  const translate = useTranslate()
  const isTerminal = useWatch({ name: 'type' }) === 'terminal'
  const mayManageMachines = useMay('machines.manage')
  return (
    <>
      <FormSection>
        <TextInput source="firstName" />
        <TextInput source="lastName" />
        <DayInput source="birthDate" rule={ofAge} />
        <SelectInput source="gender" choices={GENDERS} />
        <TextInput source="identityNumber" />
        {!isNew && <LanguageInput />}
      </FormSection>
      <FormSection title={translate('people.contact')}>
        <TextInput source="email" type="email" validate={email()} />
        <TextInput source="phoneCode" />
        <TextInput source="cellPhone" type="tel" />
        <TextInput source="address" />
        <TextInput source="city" />
        <TextInput source="town" />
        <TextInput source="postCode" />
        <CountryInput />
      </FormSection>
      <FormSection title={translate('people.preferences')}>
        <BooleanInput source="isOnline" />
        <BooleanInput source="autoPrint" />
        {isTerminal && mayManageMachines && <BooleanInput source="requiresMachine" />}
      </FormSection>
    </>
  )
}
