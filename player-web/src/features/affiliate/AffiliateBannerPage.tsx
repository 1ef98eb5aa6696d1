import type { OwnAffiliateBanner } from '@grandstand/shared-types/wire/affiliates/own'
import { findLanguage } from '@grandstand/shared-types/languages/table'
import { useQuery } from '@tanstack/react-query'
import { Image } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { ListPage } from '../../ui/ListPage.tsx'
import { RowsSkeleton } from '../../ui/skeleton/RowsSkeleton.tsx'
import { StatePanel } from '../../ui/StatePanel.tsx'
import { useHome } from '../../i18n/useHome.ts'
import { affiliateBannersQuery, affiliateQuery } from './affiliateQueries.ts'
import { bannerHtml } from './bannerHtml.ts'
import { CopyButton } from './CopyButton.tsx'
import { linkAddress } from './linkAddress.ts'
import styles from './Affiliate.module.css'

/** The brand's banners, each with its HTML to copy, within the affiliate's own link. */
export default function AffiliateBannerPage() {
  const { t } = useTranslation()
  return (
    <ListPage title={t('affiliate.banners')}>
      <Content />
    </ListPage>
  )
}

function Content() {
  const { t } = useTranslation()
  const home = useHome()
  const own = useQuery(affiliateQuery)
  const banners = useQuery(affiliateBannersQuery)
  if (own.isError || banners.isError) {
    const again = () => Promise.all([own.refetch(), banners.refetch()])
    return (
      <StatePanel kind="error" title={t('affiliatePage.error')}>
        <Button onClick={() => void again()}>{t('common.retry')}</Button>
      </StatePanel>
    )
  }
  if (!own.data || !banners.data) return <RowsSkeleton rows={4} height="140px" />
  if (own.data.state !== 'approved') {
    return (
      <StatePanel kind="empty" icon={Image} title={t('affiliatePage.bannersClosed')}>
        <ButtonLink to={`${home}affiliate`}>{t('affiliate.title')}</ButtonLink>
      </StatePanel>
    )
  }
  if (banners.data.length === 0) {
    return <StatePanel kind="empty" icon={Image} title={t('affiliatePage.noBanners')} />
  }
  const code = own.data.codes[0] ?? ''
  return (
    <ul className={styles.banners}>
      {banners.data.map((banner) => (
        <Banner key={banner.id} banner={banner} code={code} />
      ))}
    </ul>
  )
}

function Banner({ banner, code }: { banner: OwnAffiliateBanner; code: string }) {
  const { t, i18n } = useTranslation()
  const { title, language, picture, width, height } = banner
  const html = bannerHtml(banner, linkAddress(language ?? i18n.language, { code, campaign: '' }))
  const words = [
    width && height ? `${width} × ${height}` : null,
    language ? findLanguage(language)?.label : t('affiliatePage.everyLanguage'),
  ]
  return (
    <li className={styles.banner}>
      <h2>{title}</h2>
      <p className={styles.lead}>
        <bdi>{words.filter(Boolean).join(' · ')}</bdi>
      </p>
      <img src={picture} alt={title} loading="lazy" {...(width && height && { width, height })} />
      <code className={styles.address} dir="ltr">
        {html}
      </code>
      <div className={styles.buttons}>
        <CopyButton text={html} label={t('affiliatePage.copyHtml')} />
      </div>
    </li>
  )
}
