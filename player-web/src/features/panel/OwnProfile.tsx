import { useOne } from '@refinedev/core'
import type { OwnProfile as Profile } from '@grandstand/shared-types/wire/people/accounts'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { RowsSkeleton } from '../../ui/skeleton/RowsSkeleton.tsx'
import { StatePanel } from '../../ui/StatePanel.tsx'
import { OWN } from '../account/index.ts'
import { FixedFacts } from './FixedFacts.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import styles from './Profile.module.css'

/** The player's profile: fixed facts, and the form for those that the player may change. */
export function OwnProfile() {
  const { t } = useTranslation()
  const { query, result } = useOne<Pick<Profile, keyof Profile>>({
    resource: OWN,
    id: 'profile',
    errorNotification: false,
  })
  if (query.isError) {
    return (
      <StatePanel kind="error" title={t('profile.error')}>
        <Button onClick={() => void query.refetch()}>{t('common.retry')}</Button>
      </StatePanel>
    )
  }
  if (!result) return <RowsSkeleton rows={6} />
  return (
    <div className={styles.profile}>
      <FixedFacts profile={result} />
      <ProfileForm profile={result} />
    </div>
  )
}
