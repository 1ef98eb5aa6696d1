import { CURRENCIES } from '@grandstand/shared-types/money/currencies'
import { DIALLING_CODES } from '@grandstand/shared-types/registration/dialling_codes'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { countriesQuery } from '../../api/countries.ts'
import { FormField } from './FormField.tsx'
import type { Registration } from './useRegistration.ts'
import styles from './Register.module.css'

/** Address, phone, currency and promotion code. */
export function ContactStep({ of }: { of: Registration }) {
  const { t, i18n } = useTranslation()
  const { data: countries = [] } = useQuery(countriesQuery(i18n.language))
  const { mobileRequired } = of.terms
  return (
    <>
      <FormField of={of} name="address" autoComplete="street-address" maxLength={255} />
      <div className={styles.pair}>
        <FormField of={of} name="city" isOptional autoComplete="address-level2" maxLength={80} />
        <FormField of={of} name="postCode" autoComplete="postal-code" maxLength={20} />
      </div>
      <div className={styles.phone}>
        <SelectField
          label={t('register.fields.phoneCode')}
          error={of.errorOf('phoneCode')}
          value={of.form.phoneCode}
          onValue={(code) => of.set('phoneCode', code)}
          onBlur={() => of.visit('phoneCode')}
          name="phoneCode"
          autoComplete="tel-country-code"
        >
          <option value="">{t('register.choose')}</option>
          {phoneCodesOf(countries).map(({ digits, names }) => (
            <option key={digits} value={digits}>
              +{digits} {names}
            </option>
          ))}
        </SelectField>
        <FormField
          of={of}
          name="cellPhone"
          hint={t('register.hints.cellPhone')}
          isOptional={!mobileRequired}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={24}
        />
      </div>
      <SelectField
        label={t('register.fields.currency')}
        error={of.errorOf('currency')}
        value={of.form.currency}
        onValue={(currency) => of.set('currency', currency)}
        onBlur={() => of.visit('currency')}
        name="currency"
      >
        {Object.values(CURRENCIES).map(({ code, sign }) => (
          <option key={code} value={code}>
            {code === sign ? code : `${code} (${sign})`}
          </option>
        ))}
      </SelectField>
      <FormField of={of} name="promotionCode" isOptional autoComplete="off" maxLength={40} />
    </>
  )
}

/** Each dialling code once, with the countries that share it, in the order of the countries. */
function phoneCodesOf(countries: readonly { code: string; name: string }[]) {
  const names = new Map<string, string[]>()
  for (const { code, name } of countries) {
    const digits = DIALLING_CODES[code]
    if (digits !== undefined) names.set(digits, [...(names.get(digits) ?? []), name])
  }
  return [...names].map(([digits, list]) => ({ digits, names: list.join(', ') }))
}
