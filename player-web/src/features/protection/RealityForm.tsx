import { REALITY_CHECK_MINUTES } from '@grandstand/shared-types/protection/reality_checks'
import type { RealityView } from '@grandstand/shared-types/wire/people/protection'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/client.ts'
import { failureText } from '../../i18n/errorText.ts'
import { useFormat } from '../../i18n/format.ts'
import { useProtectionChange } from './protectionQuery.ts'
import styles from './Protection.module.css'

/** The choice of minutes between two reality checks. */
export function RealityForm({ reality }: { reality: RealityView }) {
  const { t } = useTranslation()
  const format = useFormat()
  const choose = useProtectionChange((minutes: number) =>
    call('PUT /v1/me/protection/reality-check', { body: { minutes } })
  )
  return (
    <section className={styles.section}>
      <h2 id="reality-title">{t('protection.reality.title')}</h2>
      <p className={styles.hint}>{t('protection.reality.hint')}</p>
      <div className={styles.choices} role="radiogroup" aria-labelledby="reality-title">
        {REALITY_CHECK_MINUTES.map((minutes) => (
          <label key={minutes} className={styles.choice}>
            <input
              type="radio"
              name="reality"
              checked={reality.minutes === minutes}
              disabled={choose.isPending}
              onChange={() => choose.mutate(minutes)}
            />
            {minutes === 0
              ? t('protection.reality.never')
              : t('protection.minutes', { count: minutes })}
          </label>
        ))}
      </div>
      {choose.error && <p className={styles.fault}>{failureText(choose.error, t, format)}</p>}
    </section>
  )
}
