import type { PaymentMethodRow } from '@grandstand/shared-types/wire/money/payment_methods'
import { useReference } from 'ra-core'
import { RecordLink } from '../../fields/RecordLink.tsx'
import { TextIn } from '../../fields/TextIn.tsx'

/** A method with a link to its form; the names of many rows are fetched together. */
export function MethodName({ id }: { id: number }) {
  const { referenceRecord } = useReference<PaymentMethodRow>({ reference: 'payment-methods', id })
  return (
    <RecordLink resource="payment-methods" id={id}>
      <TextIn of={referenceRecord?.names} />
    </RecordLink>
  )
}
