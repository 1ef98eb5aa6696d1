import { useQuery } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { ScanBarcode } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { meQuery } from '../../../api/queries.ts'
import { AppearanceButton } from '../../../features/appearance/index.ts'
import { signInRequestAtom } from '../../../features/auth/index.ts'
import { LiveBadge } from '../../../features/live/index.ts'
import { useHome } from '../../../i18n/useHome.ts'
import { useBoardAddress } from '../../../navigation/useBoardAddress.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { usePageTheme } from '../../../theme/pageTheme.ts'
import { lazy } from '../../../ui/lazy.ts'
import { useViewport, type Viewport } from '../../../ui/window/useViewport.ts'
import { menuPages } from '../../pages.ts'
import { useAdmission, useFlags } from '../../useAdmission.ts'
import { BrandLink } from './BrandLink.tsx'
import { MenuLink } from '../MenuLink.tsx'
import styles from './Header.module.css'

const InlineSignIn = lazy(() => import('../../../features/auth/InlineSignIn.tsx'))
const TicketForm = lazy(() => import('../../../features/ticket/TicketForm.tsx'))
const GamesMenu = lazy(() => import('./GamesMenu.tsx'))
const LanguageMenu = lazy(() => import('./LanguageMenu.tsx'))
const SignedIn = lazy(() => import('./SignedIn.tsx'))

interface HeaderProps {
  /** The path of the highlighted item. */
  current: string | undefined
}

export function Header({ current }: HeaderProps) {
  const { t } = useTranslation()
  const home = useHome()
  const board = useBoardAddress()
  const viewport = useViewport()
  const isPhone = viewport === 'phone'
  // a desk checks tickets with its own code entry, which also pays
  const me = useQuery(meQuery).data
  const isDesk = me?.type === 'terminal'
  const hasFields = useSignsInByFields(viewport)
  const admission = useAdmission()
  const pages = menuPages('header').filter(
    (page) => (isDesk || page.guard?.controlStatus !== 'terminal') && admission.of(page) !== 'home'
  )

  return (
    <header className={styles.header} data-chrome>
      <div className={styles.inner} data-viewport={viewport}>
        <BrandLink />
        {!isPhone && (
          <nav className={styles.nav} aria-label={t('nav.main')}>
            {pages.map(({ paths: [path], menu }) => (
              <MenuLink
                key={path}
                to={path === '' ? board : home + path}
                isCurrent={current === path}
              >
                {t(menu.name)}
                {menu.hasLiveCount && <LiveBadge />}
              </MenuLink>
            ))}
            <Suspense fallback={null}>
              <GamesMenu current={current} />
            </Suspense>
          </nav>
        )}
        <span className={styles.space} />
        {viewport === 'wide' && !isDesk && !hasFields && (
          <div className={styles.form} data-beside={me && 'account'}>
            <Suspense fallback={null}>
              <TicketForm size="small" />
            </Suspense>
          </div>
        )}
        {(viewport === 'medium' || (viewport === 'wide' && (me || hasFields))) && !isDesk && (
          <MenuLink
            to={`${home}ticket`}
            className={viewport === 'wide' && !hasFields ? styles.iconForForm : styles.icon}
            isCurrent={current === 'ticket'}
            label={t('ticket.title')}
          >
            <ScanBarcode size={18} aria-hidden />
          </MenuLink>
        )}
        {!isPhone && (
          <>
            <Suspense fallback={<span className={styles.languageSpace} />}>
              <LanguageMenu />
            </Suspense>
            <AppearanceButton />
          </>
        )}
        <Account viewport={viewport} />
      </div>
    </header>
  )
}

/** Whether a visitor signs in by fields of the header, as the theme may want it where they have room. */
function useSignsInByFields(viewport: Viewport): boolean {
  const isVisitor = useQuery(meQuery).data === null
  return usePageTheme().theme?.layout.login === 'fields' && viewport === 'wide' && isVisitor
}

function Account({ viewport }: { viewport: Viewport }) {
  const { t } = useTranslation()
  const { data: me, isPending } = useQuery(meQuery)
  const requestSignIn = useSetAtom(signInRequestAtom)
  const home = useHome()
  const { registerDisabled } = useFlags()
  const hasFields = useSignsInByFields(viewport)
  if (isPending) return <span className={styles.accountSpace} />
  if (!me) {
    return (
      <>
        {hasFields ? (
          <Suspense fallback={null}>
            <InlineSignIn />
          </Suspense>
        ) : (
          <Button
            variant={registerDisabled ? 'primary' : 'quiet'}
            onClick={() => requestSignIn({})}
          >
            {t('header.signIn')}
          </Button>
        )}
        {!registerDisabled && (
          <ButtonLink to={`${home}register`}>{t('header.register')}</ButtonLink>
        )}
      </>
    )
  }
  return (
    <Suspense fallback={<span className={styles.accountSpace} />}>
      <SignedIn me={me} viewport={viewport} />
    </Suspense>
  )
}
