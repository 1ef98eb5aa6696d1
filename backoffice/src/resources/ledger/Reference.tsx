import type { TransferSubject } from '@grandstand/shared-types/money/transfers'
import { Dash } from '../../fields/Money.tsx'
import { RecordLink } from '../../fields/RecordLink.tsx'
import { ValueText } from '../../fields/ValueText.tsx'

const RESOURCES: Readonly<Record<TransferSubject, string>> = {
  coupon: 'coupons',
  user: 'users',
  card: 'cards',
  cardBatch: 'card-batches',
  statement: 'statements',
  shift: 'shifts',
  machine: 'machines',
  payment: 'payments',
  gameRound: 'game-rounds',
}

interface Referring {
  referenceType: TransferSubject | null
  referenceId: number | null
  /** The coupon's code or the username. */
  referenceName: string | null
}

/** The subject of a transfer, a coupon or a user, by name with a link. */
export function Reference({ of: reference }: { of: Referring }) {
  const { referenceType, referenceId, referenceName } = reference
  if (!referenceType || referenceId === null) return <Dash />
  return (
    <RecordLink resource={RESOURCES[referenceType]} id={referenceId}>
      <ValueText group="subject" code={referenceType} /> {referenceName ?? `#${referenceId}`}
    </RecordLink>
  )
}
