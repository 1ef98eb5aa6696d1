import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { withdrawalPreviewQuery } from '../bonusQueries.ts'
import styles from './Forfeit.module.css'
import { ForfeitList } from './ForfeitList.tsx'

/** Names the running bonuses that a request for a withdrawal ends; nothing where it ends none. */
export function ForfeitWarning({ currency }: { currency: string }) {
  const { t, i18n } = useTranslation()
  const { data: preview } = useQuery(withdrawalPreviewQuery(i18n.language))
  if (!preview?.forfeitsBonus) return null
  return (
    <section className={styles.warning} aria-label={t('bonuses.forfeit.title')}>
      <TriangleAlert size={20} aria-hidden />
      <div>
        <b>{t('bonuses.forfeit.title')}</b>
        <ForfeitList bonuses={preview.bonuses} currency={currency} />
      </div>
    </section>
  )
}
