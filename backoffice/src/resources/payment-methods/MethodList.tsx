import { PAYMENT_DIRECTIONS } from '@grandstand/shared-types/payments/states'
import type { PaymentMethodRow } from '@grandstand/shared-types/wire/money/payment_methods'
import { SelectInput } from 'react-admin'
import { ShownChip } from '../../fields/ShownChip.tsx'
import { TextIn } from '../../fields/TextIn.tsx'
import { inLanguage } from '../../format/inLanguage.ts'
import { useFormat } from '../../format/useFormat.ts'
import { columnsOf, WIDE } from '../../list/columnsOf.tsx'
import { ChoiceFilter, ShownFilter } from '../../list/filters/filters.tsx'
import { OrderNote } from '../../list/OrderNote.tsx'
import { OrderButtons } from '../../list/OrderButtons.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'
import { BoundsText } from './BoundsText.tsx'
import { CategoryName } from './CategoryName.tsx'
import { LogoFrame } from './LogoFrame.tsx'
import { useCategoryChoices } from './useCategoryChoices.ts'
import { useGateways } from './useGateways.ts'

const column = columnsOf<PaymentMethodRow>()
const UNSORTED = { disableSort: true } as const

const COLUMNS = [
  column.cell('logo', ({ logo }) => <LogoFrame address={logo} />, { ...UNSORTED, ...WIDE }),
  column.main('names', 'payment-methods', ({ names }) => <TextIn of={names} />, {
    ...UNSORTED,
    cellClassName: 'phone-wraps',
  }),
  column.cell('categoryId', ({ categoryId }) => <CategoryName id={categoryId} />, WIDE),
  column.value('direction', 'paymentDirection'),
  column.value('gateway', 'paymentGateway', WIDE),
  column.cell('minMinor', (row) => <BoundsText of={row} />, {
    label: 'paymentCategories.bounds',
    ...UNSORTED,
    ...WIDE,
  }),
  column.cell('isShown', ({ isShown }) => <ShownChip isShown={isShown} />, WIDE),
  column.cell('listOrder', (row) => <Place row={row} />, { align: 'right' }),
]

/** The payment methods, in the order in which players see them. */
export default function MethodList() {
  const categories = useCategoryChoices()
  const gateways = useGateways()
  return (
    <ResourceList
      sort={{ field: 'listOrder', order: 'ASC' }}
      searchLabel="paymentMethods.search"
      intro={<OrderNote text="paymentMethods.orderHint" />}
      filters={[
        <SelectInput
          key="category"
          source="categoryId"
          choices={categories}
          translateChoice={false}
        />,
        <ChoiceFilter
          key="direction"
          source="direction"
          group="paymentDirection"
          codes={PAYMENT_DIRECTIONS}
        />,
        <ChoiceFilter
          key="gateway"
          source="gateway"
          group="paymentGateway"
          codes={gateways.map(({ name }) => name)}
        />,
        <ShownFilter key="isShown" />,
      ]}
    >
      {COLUMNS}
    </ResourceList>
  )
}

function Place({ row }: { row: PaymentMethodRow }) {
  const { locale } = useFormat()
  return <OrderButtons of={row} name={inLanguage(row.names, locale)} within="categoryId" />
}
