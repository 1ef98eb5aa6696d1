import { lazy } from 'react'
import NoticeBar from '../../features/notices/NoticeBar.tsx'
import { withPageTexts } from '../../i18n/index.ts'

const PopupHost = lazy(
  withPageTexts(['popups'], () => import('../../features/popups/PopupHost.tsx'))
)

/** What the brand tells everybody over the page: its popups, and the bar. */
export default function Notices() {
  return (
    <>
      <NoticeBar />
      <PopupHost />
    </>
  )
}
