import { useQuery } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { settingsQuery } from '../../api/queries.ts'
import { useHome } from '../../i18n/useHome.ts'
import { previousAddress } from '../../navigation/history.ts'
import { ListPage } from '../../ui/ListPage.tsx'
import { PageSkeleton } from '../../ui/skeleton/PageSkeleton.tsx'
import { moneyPopupAtom, type MoneyAct } from './moneyPopup.ts'
import { MoneyScreen } from './MoneyScreen.tsx'

/** Deposits, or at `withdraw` withdrawals, as a page, or in the popup where the brand has it so (`payWay`, rules 9.13). */
export default function MoneyPage() {
  const { t } = useTranslation()
  const act = useLocation().pathname.includes('/withdraw') ? 'withdraw' : 'deposit'
  const { data: settings } = useQuery(settingsQuery)
  if (settings?.flags.payWay === 'popup') return <OpensPopup act={act} />
  return (
    <ListPage title={t(`money.${act}`)}>
      <MoneyScreen act={act} />
    </ListPage>
  )
}

/** Opens the popup over the page from which the person came, or else over the first page. */
function OpensPopup({ act }: { act: MoneyAct }) {
  const open = useSetAtom(moneyPopupAtom)
  const navigate = useNavigate()
  const home = useHome()
  const hasOpened = useRef(false)
  useEffect(() => {
    if (hasOpened.current) return
    hasOpened.current = true
    open(act)
    if (previousAddress() === undefined) void navigate(home, { replace: true })
    else void navigate(-1)
  }, [open, act, navigate, home])
  return <PageSkeleton />
}
