import { PAYMENT_DIRECTIONS } from '@grandstand/shared-types/payments/states'
import type { PaymentCategoryRow } from '@grandstand/shared-types/wire/money/payment_methods'
import { ShownChip } from '../../fields/ShownChip.tsx'
import { TextIn } from '../../fields/TextIn.tsx'
import { inLanguage } from '../../format/inLanguage.ts'
import { useFormat } from '../../format/useFormat.ts'
import { columnsOf, WIDE } from '../../list/columnsOf.tsx'
import { ChoiceFilter, ShownFilter } from '../../list/filters/filters.tsx'
import { OrderButtons } from '../../list/OrderButtons.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'
import { BoundsText } from '../payment-methods/BoundsText.tsx'
import { LogoFrame } from '../payment-methods/LogoFrame.tsx'

const column = columnsOf<PaymentCategoryRow>()
const UNSORTED = { disableSort: true } as const

const COLUMNS = [
  column.cell('logo', ({ logo }) => <LogoFrame address={logo} />, UNSORTED),
  column.main('names', 'payment-categories', ({ names }) => <TextIn of={names} />, {
    ...UNSORTED,
    cellClassName: 'phone-wraps',
  }),
  column.value('direction', 'paymentDirection'),
  column.cell('minMinor', (row) => <BoundsText of={row} />, {
    label: 'paymentCategories.bounds',
    ...UNSORTED,
    ...WIDE,
  }),
  column.text('openLink', { ...UNSORTED, ...WIDE }),
  column.cell('isShown', ({ isShown }) => <ShownChip isShown={isShown} />, WIDE),
  column.cell('listOrder', (row) => <Place row={row} />, { align: 'right' }),
]

/** The payment categories, in the order in which players see them. */
export default function CategoryList() {
  return (
    <ResourceList
      sort={{ field: 'listOrder', order: 'ASC' }}
      searchLabel="paymentCategories.search"
      filters={[
        <ChoiceFilter
          key="direction"
          source="direction"
          group="paymentDirection"
          codes={PAYMENT_DIRECTIONS}
        />,
        <ShownFilter key="isShown" />,
      ]}
    >
      {COLUMNS}
    </ResourceList>
  )
}

function Place({ row }: { row: PaymentCategoryRow }) {
  const { locale } = useFormat()
  return <OrderButtons of={row} name={inLanguage(row.names, locale)} />
}
