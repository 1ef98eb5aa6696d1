import { pictureSource } from '@grandstand/shared-types/core/pictures'
import { findLanguage } from '@grandstand/shared-types/languages/table'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useFormat } from '../../i18n/format.ts'
import { useHome } from '../../i18n/useHome.ts'
import { usePageTitle } from '../../navigation/usePageTitle.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { PageSkeleton } from '../../ui/skeleton/PageSkeleton.tsx'
import { StaffHtml } from '../../ui/staffHtml/StaffHtml.tsx'
import { StatePanel } from '../../ui/StatePanel.tsx'
import { isMissing, promotionQuery } from './promotionQueries.ts'
import styles from './Promotions.module.css'

/** A promotion with its text. */
export function PromotionPage({ id }: { id: string }) {
  const { t, i18n } = useTranslation()
  const home = useHome()
  const format = useFormat()
  const promotion = useQuery(promotionQuery(id, i18n.language))
  usePageTitle(promotion.data?.title)
  if (promotion.isPending) return <PageSkeleton />
  if (promotion.isError && isMissing(promotion.error)) {
    return (
      <div className={styles.page}>
        <StatePanel kind="search" title={t('promotions.over')} hint={t('promotions.overHint')}>
          <ButtonLink to={`${home}promotions`}>{t('promotions.all')}</ButtonLink>
        </StatePanel>
      </div>
    )
  }
  if (promotion.isError) {
    return (
      <div className={styles.page}>
        <StatePanel kind="error" title={t('promotions.failed')} hint={t('common.offline')}>
          <Button onClick={() => void promotion.refetch()}>{t('common.retry')}</Button>
        </StatePanel>
      </div>
    )
  }
  const { title, body, picture, endsAt, language } = promotion.data
  const { bcp47, dir } = findLanguage(language) ?? {}
  return (
    <article className={styles.page}>
      <Link className={styles.back} to={`${home}promotions`}>
        <ChevronLeft size={18} aria-hidden />
        {t('promotions.all')}
      </Link>
      {picture && (
        <img className={styles.picture} {...pictureSource(picture)} sizes="720px" alt="" />
      )}
      <div lang={bcp47} dir={dir}>
        <h1>{title}</h1>
      </div>
      {endsAt !== null && (
        <p className={styles.until}>{t('promotions.until', { day: format.day(endsAt) })}</p>
      )}
      <div lang={bcp47} dir={dir}>
        <StaffHtml html={body} />
      </div>
    </article>
  )
}
