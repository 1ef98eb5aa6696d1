import { useQuery } from '@tanstack/react-query'
import { Gift } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { ListPage } from '../../ui/ListPage.tsx'
import { RowsSkeleton } from '../../ui/skeleton/RowsSkeleton.tsx'
import { StatePanel } from '../../ui/StatePanel.tsx'
import { PromotionTile } from './PromotionTile.tsx'
import { promotionsQuery } from './promotionQueries.ts'
import styles from './Promotions.module.css'

/** The promotions that run now. */
export function PromotionsPage() {
  const { t, i18n } = useTranslation()
  const promotions = useQuery(promotionsQuery(i18n.language))
  return (
    <ListPage title={t('info.promotions')}>
      {promotions.isPending ? (
        <RowsSkeleton rows={3} height="220px" />
      ) : promotions.isError ? (
        <StatePanel kind="error" title={t('promotions.failed')} hint={t('common.offline')}>
          <Button onClick={() => void promotions.refetch()}>{t('common.retry')}</Button>
        </StatePanel>
      ) : promotions.data.length === 0 ? (
        <StatePanel
          kind="empty"
          icon={Gift}
          title={t('promotions.none')}
          hint={t('promotions.noneHint')}
        />
      ) : (
        <ul className={styles.tiles}>
          {promotions.data.map((promotion) => (
            <li key={promotion.id}>
              <PromotionTile promotion={promotion} />
            </li>
          ))}
        </ul>
      )}
    </ListPage>
  )
}
