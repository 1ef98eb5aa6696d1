import { useQuery } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { Gamepad2, LogIn, LogOut, Monitor, Search, UserPlus } from 'lucide-react'
import { Suspense, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { meQuery } from '../../../api/queries.ts'
import { signInRequestAtom, useSignOut } from '../../../features/auth/index.ts'
import { TvLink } from '../../../features/brand/index.ts'
import { MenuIcon } from '../../../navigation/MenuIcon.tsx'
import { useHome } from '../../../i18n/useHome.ts'
import { useBoardAddress } from '../../../navigation/useBoardAddress.ts'
import { setTheme, useTheme } from '../../../theme/theme.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { lazy } from '../../../ui/lazy.ts'
import { chooseDesktop, isPhoneDevice } from '../../../ui/window/desktopVersion.ts'
import { menuPages, type MenuPage } from '../../pages.ts'
import { useAdmission, useFlags, useLobbyPages } from '../../useAdmission.ts'
import { Fold } from './Fold.tsx'
import { LanguageChoice } from './LanguageChoice.tsx'
import styles from './PhoneMenu.module.css'

const ThemeChoice = lazy(() => import('../../../features/appearance/ThemeChoice.tsx'))

/** Account, language and appearance on a phone. */
export function PhoneMenu({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { data: me } = useQuery(meQuery)
  const requestSignIn = useSetAtom(signInRequestAtom)
  const signOut = useSignOut()
  const home = useHome()
  const board = useBoardAddress()
  const { isInMenu } = useAdmission()
  const lobbyPages = useLobbyPages()
  const { registerDisabled } = useFlags()
  const theme = useTheme()
  const navigate = useNavigate()
  const closeAnd = (action: () => void) => () => {
    onClose()
    action()
  }
  const goTo = (path: string) => closeAnd(() => void navigate(path))

  return (
    <Dialog form="drawer" title={me ? me.username : t('nav.menu')} onClose={onClose}>
      <div className={styles.menu}>
        <Item onClick={goTo(`${board}?search=1`)}>
          <Search size={20} aria-hidden /> {t('nav.search')}
        </Item>
        {!me && (
          <Item onClick={closeAnd(() => requestSignIn({}))}>
            <LogIn size={20} aria-hidden /> {t('header.signIn')}
          </Item>
        )}
        {!me && !registerDisabled && (
          <Item onClick={goTo(`${home}register`)}>
            <UserPlus size={20} aria-hidden /> {t('header.register')}
          </Item>
        )}
        {menuPages('phone')
          .filter(isInMenu)
          .map(({ paths: [path], menu }) => (
            <Item key={path} onClick={goTo(home + path)}>
              <MenuIcon path={path} size={20} /> {t(menu.name)}
            </Item>
          ))}
        <TvLink className={styles.item} onOpen={onClose} />
        <Group label={t('nav.games')} pages={lobbyPages} goTo={goTo} />
        <LanguageChoice />
        <Choice label={t('header.appearance')}>
          {(['dark', 'light'] as const).map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={theme === name}
              onClick={() => setTheme(name)}
            >
              {t(`header.${name}`)}
            </button>
          ))}
        </Choice>
        <Suspense fallback={null}>
          <ThemeChoice />
        </Suspense>
        {isPhoneDevice() && (
          <Item onClick={closeAnd(() => chooseDesktop(true))}>
            <Monitor size={20} aria-hidden /> {t('header.toDesktop')}
          </Item>
        )}
        {me && (
          <Item onClick={closeAnd(signOut)}>
            <LogOut size={20} aria-hidden /> {t('header.signOut')}
          </Item>
        )}
      </div>
    </Dialog>
  )
}

interface GroupProps {
  label: string
  pages: readonly MenuPage[]
  goTo: (path: string) => () => void
}

/** Further pages. */
function Group({ label, pages, goTo }: GroupProps) {
  const { t } = useTranslation()
  const home = useHome()
  if (pages.length === 0) return null
  return (
    <Fold icon={<Gamepad2 size={20} aria-hidden />} label={label}>
      {pages.map(({ paths: [path], menu }) => (
        <Item key={path} onClick={goTo(home + path)}>
          <MenuIcon path={path} size={20} /> {t(menu.name)}
        </Item>
      ))}
    </Fold>
  )
}

function Item({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className={styles.item} onClick={onClick}>
      {children}
    </button>
  )
}

function Choice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      <div>{children}</div>
    </fieldset>
  )
}
