import { Box } from '@mui/material'
import type {
  StatementCouponRow,
  StatementRow,
} from '@grandstand/shared-types/wire/money/statements'
import { useTranslate } from 'ra-core'
import { RecordLink } from '../../fields/RecordLink.tsx'
import { StatusChip } from '../../fields/StatusChip.tsx'
import { Time } from '../../fields/Time.tsx'
import { PageHeader } from '../../layout/PageHeader.tsx'
import { columnsOf } from '../../list/columnsOf.tsx'
import type { ExportField } from '../../list/ExportButton.tsx'
import { RelatedList } from '../../list/RelatedList.tsx'
import { Facts } from '../../record/page/Facts.tsx'
import { Panel } from '../../record/page/Panel.tsx'
import { recordPage } from '../../record/page/RecordPage.tsx'
import { RecordHistory } from '../audit-log/RecordHistory.tsx'
import { FigureTable } from './FigureTable.tsx'
import { PeriodText } from './PeriodText.tsx'
import { COUPONS_ANCHOR } from './rowsOfFigure.ts'
import { StatementActions } from './StatementActions.tsx'
import { StatementChart } from './StatementChart.tsx'
import { statementColumns } from './statementColumns.tsx'

const COUPON_EXPORT: readonly ExportField[] = [
  'couponId',
  'code',
  'username',
  'selectionCount',
  'currency',
  'turnoverMinor',
  'grossWinMinor',
  'netWinMinor',
]

/** One statement: its days, its figures and those of the branch, the coupons of its commission, the statements below. */
export default recordPage(StatementPage)

function StatementPage({ record: statement }: { record: StatementRow }) {
  const translate = useTranslate()
  const label = (name: string) => translate(`resources.statements.fields.${name}`)
  const { periodId, currency, dealerId, planId, planName } = statement
  return (
    <>
      <PageHeader
        title={translate('statements.title', { name: statement.dealerName })}
        backTo="/statements"
        detail={
          <>
            <StatusChip group="statementState" code={statement.state} />
            <PeriodText of={statement} />
          </>
        }
        actions={<StatementActions statement={statement} />}
      />
      <Panel>
        <Facts
          facts={[
            [
              label('dealerName'),
              <RecordLink resource="users" id={dealerId}>
                {statement.dealerName}
              </RecordLink>,
            ],
            [
              label('planName'),
              <RecordLink resource="commission-plans" id={planId}>
                {planName ?? '–'}
              </RecordLink>,
            ],
            [label('approvedAt'), <Time at={statement.approvedAt} />],
            [label('paidAt'), <Time at={statement.paidAt} />],
            [label('lockedAt'), <Time at={statement.lockedAt} />],
          ]}
        />
      </Panel>
      <StatementChart statement={statement} />
      <Box
        sx={{
          display: 'grid',
          columnGap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
          alignItems: 'start',
        }}
      >
        <Panel title={translate('statements.money')} isFlush>
          <FigureTable statement={statement} part="money" />
        </Panel>
        <Panel title={translate('statements.commission')} isFlush>
          <FigureTable statement={statement} part="commission" />
        </Panel>
      </Box>
      <Panel id={COUPONS_ANCHOR} title={translate('statements.coupons')} isFlush>
        <RelatedList
          resource="statement-coupons"
          filter={{ statementId: statement.id }}
          sort={{ field: 'id', order: 'DESC' }}
          hasSearch
          searchLabel="lists.coupon"
          exportFields={COUPON_EXPORT}
          totals={[{ field: 'turnoverMinor' }, { field: 'grossWinMinor' }]}
        >
          {couponColumns()}
        </RelatedList>
      </Panel>
      <Panel title={translate('statements.below')} isFlush>
        <RelatedList
          resource="statements"
          filter={{ periodId, currency, parentId: dealerId }}
          sort={{ field: 'id', order: 'ASC' }}
        >
          {statementColumns()}
        </RelatedList>
      </Panel>
      <RecordHistory />
    </>
  )
}

function couponColumns() {
  const column = columnsOf<StatementCouponRow>()
  return [
    column.cell('code', ({ couponId, code }) => (
      <RecordLink isMain resource="coupons" id={couponId}>
        {code}
      </RecordLink>
    )),
    column.user('username', 'userId'),
    column.plain('selectionCount', { align: 'right' }),
    column.money('turnoverMinor'),
    column.money('grossWinMinor'),
    column.money('netWinMinor'),
  ]
}
