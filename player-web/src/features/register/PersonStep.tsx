import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { BirthDateInput } from './BirthDateInput.tsx'
import { countriesQuery } from '../../api/countries.ts'
import { FormField } from './FormField.tsx'
import { GenderInput } from './GenderInput.tsx'
import type { Registration } from './useRegistration.ts'

/** Country, names, birth date, gender and identity number. */
export function PersonStep({ of }: { of: Registration }) {
  const { t, i18n } = useTranslation()
  const { data: countries = [] } = useQuery(countriesQuery(i18n.language))
  const isTurkish = of.form.countryCode === 'TR'
  return (
    <>
      <SelectField
        label={t('register.fields.countryCode')}
        error={of.errorOf('countryCode')}
        value={of.form.countryCode}
        onValue={(country) => of.set('countryCode', country)}
        onBlur={() => of.visit('countryCode')}
        name="countryCode"
        autoComplete="country"
        required
      >
        <option value="">{t('register.choose')}</option>
        {countries
          .filter(({ code }) => of.terms.countryCodes.includes(code))
          .map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
      </SelectField>
      <FormField
        of={of}
        name="firstName"
        hint={t('register.hints.name')}
        autoComplete="given-name"
        maxLength={80}
      />
      <FormField of={of} name="lastName" autoComplete="family-name" maxLength={80} />
      <BirthDateInput of={of} />
      <GenderInput of={of} />
      <FormField
        of={of}
        name="identityNumber"
        {...(isTurkish && { label: t('register.turkishIdentity'), inputMode: 'numeric' })}
        isOptional={!of.terms.nationalIdRequired}
        autoComplete="off"
        maxLength={40}
      />
    </>
  )
}
