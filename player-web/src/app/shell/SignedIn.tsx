import type { Me } from '@grandstand/shared-types/wire/accounts'
import { BalanceButton } from '../../features/auth/BalanceButton.tsx'
import { UserMenu } from '../../features/auth/UserMenu.tsx'
import type { Viewport } from '../../ui/useViewport.ts'

/** The end of the header for somebody signed in; visitors load nothing of it. */
export default function SignedIn({ me, viewport }: { me: Me; viewport: Viewport }) {
  return (
    <>
      <BalanceButton me={me} />
      {viewport !== 'phone' && <UserMenu me={me} isShort={viewport === 'medium'} />}
    </>
  )
}
