import { pictureSource } from '@grandstand/shared-types/core/pictures'
import type { PromotionCard } from '@grandstand/shared-types/wire/site/content'
import { Gift } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useFormat } from '../../i18n/format.ts'
import { useHome } from '../../i18n/useHome.ts'
import styles from './Promotions.module.css'

/** A promotion with its picture; a quiet ground stands for one without. */
export function PromotionTile({ promotion }: { promotion: PromotionCard }) {
  const { t } = useTranslation()
  const home = useHome()
  const format = useFormat()
  const { id, title, picture, endsAt } = promotion
  return (
    <Link className={styles.tile} to={`${home}promotions/${id}`}>
      <span className={styles.frame}>
        {picture ? (
          <img
            {...pictureSource(picture)}
            sizes="(max-width: 600px) 100vw, 400px"
            alt=""
            loading="lazy"
          />
        ) : (
          <Gift size={36} strokeWidth={1.4} aria-hidden />
        )}
      </span>
      <span className={styles.name}>{title}</span>
      {endsAt !== null && (
        <span className={styles.until}>{t('promotions.until', { day: format.day(endsAt) })}</span>
      )}
    </Link>
  )
}
