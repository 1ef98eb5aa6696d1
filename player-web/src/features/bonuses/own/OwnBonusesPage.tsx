import { useQuery } from '@tanstack/react-query'
import { Gift } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/Button.tsx'
import { ListPage } from '../../../ui/ListPage.tsx'
import { RowsSkeleton } from '../../../ui/skeleton/RowsSkeleton.tsx'
import { StatePanel } from '../../../ui/StatePanel.tsx'
import { BonusTabs } from '../BonusTabs.tsx'
import { grantsQuery } from '../bonusQueries.ts'
import { GrantCard } from './GrantCard.tsx'
import styles from './Own.module.css'

/** Cards that stand while the list loads. */
const PLACES = 3

/** What the player was given, how far each bonus has come, and what counted for it. */
export default function OwnBonusesPage() {
  const { t, i18n } = useTranslation()
  const { data: grants, error, refetch } = useQuery(grantsQuery(i18n.language))
  return (
    <ListPage title={t('bonusesPage.own')} tabs={<BonusTabs current="ownBonuses" />}>
      {grants ? (
        grants.length === 0 ? (
          <StatePanel
            kind="empty"
            icon={Gift}
            title={t('bonuses.noneOwn')}
            hint={t('bonuses.noneOwnHint')}
          />
        ) : (
          <ul className={styles.grants}>
            {grants.map((grant) => (
              <li key={grant.id}>
                <GrantCard grant={grant} />
              </li>
            ))}
          </ul>
        )
      ) : error ? (
        <StatePanel kind="error" title={t('bonuses.error')}>
          <Button onClick={() => void refetch()}>{t('common.retry')}</Button>
        </StatePanel>
      ) : (
        <RowsSkeleton rows={PLACES} height="180px" />
      )}
    </ListPage>
  )
}
