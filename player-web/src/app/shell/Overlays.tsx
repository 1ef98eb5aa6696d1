import { lazy, Suspense } from 'react'
import { useIsReachable } from '../../api/reachability.ts'
import NoticeBar from '../../features/notices/NoticeBar.tsx'
import { withPageTexts } from '../../i18n/index.ts'
import { AccountLink } from '../../live/AccountLink.tsx'
import NewsToast from '../../live/NewsToast.tsx'
import { Part } from '../Part.tsx'
import ConnectionBar from './ConnectionBar.tsx'
import UpdateBar from './UpdateBar.tsx'

const PopupHost = lazy(
  withPageTexts(['popups'], () => import('../../features/popups/PopupHost.tsx'))
)

/** The link to the account's news, and what may lie over any page: this news, the state of the connection, a new version, and what the brand tells. */
export default function Overlays() {
  const isReachable = useIsReachable()
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
