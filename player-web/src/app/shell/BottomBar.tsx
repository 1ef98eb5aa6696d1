import { useAtomValue, useSetAtom } from 'jotai'
import { Menu as MenuIcon, Radio, ReceiptText, Trophy } from 'lucide-react'
import { memo, useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { slipCountAtom, slipOpenAtom } from '../../features/betslip/index.ts'
import { LiveBadge } from '../../features/live/index.ts'
import { useHome } from '../../i18n/useHome.ts'
import type { MenuItemName } from '../routes.tsx'
import { MenuLink } from './MenuLink.tsx'
import { PhoneMenu } from './PhoneMenu.tsx'
import styles from './BottomBar.module.css'

/** The phone's navigation: the slip in the middle, one thumb away. */
export default function BottomBar({ current }: { current: MenuItemName | undefined }) {
  const { t } = useTranslation()
  const home = useHome()
  const [isMenuOpen, setMenuOpen] = useState(false)

  return (
    <>
      <nav className={styles.bar} aria-label={t('nav.main')}>
        <MenuLink to={home} className={styles.item} isCurrent={current === 'sports'}>
          <Trophy size={20} aria-hidden />
          {t('nav.sports')}
        </MenuLink>
        <MenuLink to={`${home}livebets`} className={styles.item} isCurrent={current === 'live'}>
          <span className={styles.live}>
            <Radio size={20} aria-hidden />
            <LiveBadge />
          </span>
          {t('nav.live')}
        </MenuLink>
        <SlipButton />
        <MenuLink to={`${home}coupons`} className={styles.item} isCurrent={current === 'coupons'}>
          <ReceiptText size={20} aria-hidden />
          {t('nav.coupons')}
        </MenuLink>
        <button type="button" className={styles.item} onClick={() => setMenuOpen(true)}>
          <MenuIcon size={20} aria-hidden />
          {t('nav.menu')}
        </button>
      </nav>
      {isMenuOpen && <PhoneMenu onClose={() => setMenuOpen(false)} />}
    </>
  )
}

function SlipButton() {
  // the price that was tapped is painted first
  return <CountedSlip count={useDeferredValue(useAtomValue(slipCountAtom))} />
}

const CountedSlip = memo(function CountedSlip({ count }: { count: number }) {
  const { t } = useTranslation()
  const openSlip = useSetAtom(slipOpenAtom)
  return (
    <button type="button" className={styles.slip} onClick={() => openSlip(true)}>
      <span className={styles.badge} data-filled={count > 0} aria-hidden>
        {count}
      </span>
      {t('nav.slip')}
      <span className="visually-hidden">{t('slip.count', { count })}</span>
    </button>
  )
})
