import type { ApprovalRuleRow } from '@grandstand/shared-types/wire/betting/approvals'
import { useTranslate } from 'ra-core'
import { Dash, Money } from '../../fields/Money.tsx'
import { columnsOf, WIDE } from '../../list/columnsOf.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'

const column = columnsOf<ApprovalRuleRow>()

const COLUMNS = [
  column.main('username', 'approval-rules', (row) => <Subject row={row} />),
  column.plain('currency', WIDE),
  column.cell(
    'stakeAboveMinor',
    (row) => <Bound minor={row.stakeAboveMinor} currency={row.currency} />,
    { align: 'right' }
  ),
  column.cell(
    'payoutAboveMinor',
    (row) => <Bound minor={row.payoutAboveMinor} currency={row.currency} />,
    { align: 'right' }
  ),
  column.plain('waitSeconds', { align: 'right', ...WIDE }),
  column.time('updatedAt', WIDE),
]

/** Bounds above which coupons wait for a trader. */
export default function ApprovalRuleList() {
  return (
    <ResourceList sort={{ field: 'id', order: 'DESC' }} hasSearch={false}>
      {COLUMNS}
    </ResourceList>
  )
}

function Subject({ row }: { row: ApprovalRuleRow }) {
  const translate = useTranslate()
  return <>{row.username ?? translate('approvalRules.brand')}</>
}

const Bound = ({ minor, currency }: { minor: number; currency: string }) =>
  minor === 0 ? <Dash /> : <Money minor={minor} currency={currency} />
