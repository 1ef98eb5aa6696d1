import { phoneText } from '@grandstand/shared-types/registration/phone'
import type { OwnProfile } from '@grandstand/shared-types/wire/people/accounts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { meQuery } from '../../api/queries.ts'
import styles from './Profile.module.css'

/** Facts that the player cannot change. */
export function FixedFacts({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation()
  const { data: me } = useQuery(meQuery)
  const { firstName, lastName, email, phoneCode, cellPhone } = profile
  const facts = [
    ['username', me?.username],
    ['name', `${firstName} ${lastName}`.trim()],
    ['email', email],
    ['phone', cellPhone && phoneText(phoneCode ?? '', cellPhone)],
    ['birthDate', profile.birthDate && dayText(profile.birthDate)],
    ['identityNumber', profile.identityNumber],
    ['since', dayText(new Date(profile.createdAt).toISOString().slice(0, 10))],
  ] as const
  return (
    <section className={styles.section}>
      <h2>{t('profile.fixed')}</h2>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`profile.${name}`)}</dt>
            <dd>{value ? <bdi>{value}</bdi> : t('profile.none')}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.hint}>{t('profile.fixedHint')}</p>
    </section>
  )
}

/** `1990-05-17` as `17.05.1990` (rules 8.3: day, month, year). */
const dayText = (date: string): string => date.split('-').toReversed().join('.')
