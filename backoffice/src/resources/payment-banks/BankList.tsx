import type { PaymentBankRow } from '@grandstand/shared-types/wire/money/payment_methods'
import { SelectInput } from 'react-admin'
import { Dash } from '../../fields/Money.tsx'
import { ShownChip } from '../../fields/ShownChip.tsx'
import { useFormat } from '../../format/useFormat.ts'
import { columnsOf, WIDE } from '../../list/columnsOf.tsx'
import { ShownFilter } from '../../list/filters/filters.tsx'
import { OrderButtons } from '../../list/OrderButtons.tsx'
import { OrderNote } from '../../list/OrderNote.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'
import { MethodName } from '../payment-methods/MethodName.tsx'
import { useMethodChoices } from '../payment-methods/useMethodChoices.ts'

const column = columnsOf<PaymentBankRow>()
const UNSORTED = { disableSort: true } as const

const COLUMNS = [
  column.main('name', 'payment-banks', ({ name }) => name, { cellClassName: 'phone-wraps' }),
  column.cell('methodId', ({ methodId }) => <MethodName id={methodId} />, {
    cellClassName: 'phone-wraps',
  }),
  column.cell('swiftCode', ({ swiftCode }) => <Code text={swiftCode} />, WIDE),
  column.cell('account', ({ account }) => <Code text={account} />, WIDE),
  column.cell('amounts', ({ amounts }) => <Amounts of={amounts} />, { ...UNSORTED, ...WIDE }),
  column.cell('isShown', ({ isShown }) => <ShownChip isShown={isShown} />, WIDE),
  column.cell('listOrder', (row) => <OrderButtons of={row} name={row.name} within="methodId" />, {
    align: 'right',
  }),
]

/** The banks of payment methods, in the order in which players see them. */
export default function BankList() {
  const methods = useMethodChoices()
  return (
    <ResourceList
      sort={{ field: 'listOrder', order: 'ASC' }}
      intro={<OrderNote text="paymentBanks.orderHint" />}
      filters={[
        <SelectInput
          key="method"
          source="methodId"
          helperText={false}
          choices={methods}
          translateChoice={false}
        />,
        <ShownFilter key="isShown" />,
      ]}
    >
      {COLUMNS}
    </ResourceList>
  )
}

const Code = ({ text }: { text: string }) => (text === '' ? <Dash /> : <bdi dir="ltr">{text}</bdi>)

/** The first amounts that players see, and how many more there are. */
function Amounts({ of: amounts }: { of: PaymentBankRow['amounts'] }) {
  const format = useFormat()
  const shown = amounts.filter(({ isShown }) => isShown)
  if (shown.length === 0) return <Dash />
  const first = shown
    .slice(0, 3)
    .map(({ amountMinor, currency }) => format.money(amountMinor, currency))
  return (
    <bdi dir="ltr">
      {first.join(' · ')}
      {shown.length > first.length && ` +${shown.length - first.length}`}
    </bdi>
  )
}
