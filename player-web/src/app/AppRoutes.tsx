import { isSiteLanguage } from '@grandstand/shared-types/languages/table'
import { lazy, Suspense, useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, Outlet, Route, Routes, useParams } from 'react-router-dom'
import { SportsPage } from '../features/sports/index.ts'
import { languageOfPath, showLanguage } from '../i18n/index.ts'
import { useHistoryNotes } from '../navigation/history.ts'
import type { PlayerPage } from '../navigation/page.ts'
import { useOuterPageTitle } from '../navigation/usePageTitle.ts'
import { useScrollMemory } from '../navigation/useScrollMemory.ts'
import { PageSkeleton } from '../ui/PageSkeleton.tsx'
import { RouteGuard } from './RouteGuard.tsx'
import { litPath, PAGES } from './pages.ts'
import { Shell } from './shell/Shell.tsx'

const NotFoundPage = lazy(() => import('./NotFoundPage.tsx'))

const ROUTES = PAGES.flatMap((page) => {
  const Component = page.load ? lazy(page.load) : SportsPage
  return page.paths.map((path) => ({ path, page, Component }))
})

export function AppRoutes() {
  useHistoryNotes()
  useScrollMemory()
  return (
    <Routes>
      <Route path="/" element={<Navigate to={`/${languageOfPath('/')}/`} replace />} />
      <Route path="/:lang" element={<LanguageRoute />}>
        {ROUTES.map(({ path, page, Component }) => (
          <Route
            key={path}
            path={path}
            element={
              <Page page={page}>
                <Component />
              </Page>
            }
          />
        ))}
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  )
}

/**
 * Shows the texts of the address's language. An address without a known language gets the page of unknown addresses, in
 * the default language.
 */
function LanguageRoute() {
  const { lang } = useParams()
  const isKnown = isSiteLanguage(lang)
  useEffect(() => {
    if (isSiteLanguage(lang)) void showLanguage(lang)
  }, [lang])
  return isKnown ? <Outlet /> : <NotFound />
}

function Page({ page, children }: { page: PlayerPage; children: ReactNode }) {
  const params = useParams()
  const { t } = useTranslation()
  useOuterPageTitle(t(page.title))
  if (!Object.entries(params).every(isFitting)) return <NotFound />
  const content = (
    <RouteGuard page={page}>
      <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
    </RouteGuard>
  )
  return (
    <Shell section={page.section} layout={page.layout} current={litPath(page)}>
      {content}
    </Shell>
  )
}

/** A parameter that ends in `Id` must be a whole number from 1. */
function isFitting([name, value = '']: [name: string, value: string | undefined]): boolean {
  return !name.endsWith('Id') || /^[1-9]\d{0,14}$/.test(value)
}

function NotFound() {
  return (
    <Shell section="sports" layout="plain">
      <Suspense fallback={<PageSkeleton />}>
        <NotFoundPage />
      </Suspense>
    </Shell>
  )
}
