import { useQuery } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useEffect, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { meQuery } from '../api/queries.ts'
import { signInRequestAtom } from '../features/auth/index.ts'
import { useHome } from '../i18n/useHome.ts'
import { lazy } from '../ui/lazy.ts'
import { PageSkeleton } from '../ui/skeleton/PageSkeleton.tsx'
import type { PlayerPage } from '../navigation/page.ts'
import { isForAll, mayBeginWith } from './admission.ts'
import { useAdmission, useFirstPage, useFlags } from './useAdmission.ts'

const LoginPage = lazy(() => import('../features/auth/LoginPage.tsx'))

/**
 * Sends a visitor who may not open the page to Home; asks a visitor to sign in where that is enough, and then opens the
 * page. At a brand that shows visitors only the sign-in, the sign-in replaces the page.
 */
export function RouteGuard({ page, children }: { page: PlayerPage; children: ReactNode }) {
  const { isPending } = useQuery(meQuery)
  const flags = useFlags()
  const admission = useAdmission().of(page)
  const { pathname } = useLocation()
  if (isForAll(page, flags)) return children
  if (isPending) return isBoard(page) && mayBeginWith(page, flags) ? children : <PageSkeleton />
  // signed out on the way to another page: the router has yet to show that page, which decides for itself
  if (admission !== 'open' && window.location.pathname !== pathname) return <PageSkeleton />
  switch (admission) {
    case 'open':
      return children
    case 'signIn':
      return <AskToSignIn />
    case 'login':
      return <LoginPage />
    case 'home':
      return isHome(page) ? <ToFirstPage /> : <ToHome />
  }
}

const isHome = ({ paths: [path] }: PlayerPage): boolean => path === ''

/** Pages that most visits begin with. */
const isBoard = ({ layout }: PlayerPage): boolean => layout === 'board'

function AskToSignIn() {
  const { pathname, search } = useLocation()
  const request = useSetAtom(signInRequestAtom)
  useEffect(() => request({ goTo: pathname + search }), [request, pathname, search])
  return <ToHome />
}

/** From the home page, which is the board of sports, to the first page of a product that the player has. */
function ToFirstPage() {
  const home = useHome()
  return <Navigate to={home + useFirstPage()} replace />
}

function ToHome() {
  return <Navigate to={useHome()} replace />
}
