import { isSiteLanguage } from '@grandstand/shared-types/languages/table'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, Outlet, Route, Routes, useLocation, useParams } from 'react-router-dom'
import { pageData } from '../api/pageData.ts'
import { settingsQuery } from '../api/queries.ts'
import { SportsPage } from '../features/sports/index.ts'
import { languageOfPath, showLanguage, withPageTexts } from '../i18n/index.ts'
import { useHome } from '../i18n/useHome.ts'
import { useHistoryNotes } from '../navigation/history.ts'
import type { PlayerPage } from '../navigation/page.ts'
import { useOuterPageTitle } from '../navigation/usePageTitle.ts'
import { lazy } from '../ui/lazy.ts'
import { PageSkeleton } from '../ui/skeleton/PageSkeleton.tsx'
import { HomePage } from './HomePage.tsx'
import { RouteGuard } from './RouteGuard.tsx'
import { litPath, PAGES } from './pages.ts'
import { repairedPath } from './repairedPath.ts'
import { Part } from './Part.tsx'
import { Shell } from './shell/Shell.tsx'

const PageBanners = lazy(
  withPageTexts(['banners'], () => import('../features/banners/PageBanners.tsx'))
)
const NotFoundPage = lazy(() => import('./NotFoundPage.tsx'))

const ROUTES = PAGES.flatMap((page) => {
  const { load, pageTexts = [] } = page
  const Loaded = load && lazy(withPageTexts(pageTexts, load))
  return page.paths.map((path) => {
    const Component = Loaded ?? (path === '' ? HomePage : SportsPage)
    return { path, page, Component }
  })
})

export function AppRoutes() {
  useHistoryNotes()
  return (
    <Routes>
      <Route path="/" element={<Navigate to={`/${languageOfPath('/')}/`} replace />} />
      <Route path="/:lang" element={<LanguageRoute />}>
        {ROUTES.map(({ path, page, Component }) => (
          <Route
            key={path}
            path={path}
            element={
              <Page page={page} path={path}>
                <Component />
              </Page>
            }
          />
        ))}
        <Route path="404" element={<NotFound />} />
        <Route path="*" element={<ToHome />} />
      </Route>
    </Routes>
  )
}

/** Shows the texts of the address's language; an address that names no language of the site is repaired (rules 9.1). */
function LanguageRoute() {
  const { lang } = useParams()
  const location = useLocation()
  const { data: settings } = useQuery(settingsQuery)
  const repaired = repairedPath(location, settings)
  useEffect(() => {
    if (repaired === null && isSiteLanguage(lang)) void showLanguage(lang)
  }, [lang, repaired])
  return repaired === null ? <Outlet /> : <Navigate to={repaired} replace />
}

interface PageProps {
  page: PlayerPage
  /** The one of its paths by which it is open. */
  path: string
  children: ReactNode
}

function Page({ page, path, children }: PageProps) {
  const params = useParams()
  const { t } = useTranslation()
  useOuterPageTitle(t(page.title))
  if (!Object.entries(params).every(isFitting)) return <NotFound />
  const content = (
    <Part key={page.paths[0]} fallback="panel">
      <RouteGuard page={page}>
        <Suspense fallback={<PageSkeleton />}>
          {/* with banners the page waits for their code, and then does not jump */}
          {pageData()?.banners ? (
            <PageBanners path={page.paths[0] || path} children={children} />
          ) : (
            children
          )}
        </Suspense>
      </RouteGuard>
    </Part>
  )
  return (
    <Shell section={page.section} layout={page.layout} current={litPath(page)}>
      {content}
    </Shell>
  )
}

/** Whether a parameter fits its name: one that ends in `Id` must be a whole number from 1. */
function isFitting([name, value = '']: [name: string, value: string | undefined]): boolean {
  return !name.endsWith('Id') || /^[1-9]\d{0,14}$/.test(value)
}

/** An unknown address opens the home page, which asks a visitor to sign in where the brand wants that. */
function ToHome() {
  return <Navigate to={useHome()} replace />
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
