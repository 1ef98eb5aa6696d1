import { Handshake } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { ListPage } from '../../ui/ListPage.tsx'
import { StatePanel } from '../../ui/StatePanel.tsx'

/** The affiliate's area and its banners. The programme is not open yet, and the page says so. */
export default function AffiliatePage() {
  const { t } = useTranslation()
  const isBanners = /\/affiliateBanner\/?$/i.test(useLocation().pathname)
  return (
    <ListPage title={t(isBanners ? 'affiliate.banners' : 'affiliate.title')}>
      <StatePanel
        kind="empty"
        icon={Handshake}
        title={t('affiliatePage.none')}
        hint={t('affiliatePage.hint')}
      />
    </ListPage>
  )
}
