import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Registration } from './useRegistration.ts'
import styles from './Register.module.css'

const GENDERS = ['f', 'm'] as const

export function GenderInput({ of: { form, set, visit, errorOf } }: { of: Registration }) {
  const { t } = useTranslation()
  const id = useId()
  const error = errorOf('gender')
  return (
    <fieldset className={styles.birth} aria-describedby={`${id}-error`}>
      <legend>{t('register.fields.gender')}</legend>
      <div className={styles.choices}>
        {GENDERS.map((gender) => (
          <label key={gender} className={styles.choice}>
            <input
              type="radio"
              name="gender"
              value={gender}
              checked={form.gender === gender}
              aria-invalid={error !== undefined}
              onChange={() => {
                set('gender', gender)
                visit('gender')
              }}
            />
            {t(`register.genders.${gender}`)}
          </label>
        ))}
      </div>
      {error !== undefined && (
        <span id={`${id}-error`} className={styles.fault}>
          {error}
        </span>
      )}
    </fieldset>
  )
}
