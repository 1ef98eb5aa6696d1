import type { Me } from '@grandstand/shared-types/wire/people/accounts'
import { ChevronDown, CircleUser, LogOut } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useHome } from '../../i18n/useHome.ts'
import { MenuIcon } from '../../navigation/MenuIcon.tsx'
import type { TextKey } from '../../navigation/page.ts'
import { Menu, MenuItem } from '../../ui/Menu.tsx'
import { useSignOut } from './useSignOut.ts'
import styles from './UserMenu.module.css'

interface UserMenuProps {
  me: Me
  /** True where space is too short for the name. */
  isShort: boolean
  /** Pages of the menu, in order. */
  items: readonly { path: string; name: TextKey }[]
}

export function UserMenu({ me, isShort, items }: UserMenuProps) {
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
            <>
              <CircleUser size={18} className={styles.sign} aria-hidden />
              <span className={styles.name}>{me.username}</span>
            </>
          )}
          <ChevronDown size={14} aria-hidden />
        </>
      }
    >
      {items.map(({ path, name }) => (
        <MenuItem key={path} onSelect={() => void navigate(home + path)}>
          {t(name)}
          <MenuIcon path={path} size={16} />
        </MenuItem>
      ))}
      <MenuItem onSelect={signOut}>
        {t('header.signOut')}
        <LogOut size={16} aria-hidden />
      </MenuItem>
    </Menu>
  )
}
