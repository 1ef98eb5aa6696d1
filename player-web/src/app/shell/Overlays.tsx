import { lazy, Suspense } from 'react'
import { useIsReachable } from '../../api/reachability.ts'
import NoticeBar from '../../features/notices/NoticeBar.tsx'
import { withPageTexts } from '../../i18n/index.ts'
import { AccountLink } from '../../live/AccountLink.tsx'
import NewsToast from '../../live/NewsToast.tsx'
import { useScrollMemory } from '../../navigation/useScrollMemory.ts'
import { Part } from '../Part.tsx'
import ConnectionBar from './ConnectionBar.tsx'
import UpdateBar from './UpdateBar.tsx'

const PopupHost = lazy(
  withPageTexts(['popups'], () => import('../../features/popups/PopupHost.tsx'))
)

/**
 * The link to the account's news, and all that may lie over any page: this news, the state of the connection, a new version,
 * and the brand's notices. Also remembers how far each page was scrolled.
 */
export default function Overlays() {
  const isReachable = useIsReachable()
  useScrollMemory()
  return (
    <>
      <AccountLink />
      <NewsToast />
      {!isReachable && <ConnectionBar />}
      <UpdateBar />
      <Part fallback="nothing">
        <NoticeBar />
        <Suspense fallback={null}>
          <PopupHost />
        </Suspense>
      </Part>
    </>
  )
}
