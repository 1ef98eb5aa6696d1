import { useTranslation } from 'react-i18next'
import { useHome } from '../i18n/useHome.ts'
import { usePageTitle } from '../navigation/usePageTitle.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { ListPage } from '../ui/ListPage.tsx'
import { StatePanel } from '../ui/StatePanel.tsx'

/** The page for an unknown address. */
export default function NotFoundPage() {
  const { t } = useTranslation()
  const home = useHome()
  usePageTitle(t('notFound.title'))
  return (
    <ListPage title={t('notFound.title')}>
      <StatePanel kind="search" title={t('notFound.lead')} hint={t('notFound.hint')}>
        <ButtonLink to={home}>{t('coupons.toSports')}</ButtonLink>
      </StatePanel>
    </ListPage>
  )
}
