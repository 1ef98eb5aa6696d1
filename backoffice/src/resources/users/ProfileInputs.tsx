import { birthDateFault } from '@grandstand/shared-types/accounts/account_rules'
import { SITE_LANGUAGES } from '@grandstand/shared-types/sites/site_languages'
import { useTranslate } from 'ra-core'
import { BooleanInput, SelectInput, TextInput } from 'react-admin'
import { FormSection } from '../../record/FormSection.tsx'
import { faultText } from '../../record/faultText.ts'
import { DayInput } from '../../record/ParsedInput.tsx'

const GENDERS = ['f', 'm'].map((id) => ({ id, name: `values.gender.${id}` }))
const LANGUAGES = SITE_LANGUAGES.map((id) => ({ id, name: `values.language.${id}` }))

const ofAge = (day: string) => faultText(birthDateFault(day, Date.now()), 'birthDate')

/** Who somebody is and how they are reached. */
export function ProfileInputs() {
  const translate = useTranslate()
  return (
    <>
      <FormSection title={translate('people.profile')}>
        <TextInput source="firstName" />
        <TextInput source="lastName" />
        <DayInput source="birthDate" rule={ofAge} />
        <SelectInput source="gender" choices={GENDERS} />
        <TextInput source="identityNumber" />
        <SelectInput source="language" choices={LANGUAGES} emptyText={undefined} />
      </FormSection>
      <FormSection title={translate('people.contact')}>
        <TextInput source="email" type="email" />
        <TextInput source="phoneCode" />
        <TextInput source="cellPhone" type="tel" />
        <TextInput source="address" />
        <TextInput source="city" />
        <TextInput source="town" />
        <TextInput source="postCode" />
        <TextInput
          source="countryCode"
          parse={(text: string) => text.toUpperCase() || null}
          slotProps={{ htmlInput: { maxLength: 2 } }}
        />
      </FormSection>
      <FormSection title={translate('people.preferences')}>
        <BooleanInput source="isOnline" />
        <BooleanInput source="autoPrint" />
      </FormSection>
    </>
  )
}
