import { EARNING_STATES } from '@grandstand/shared-types/wire/affiliates/affiliates'
import { useQuery } from '@tanstack/react-query'
import { Handshake } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { ListPage } from '../../ui/ListPage.tsx'
import { RowsSkeleton } from '../../ui/skeleton/RowsSkeleton.tsx'
import { StatePanel } from '../../ui/StatePanel.tsx'
import { affiliateQuery } from './affiliateQueries.ts'
import { AskForm } from './AskForm.tsx'
import { DealFacts } from './DealFacts.tsx'
import { Earnings } from './Earnings.tsx'
import { LinkMaker } from './LinkMaker.tsx'
import { PayoutSection } from './PayoutSection.tsx'
import { PostbackSection } from './PostbackSection.tsx'
import { ReachSection } from './ReachSection.tsx'
import { ReportKey } from './ReportKey.tsx'
import { StatementRows } from './StatementRows.tsx'

/** The affiliate's area: link, reach, deal and statements; before, the way to become one (rules 16). */
export default function AffiliatePage() {
  const { t } = useTranslation()
  return (
    <ListPage title={t('affiliate.title')}>
      <Content />
    </ListPage>
  )
}

function Content() {
  const { t } = useTranslation()
  const own = useQuery(affiliateQuery)
  if (own.isPending) return <RowsSkeleton rows={6} height="88px" />
  if (own.isError) {
    return (
      <StatePanel kind="error" title={t('affiliatePage.error')}>
        <Button onClick={() => void own.refetch()}>{t('common.retry')}</Button>
      </StatePanel>
    )
  }
  const { state } = own.data
  if (state === null) return <AskForm />
  const isOpen = state === 'approved'
  const isEarning = EARNING_STATES.some((one) => one === state)
  // who earns nothing any more may still take away what there is
  const hasOwn = isEarning || state === 'closed'
  return (
    <>
      {!isOpen && (
        <StatePanel
          kind="empty"
          icon={Handshake}
          title={t(`affiliatePage.states.${state}.title`)}
          hint={t(`affiliatePage.states.${state}.hint`)}
        />
      )}
      {isOpen && <LinkMaker codes={own.data.codes} />}
      {isOpen && <ReachSection />}
      {isOpen && <DealFacts own={own.data} />}
      {(isOpen || own.data.statements.length > 0) && (
        <>
          <Earnings own={own.data} />
          <StatementRows statements={own.data.statements} />
        </>
      )}
      {hasOwn && (
        <>
          <PayoutSection mayChoose={isEarning} />
          <ReportKey known={own.data.key} mayMake={isEarning} />
          <PostbackSection mayChoose={isEarning} />
        </>
      )}
    </>
  )
}
