import { Card } from '@mui/material'
import { RelatedList } from '../../list/RelatedList.tsx'
import { useCouponParts } from './couponList.ts'

/** The coupons with a selection on a match, newest first. */
export function CouponsOfMatch({ matchId }: { matchId: number }) {
  const { columns } = useCouponParts()
  return (
    <Card>
      <RelatedList resource="coupons" filter={{ matchId }} sort={{ field: 'id', order: 'DESC' }}>
        {columns}
      </RelatedList>
    </Card>
  )
}
