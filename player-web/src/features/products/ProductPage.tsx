import { Hourglass } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useHome } from '../../i18n/useHome.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { ListPage } from '../../ui/ListPage.tsx'
import { StatePanel } from '../../ui/StatePanel.tsx'
import { LOBBIES } from './lobbies.ts'

/** The lobby of a product. No provider is connected yet, and the page says so. */
export default function ProductPage() {
  const { t } = useTranslation()
  const home = useHome()
  const path = useLocation().pathname.split('/')[2]?.toLowerCase()
  const lobby = LOBBIES.find(([own]) => own.toLowerCase() === path)
  const name = lobby ? t(`products.${lobby[1]}`) : ''
  return (
    <ListPage title={name}>
      <StatePanel
        kind="empty"
        icon={Hourglass}
        title={t('productPage.none', { name })}
        hint={t('productPage.hint')}
      >
        <ButtonLink to={home}>{t('coupons.toSports')}</ButtonLink>
      </StatePanel>
    </ListPage>
  )
}
