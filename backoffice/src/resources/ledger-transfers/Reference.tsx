import { Dash } from '../../fields/Money.tsx'
import { RecordLink } from '../../fields/RecordLink.tsx'
import { ValueText } from '../../fields/ValueText.tsx'

const RESOURCES: Readonly<Record<string, string>> = {
  coupon: 'coupons',
  user: 'users',
  match: 'matches',
}

interface Referring {
  referenceType: string | null
  referenceId: number | null
}

/** What a transfer belongs to, with a link to it. */
export function Reference({ of: { referenceType, referenceId } }: { of: Referring }) {
  if (!referenceType || referenceId === null) return <Dash />
  return (
    <RecordLink resource={RESOURCES[referenceType] ?? ''} id={referenceId}>
      <ValueText group="subject" code={referenceType} /> #{referenceId}
    </RecordLink>
  )
}
