import type { Me } from '@grandstand/shared-types/wire/people/accounts'
import { lazy, Suspense } from 'react'
import { BalanceButton } from '../../../features/auth/BalanceButton.tsx'
import { UserMenu } from '../../../features/auth/UserMenu.tsx'
import { withPageTexts } from '../../../i18n/index.ts'
import type { Viewport } from '../../../ui/window/useViewport.ts'
import { menuPages } from '../../pages.ts'
import { useAdmission } from '../../useAdmission.ts'

const DeskHost = lazy(
  withPageTexts(['desk', 'status'], () => import('../../../features/desk/DeskHost.tsx'))
)
const NoticeBell = lazy(() => import('../../../features/notices/NoticeBell.tsx'))
const RealityHost = lazy(
  withPageTexts(['protection'], () => import('../../../features/protection/RealityHost.tsx'))
)

/** The end of the header for a signed-in user; visitors do not load its code. */
export default function SignedIn({ me, viewport }: { me: Me; viewport: Viewport }) {
  const { isInMenu } = useAdmission()
  const items = menuPages('user')
    .filter(isInMenu)
    .map(({ paths: [path], menu }) => ({ path, ...menu }))
  return (
    <>
      {me.type === 'terminal' ? (
        <Suspense fallback={null}>
          <DeskHost me={me} />
        </Suspense>
      ) : (
        <>
          {me.type === 'player' && (
            <Suspense fallback={<span style={{ inlineSize: 40 }} />}>
              <NoticeBell />
            </Suspense>
          )}
          <BalanceButton me={me} />
          {me.type === 'player' && (
            <Suspense fallback={null}>
              <RealityHost currency={me.currency} />
            </Suspense>
          )}
        </>
      )}
      {viewport !== 'phone' && <UserMenu me={me} isShort={viewport === 'medium'} items={items} />}
    </>
  )
}
