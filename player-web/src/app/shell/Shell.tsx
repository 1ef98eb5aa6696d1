import { ANNOUNCED_MS } from '@grandstand/shared-types/sites/maintenance'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SignInHost } from '../../features/auth/index.ts'
import { SlipDock } from '../../features/betslip/index.ts'
import { SportTree } from '../../features/sports/index.ts'
import { Announcer } from '../../ui/announce.tsx'
import { lazy } from '../../ui/lazy.ts'
import { useHasTree } from '../../ui/useHasTree.ts'
import { useViewport } from '../../ui/window/useViewport.ts'
import type { PlayerPage, Section } from '../../navigation/page.ts'
import { settingsQuery } from '../../api/queries.ts'
import { serverNow } from '../../api/serverClock.ts'
import { Header } from './header/Header.tsx'
import { Part } from '../Part.tsx'
import { SideSlot } from '../slots/SideSlot.tsx'
import { useMayBet } from '../useAdmission.ts'
import styles from './Shell.module.css'

const BottomBar = lazy(() => import('./phone/BottomBar.tsx'))
const TopLine = lazy(() => import('./header/TopLine.tsx'))
const LiveTree = lazy(() => import('./LiveTree.tsx'))
const Footer = lazy(() => import('./Footer.tsx'))
const MaintenanceBar = lazy(() => import('./bars/MaintenanceBar.tsx'))
const Overlays = lazy(() => import('./Overlays.tsx'))

interface ShellProps {
  section: Section
  layout: PlayerPage['layout']
  /** The path of the highlighted item in the menus. */
  current?: string | undefined
  children: ReactNode
}

/** Header, then tree, page and slip side by side as the window allows; on a phone one column and a bottom bar. */
export function Shell({ section, layout: ofPage, current, children }: ShellProps) {
  const { t } = useTranslation()
  const viewport = useViewport()
  const hasBar = ofPage !== 'bare'
  const hasSlip = useMayBet() && hasBar
  // without a slip, a page is laid out as those of games are
  const layout = hasBar && !hasSlip ? 'games' : ofPage
  const hasTree = useHasTree() && layout === 'board'
  const notice = useQuery(settingsQuery).data?.maintenance

  useEffect(() => {
    document.documentElement.dataset['section'] = section
  }, [section])

  return (
    <>
      <a className={styles.skip} href="#main">
        {t('nav.skip')}
      </a>
      {viewport === 'wide' && (
        <div className={styles.topLine}>
          <Suspense fallback={null}>
            <TopLine />
          </Suspense>
        </div>
      )}
      {notice && notice.from - serverNow() < ANNOUNCED_MS && (
        <div className={styles.notice}>
          <Suspense fallback={null}>
            <MaintenanceBar {...notice} />
          </Suspense>
        </div>
      )}
      <Header current={current} />
      <div
        className={styles.grid}
        data-viewport={viewport}
        data-tree={hasTree}
        data-layout={layout}
      >
        {hasTree && (
          <aside className={styles.side} aria-label={t('sports.tree')}>
            <Part fallback="panel">
              {current === 'livebets' ? (
                <Suspense fallback={null}>
                  <LiveTree />
                </Suspense>
              ) : (
                <SportTree />
              )}
            </Part>
            <SideSlot name="start" />
          </aside>
        )}
        <main id="main" className={styles.main} tabIndex={-1}>
          {children}
        </main>
        {viewport !== 'phone' && hasSlip && layout !== 'games' && (
          <aside className={styles.side} aria-label={t('slip.title')}>
            <Part fallback="panel">
              <SlipDock form="panel" />
            </Part>
            <SideSlot name="end" />
          </aside>
        )}
      </div>
      <Part fallback="nothing">
        <Suspense fallback={null}>
          <Footer />
        </Suspense>
      </Part>
      {viewport === 'phone' && hasBar && (
        <>
          {hasSlip && (
            <Part fallback="nothing">
              <SlipDock form="sheet" />
            </Part>
          )}
          <Suspense fallback={<div className={styles.barSpace} />}>
            <BottomBar current={current} />
          </Suspense>
        </>
      )}
      <SignInHost />
      <Announcer />
      <Part fallback="nothing">
        <Suspense fallback={null}>
          <Overlays />
        </Suspense>
      </Part>
    </>
  )
}
