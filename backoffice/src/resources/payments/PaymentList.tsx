import { PAYMENT_DIRECTIONS, PAYMENT_STATES } from '@grandstand/shared-types/payments/states'
import { ChoiceFilter } from '../../list/filters/filters.tsx'
import { PeriodFilter } from '../../list/filters/PeriodFilter.tsx'
import { StatusTabs } from '../../list/filters/StatusTabs.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'
import { MoneyInput } from '../../record/inputs/ParsedInput.tsx'
import { paymentColumns } from './paymentColumns.tsx'
import { FIRST_FILTER, PAYMENT_EXPORT, PAYMENT_TABS } from './paymentList.ts'

const REFRESH_MS = 20_000
const HIDDEN_AT_FIRST = ['claimedBy']

/** Deposits and withdrawals of players; opens on the withdrawals that wait for staff. */
export default function PaymentList() {
  return (
    <ResourceList
      hasOwners
      sort={{ field: 'id', order: 'DESC' }}
      searchLabel="payments.search"
      hiddenAtFirst={HIDDEN_AT_FIRST}
      filterDefaultValues={FIRST_FILTER}
      tabs={<StatusTabs tabs={PAYMENT_TABS} />}
      refreshMs={REFRESH_MS}
      filters={[
        <ChoiceFilter
          key="direction"
          source="direction"
          group="paymentDirection"
          codes={PAYMENT_DIRECTIONS}
        />,
        <ChoiceFilter key="state" source="state" group="paymentState" codes={PAYMENT_STATES} />,
        <PeriodFilter key="period" source="createdAt" />,
        <MoneyInput key="least" source="amountMinor_gte" label="payments.amountFrom" />,
        <MoneyInput key="most" source="amountMinor_lte" label="payments.amountTo" />,
      ]}
      totals={[{ field: 'amountMinor' }]}
      exportFields={PAYMENT_EXPORT}
    >
      {paymentColumns()}
    </ResourceList>
  )
}
