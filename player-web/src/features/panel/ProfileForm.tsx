import { useUpdate, type HttpError } from '@refinedev/core'
import {
  profileFaults,
  type ProfileField,
  type ProfileForm as Values,
} from '@grandstand/shared-types/registration/own_profile'
import type { OwnProfile, OwnProfileChanges } from '@grandstand/shared-types/wire/people/accounts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { countriesQuery } from '../../api/countries.ts'
import { ApiError } from '../../api/errors.ts'
import { meQuery } from '../../api/queries.ts'
import { errorText, failureText } from '../../i18n/errorText.ts'
import { useFormat } from '../../i18n/format.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { FormRefusal } from '../../ui/form/FormRefusal.tsx'
import { PlainForm } from '../../ui/form/PlainForm.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { OWN } from '../account/index.ts'
import styles from './Profile.module.css'

/** Gender, country, city, post code, address and automatic printing. */
export function ProfileForm({ profile }: { profile: OwnProfile }) {
  const { t, i18n } = useTranslation()
  const format = useFormat()
  const client = useQueryClient()
  const { data: countries = [] } = useQuery(countriesQuery(i18n.language))
  const [values, setValues] = useState<Values>(() => valuesOf(profile))
  const [autoPrint, setAutoPrint] = useState(profile.autoPrint)
  const [wasSent, setSent] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const { mutate, mutation } = useUpdate<OwnProfileRecord, HttpError, OwnProfileChanges>({
    resource: OWN,
    id: 'profile',
    errorNotification: false,
    successNotification: { message: t('profile.saved'), type: 'success' },
    mutationOptions: {
      onSuccess: () => void client.invalidateQueries({ queryKey: meQuery.queryKey }),
    },
  })

  const faults = profileFaults(values)
  const ofServer = mutation.error instanceof ApiError ? mutation.error.fields : []
  const errorOf = (field: ProfileField): string | undefined => {
    const fault =
      (wasSent ? faults.find((one) => one.field === field) : undefined) ??
      ofServer.find((one) => one.field === field)
    if (!fault) return undefined
    const params =
      fault.key === 'minLengthMaxLength'
        ? [t(`profile.${field}`), ...fault.params.slice(1)]
        : fault.params
    return errorText({ key: fault.key, params }, t, format, '')
  }
  const set = (field: ProfileField) => (value: string) => {
    mutation.reset()
    setValues((before) => ({ ...before, [field]: value }))
  }

  const send = () => {
    setSent(true)
    const [wrong] = faults
    if (wrong) form.current?.querySelector<HTMLElement>(`[name="${wrong.field}"]`)?.focus()
    else mutate({ values: { ...values, autoPrint } })
  }

  return (
    <section className={styles.section}>
      <h2>{t('profile.own')}</h2>
      <PlainForm ref={form} onSend={send}>
        {mutation.error && ofServer.length === 0 && (
          <FormRefusal>{failureText(mutation.error, t, format)}</FormRefusal>
        )}
        <SelectField
          label={t('profile.gender')}
          error={errorOf('gender')}
          value={values.gender}
          onValue={set('gender')}
          name="gender"
        >
          <option value="">{t('profile.choose')}</option>
          {(['f', 'm'] as const).map((gender) => (
            <option key={gender} value={gender}>
              {t(`profile.genders.${gender}`)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('profile.countryCode')}
          error={errorOf('countryCode')}
          value={values.countryCode}
          onValue={set('countryCode')}
          name="countryCode"
          autoComplete="country"
        >
          <option value="">{t('profile.choose')}</option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <div className={styles.pair}>
          <Field
            label={t('profile.city')}
            error={errorOf('city')}
            value={values.city}
            onValue={set('city')}
            name="city"
            autoComplete="address-level2"
            maxLength={80}
          />
          <Field
            label={t('profile.postCode')}
            error={errorOf('postCode')}
            value={values.postCode}
            onValue={set('postCode')}
            name="postCode"
            autoComplete="postal-code"
            maxLength={20}
          />
        </div>
        <Field
          label={t('profile.address')}
          error={errorOf('address')}
          value={values.address}
          onValue={set('address')}
          name="address"
          autoComplete="street-address"
          maxLength={255}
        />
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={autoPrint}
            onChange={({ target }) => {
              mutation.reset()
              setAutoPrint(target.checked)
            }}
          />
          {t('profile.autoPrint')}
        </label>
        <div className={styles.actions}>
          <Button type="submit" disabled={mutation.isPending}>
            {t(mutation.isPending ? 'profile.saving' : 'profile.save')}
          </Button>
          {mutation.isSuccess && <span className={styles.saved}>{t('profile.saved')}</span>}
        </div>
      </PlainForm>
    </section>
  )
}

type OwnProfileRecord = Pick<OwnProfile, keyof OwnProfile>

const valuesOf = ({ gender, countryCode, city, postCode, address }: OwnProfile): Values => ({
  gender: gender ?? '',
  countryCode: countryCode ?? '',
  city: city ?? '',
  postCode: postCode ?? '',
  address: address ?? '',
})
