import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { PromotionTile } from './PromotionTile.tsx'
import { promotionsQuery } from './promotionQueries.ts'
import styles from './Promotions.module.css'

/** The promotions on a home page of blocks; nothing while none runs. */
export default function PromotionStrip() {
  const { t, i18n } = useTranslation()
  const { data = [] } = useQuery(promotionsQuery(i18n.language))
  if (data.length === 0) return null
  return (
    <section className={styles.block} aria-labelledby="promotions-title">
      <h2 id="promotions-title">{t('info.promotions')}</h2>
      <ul className={styles.strip}>
        {data.map((promotion) => (
          <li key={promotion.id}>
            <PromotionTile promotion={promotion} />
          </li>
        ))}
      </ul>
    </section>
  )
}
