import { useAtomValue, useSetAtom } from 'jotai'
import { Menu } from 'lucide-react'
import { memo, useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { slipCountAtom, slipOpenAtom } from '../../../features/betslip/index.ts'
import { LiveBadge } from '../../../features/live/index.ts'
import { MenuIcon } from '../../../navigation/MenuIcon.tsx'
import { useBoardAddress } from '../../../navigation/useBoardAddress.ts'
import { useHome } from '../../../i18n/useHome.ts'
import { menuPages } from '../../pages.ts'
import { useAdmission, useLobbyPages, useMayBet } from '../../useAdmission.ts'
import { MenuLink } from '../MenuLink.tsx'
import { PhoneMenu } from './PhoneMenu.tsx'
import styles from './BottomBar.module.css'

/** Items before the slip, which is in the middle. */
const BEFORE_SLIP = 2

/** The phone's navigation, with the slip in the middle, within reach of the thumb. */
export default function BottomBar({ current }: { current: string | undefined }) {
  const { t } = useTranslation()
  const home = useHome()
  const board = useBoardAddress()
  const [isMenuOpen, setMenuOpen] = useState(false)

  const { of } = useAdmission()
  const mayBet = useMayBet()
  const lobbies = useLobbyPages()
  // lobbies stand in the places of products that the player lacks, so that the slip stays in the middle, and in that of the slip
  const open = menuPages('bottom').filter((page) => of(page) !== 'home')
  const pages = [...open, ...lobbies].slice(0, menuPages('bottom').length + (mayBet ? 0 : 1))
  const [first, rest] = [pages.slice(0, BEFORE_SLIP), pages.slice(BEFORE_SLIP)]
  const item = ({ paths: [path], menu }: (typeof pages)[number]) => (
    <MenuLink
      key={path}
      to={path === '' ? board : home + path}
      className={styles.item}
      isCurrent={current === path}
    >
      <span className={styles.live}>
        <MenuIcon path={path} size={20} />
        {menu.hasLiveCount && <LiveBadge />}
      </span>
      {t(menu.name)}
    </MenuLink>
  )

  return (
    <>
      <nav className={styles.bar} aria-label={t('nav.main')}>
        {first.map(item)}
        {mayBet && <SlipButton />}
        {rest.map(item)}
        <button type="button" className={styles.item} onClick={() => setMenuOpen(true)}>
          <Menu size={20} aria-hidden />
          {t('nav.menu')}
        </button>
      </nav>
      {isMenuOpen && <PhoneMenu onClose={() => setMenuOpen(false)} />}
    </>
  )
}

function SlipButton() {
  // deferred, so that the tapped price is painted before the count
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
      <span className="visually-hidden">{t('coupons.selections', { count })}</span>
    </button>
  )
})
