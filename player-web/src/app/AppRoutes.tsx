import { DEFAULT_LANGUAGE } from '@grandstand/shared-types/sites/site_languages'
import { lazy, Suspense, useEffect } from 'react'
import { Navigate, Outlet, Route, Routes, useParams } from 'react-router-dom'
import { isSiteLanguage, showLanguage } from '../i18n/index.ts'
import { useHistoryNotes } from '../navigation/history.ts'
import { useScrollMemory } from '../navigation/useScrollMemory.ts'
import { PageSkeleton } from '../ui/PageSkeleton.tsx'
import { RouteGuard } from './RouteGuard.tsx'
import { ROUTES, type RouteMeta } from './routes.tsx'
import { Shell } from './shell/Shell.tsx'

const NotFoundPage = lazy(() => import('./NotFoundPage.tsx'))

export function AppRoutes() {
  useHistoryNotes()
  useScrollMemory()
  return (
    <Routes>
      <Route path="/" element={<Navigate to={`/${DEFAULT_LANGUAGE}/`} replace />} />
      <Route path="/:lang" element={<LanguageRoute />}>
        {ROUTES.map((route) => (
          <Route key={route.path} path={route.path} element={<Page route={route} />} />
        ))}
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  )
}

/** Keeps the texts in step with the address. An address of no language is not found, in the default one. */
function LanguageRoute() {
  const { lang } = useParams()
  const isKnown = isSiteLanguage(lang)
  useEffect(() => {
    if (isSiteLanguage(lang)) void showLanguage(lang)
  }, [lang])
  return isKnown ? <Outlet /> : <NotFound />
}

function Page({ route }: { route: RouteMeta }) {
  const params = useParams()
  if (!Object.entries(params).every(isFitting)) return <NotFound />
  const { page: Component, section, menu } = route
  const content = (
    <RouteGuard route={route}>
      <Suspense fallback={<PageSkeleton />}>
        <Component />
      </Suspense>
    </RouteGuard>
  )
  if (route.layout === 'paper') return <main>{content}</main>
  return (
    <Shell section={section} layout={route.layout} menu={menu}>
      {content}
    </Shell>
  )
}

/** What names a row by its number is a whole number from 1. */
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
