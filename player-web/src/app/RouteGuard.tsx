import { useQuery } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useEffect, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { meQuery } from '../api/queries.ts'
import { signInRequestAtom } from '../features/auth/index.ts'
import { useHome } from '../i18n/useHome.ts'
import { PageSkeleton } from '../ui/PageSkeleton.tsx'
import type { PlayerPage } from '../navigation/page.ts'
import { admission, isForAll } from './admission.ts'

/**
 * Sends a visitor who may not open the page to Home; a visitor who only has to sign in is asked to, and then comes
 * back.
 */
export function RouteGuard({ page, children }: { page: PlayerPage; children: ReactNode }) {
  const { data: me, isPending } = useQuery(meQuery)
  if (isForAll(page)) return children
  if (isPending) return <PageSkeleton />
  switch (admission(page, me ?? null)) {
    case 'open':
      return children
    case 'signIn':
      return <AskToSignIn />
    case 'home':
      return <ToHome />
  }
}

function AskToSignIn() {
  const { pathname, search } = useLocation()
  const request = useSetAtom(signInRequestAtom)
  useEffect(() => request({ goTo: pathname + search }), [request, pathname, search])
  return <ToHome />
}

function ToHome() {
  return <Navigate to={useHome()} replace />
}
