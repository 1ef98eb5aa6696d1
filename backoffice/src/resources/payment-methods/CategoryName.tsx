import type { PaymentCategoryRow } from '@grandstand/shared-types/wire/money/payment_methods'
import { useReference } from 'ra-core'
import { RecordLink } from '../../fields/RecordLink.tsx'
import { TextIn } from '../../fields/TextIn.tsx'

/** A category with a link to its form; the names of many rows are fetched together. */
export function CategoryName({ id }: { id: number }) {
  const { referenceRecord } = useReference<PaymentCategoryRow>({
    reference: 'payment-categories',
    id,
  })
  return (
    <RecordLink resource="payment-categories" id={id}>
      <TextIn of={referenceRecord?.names} />
    </RecordLink>
  )
}
