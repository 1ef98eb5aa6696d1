import { Box } from '@mui/material'
import { Money } from '../fields/Money.tsx'
import { StatusChip } from '../fields/StatusChip.tsx'
import { Time } from '../fields/Time.tsx'
import { ValueText } from '../fields/ValueText.tsx'
import type { Found } from './found.ts'

/** A found person with type and name, or a found coupon with owner, stake and time. */
export function FoundRow({ row: { title, person, coupon } }: { row: Found }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        columnGap: 2,
        inlineSize: '100%',
        fontSize: 13,
      }}
    >
      <Box sx={{ minInlineSize: 0 }}>
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{title}</Box>
        <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
          {person && (
            <>
              <ValueText group="userType" code={person.type} /> {person.firstName} {person.lastName}
            </>
          )}
          {coupon && (
            <>
              {coupon.username} · <Time at={coupon.placedAt} />
            </>
          )}
        </Box>
      </Box>
      <Box sx={{ textAlign: 'end' }}>
        {person && <StatusChip group="userStatus" code={person.status} />}
        {coupon && (
          <>
            <StatusChip group="couponStatus" code={coupon.status} />
            <Box sx={{ mt: 0.25 }}>
              <Money minor={coupon.totalStakeMinor} currency={coupon.currency} />
            </Box>
          </>
        )}
      </Box>
    </Box>
  )
}
