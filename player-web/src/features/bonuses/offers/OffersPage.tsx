import { useQuery } from '@tanstack/react-query'
import { Gift } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/Button.tsx'
import { ListPage } from '../../../ui/ListPage.tsx'
import { RowsSkeleton } from '../../../ui/skeleton/RowsSkeleton.tsx'
import { StatePanel } from '../../../ui/StatePanel.tsx'
import { BonusTabs } from '../BonusTabs.tsx'
import { offersQuery } from '../bonusQueries.ts'
import { OfferCard } from './OfferCard.tsx'
import styles from './Offers.module.css'
import { PromoCodeForm } from './PromoCodeForm.tsx'

/** Cards that stand while the offers load. */
const PLACES = 2

/** The bonuses on show, each with its request; and the field of a promo code. */
export default function OffersPage() {
  const { t, i18n } = useTranslation()
  const { data: offers, error, refetch } = useQuery(offersQuery(i18n.language))
  return (
    <ListPage title={t('bonusesPage.title')} tabs={<BonusTabs current="bonuses" />}>
      <PromoCodeForm />
      {offers ? (
        offers.length === 0 ? (
          <StatePanel
            kind="empty"
            icon={Gift}
            title={t('bonuses.none')}
            hint={t('bonuses.noneHint')}
          />
        ) : (
          <ul className={styles.offers}>
            {offers.map((offer) => (
              <li key={offer.id}>
                <OfferCard offer={offer} />
              </li>
            ))}
          </ul>
        )
      ) : error ? (
        <StatePanel kind="error" title={t('bonuses.error')}>
          <Button onClick={() => void refetch()}>{t('common.retry')}</Button>
        </StatePanel>
      ) : (
        <RowsSkeleton rows={PLACES} height="260px" />
      )}
    </ListPage>
  )
}
