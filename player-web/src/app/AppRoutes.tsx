import { DEFAULT_LANGUAGE } from '@grandstand/shared-types/sites/site_languages'
import { Suspense, useEffect } from 'react'
import { Navigate, Outlet, Route, Routes, useLocation, useParams } from 'react-router-dom'
import { isSiteLanguage, showLanguage } from '../i18n/index.ts'
import { PageSkeleton } from '../ui/PageSkeleton.tsx'
import { RouteGuard } from './RouteGuard.tsx'
import { ROUTES, type RouteMeta } from './routes.tsx'
import { Shell } from './shell/Shell.tsx'
import { useScrollMemory } from './useScrollMemory.ts'

export function AppRoutes() {
  useScrollMemory()
  return (
    <Routes>
      <Route path="/:lang" element={<LanguageRoute />}>
        {ROUTES.map((route) => (
          <Route key={route.path} path={route.path} element={<Page route={route} />} />
        ))}
        {/* an unknown path shows the home page */}
        <Route path="*" element={<ToHome />} />
      </Route>
      <Route path="*" element={<Navigate to={`/${DEFAULT_LANGUAGE}/`} replace />} />
    </Routes>
  )
}

/** Keeps the texts in step with the address. */
function LanguageRoute() {
  const { lang } = useParams()
  const isKnown = isSiteLanguage(lang)
  useEffect(() => {
    if (isSiteLanguage(lang)) void showLanguage(lang)
  }, [lang])
  return isKnown ? <Outlet /> : <Navigate to={`/${DEFAULT_LANGUAGE}/`} replace />
}

function Page({ route }: { route: RouteMeta }) {
  const { page: Component } = route
  const content = (
    <RouteGuard route={route}>
      <Suspense fallback={<PageSkeleton />}>
        <Component />
      </Suspense>
    </RouteGuard>
  )
  if (route.layout === 'paper') return <main>{content}</main>
  return (
    <Shell section={route.section} layout={route.layout}>
      {content}
    </Shell>
  )
}

function ToHome() {
  const { lang } = useParams()
  const { search } = useLocation()
  return <Navigate to={`/${lang ?? DEFAULT_LANGUAGE}/${search}`} replace />
}
