import type { Me } from '@grandstand/shared-types/wire/people/accounts'
import { Gift, Plus } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { BalanceButton } from '../../../features/auth/BalanceButton.tsx'
import { UserMenu } from '../../../features/auth/UserMenu.tsx'
import { withPageTexts } from '../../../i18n/index.ts'
import { useHome } from '../../../i18n/useHome.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { lazy } from '../../../ui/lazy.ts'
import type { Viewport } from '../../../ui/window/useViewport.ts'
import { menuPages } from '../../pages.ts'
import { useAdmission } from '../../useAdmission.ts'
import styles from './SignedIn.module.css'

const DeskHost = lazy(
  withPageTexts(['desk', 'status'], () => import('../../../features/desk/DeskHost.tsx'))
)
const NoticeBell = lazy(() => import('../../../features/notices/NoticeBell.tsx'))
const RealityHost = lazy(
  withPageTexts(['protection'], () => import('../../../features/protection/RealityHost.tsx'))
)

/** As wide as a finger on a phone, and narrower where a pointer aims. */
const SHORT = {
  phone: { paddingInline: 0, inlineSize: 44 },
  medium: { paddingInline: 0, inlineSize: 38 },
} as const

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
          {viewport !== 'phone' && <BonusLink />}
          <BalanceButton me={me} />
          <DepositLink viewport={viewport} />
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

/** Leads to the deposits, by a sign alone where the header is narrow; nothing where they are closed (rules 9.1). */
function DepositLink({ viewport }: { viewport: Viewport }) {
  const { t } = useTranslation()
  const home = useHome()
  const { isInMenu } = useAdmission()
  const page = menuPages('user').find(({ paths: [path] }) => path === 'deposit')
  if (!page || !isInMenu(page)) return null
  const title = t(page.title)
  return (
    <ButtonLink
      to={home + page.paths[0]}
      aria-label={title}
      title={title}
      {...(viewport !== 'wide' && { style: SHORT[viewport] })}
    >
      <Plus size={18} className={styles.plus} aria-hidden />
      <span className={styles.deposit}>{title}</span>
    </ButtonLink>
  )
}

/** Leads to the bonuses that can be requested; nothing while the brand takes no requests (rules 9.1). */
function BonusLink() {
  const { t } = useTranslation()
  const home = useHome()
  const { isInMenu } = useAdmission()
  const page = menuPages('user').find(({ paths: [path] }) => path === 'bonuses')
  if (!page || !isInMenu(page)) return null
  const title = t(page.menu.name)
  return (
    <ButtonLink variant="quiet" to={home + page.paths[0]} aria-label={title} title={title}>
      <Gift size={16} aria-hidden />
      <span className={styles.bonuses}>{title}</span>
    </ButtonLink>
  )
}
