import { Card } from '@mui/material'
import { RelatedList } from '../../list/RelatedList.tsx'
import { couponColumns } from './couponColumns.tsx'

/** The coupons with a selection on a match, newest first. */
export function CouponsOfMatch({ matchId }: { matchId: number }) {
  return (
    <Card>
      <RelatedList resource="coupons" filter={{ matchId }} sort={{ field: 'id', order: 'DESC' }}>
        {couponColumns()}
      </RelatedList>
    </Card>
  )
}
