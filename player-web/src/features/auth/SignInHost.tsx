import { useAtom } from 'jotai'
import { Suspense, useEffect } from 'react'
import { lazy } from '../../ui/lazy.ts'
import { watchOtherTabs } from './otherTabs.ts'
import { signInRequestAtom } from './signInRequest.ts'

const SignInDialog = lazy(() => import('./SignInDialog.tsx'))

/** Shows the sign-in popup, and follows sign-ins and sign-outs of other tabs. */
export function SignInHost() {
  const [request, setRequest] = useAtom(signInRequestAtom)
  useEffect(() => watchOtherTabs(() => window.location.reload()), [])
  if (!request) return null
  return (
    <Suspense fallback={null}>
      <SignInDialog request={request} onClose={() => setRequest(null)} />
    </Suspense>
  )
}
