import type { Me } from '@grandstand/shared-types/wire/accounts'
import {
  ArrowLeftRight,
  ChevronDown,
  CircleUser,
  LogOut,
  MonitorSmartphone,
  ReceiptText,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useHome } from '../../i18n/useHome.ts'
import { Menu, MenuItem } from '../../ui/Menu.tsx'
import { useSignOut } from './useSignOut.ts'
import styles from './UserMenu.module.css'

/** `isShort`: where there is no room for the name. */
export function UserMenu({ me, isShort }: { me: Me; isShort: boolean }) {
  const { t } = useTranslation()
  const home = useHome()
  const navigate = useNavigate()
  const signOut = useSignOut()
  return (
    <Menu
      label={`${t('header.userMenu')}: ${me.username}`}
      trigger={
        <>
          {isShort ? (
            <CircleUser size={18} aria-hidden />
          ) : (
            <span className={styles.name}>{me.username}</span>
          )}
          <ChevronDown size={14} aria-hidden />
        </>
      }
    >
      <MenuItem onSelect={() => void navigate(`${home}coupons`)}>
        {t('nav.coupons')}
        <ReceiptText size={16} aria-hidden />
      </MenuItem>
      <MenuItem onSelect={() => void navigate(`${home}transactions`)}>
        {t('header.transactions')}
        <ArrowLeftRight size={16} aria-hidden />
      </MenuItem>
      <MenuItem onSelect={() => void navigate(`${home}sessions`)}>
        {t('sessions.title')}
        <MonitorSmartphone size={16} aria-hidden />
      </MenuItem>
      <MenuItem onSelect={signOut}>
        {t('header.signOut')}
        <LogOut size={16} aria-hidden />
      </MenuItem>
    </Menu>
  )
}
