import { useQuery } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { settingsQuery } from '../../api/queries.ts'
import { useHome } from '../../i18n/useHome.ts'
import { previousAddress } from '../../navigation/history.ts'
import { ListPage } from '../../ui/ListPage.tsx'
import { PageSkeleton } from '../../ui/skeleton/PageSkeleton.tsx'
import { moneyPopupAtom, type MoneyAct } from './moneyPopup.ts'
import { NoMethods } from './NoMethods.tsx'

/** Deposits or withdrawals as a page, or in the popup where the brand has it so (`payWay`, rules 9.13). */
export function MoneyPage({ act }: { act: MoneyAct }) {
  const { t } = useTranslation()
  const { data: settings } = useQuery(settingsQuery)
  if (settings?.flags.payWay === 'popup') return <OpensPopup act={act} />
  return (
    <ListPage title={t(`money.${act}`)}>
      <NoMethods act={act} />
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
