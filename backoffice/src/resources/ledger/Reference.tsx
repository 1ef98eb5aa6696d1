import type { TransferSubject } from '@grandstand/shared-types/money/transfers'
import { Dash } from '../../fields/Money.tsx'
import { RecordLink } from '../../fields/RecordLink.tsx'
import { ValueText } from '../../fields/ValueText.tsx'

/** Lists of the back office by subject; levels and wins of jackpots have none. */
const RESOURCES: Readonly<Record<TransferSubject, string | null>> = {
  coupon: 'coupons',
  user: 'users',
  card: 'cards',
  cardBatch: 'card-batches',
  statement: 'statements',
  shift: 'shifts',
  machine: 'machines',
  payment: 'payments',
  gameRound: 'game-rounds',
  jackpotLevel: null,
  jackpotWin: null,
  bonusGrant: 'bonus-grants',
  drawTicket: 'draw-tickets',
  affiliatePayout: 'affiliate-statements',
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
  const resource = RESOURCES[referenceType]
  const name = (
    <>
      <ValueText group="subject" code={referenceType} /> {referenceName ?? `#${referenceId}`}
    </>
  )
  if (resource === null) return name
  return (
    <RecordLink resource={resource} id={referenceId}>
      {name}
    </RecordLink>
  )
}
