import { Box } from '@mui/material'
import type { CouponStoryEvent } from '@grandstand/shared-types/wire/betting/coupons'
import { useTranslate } from 'ra-core'
import { Money } from '../../fields/Money.tsx'
import { Time } from '../../fields/Time.tsx'
import { useFormat } from '../../format/useFormat.ts'

interface CouponStoryProps {
  events: readonly CouponStoryEvent[]
  currency: string
}

/** The events of a coupon, oldest first: time, user, reason and money moved. */
export function CouponStory({ events, currency }: CouponStoryProps) {
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {events.map((event, index) => (
        <Event key={index} event={event} currency={currency} />
      ))}
    </Box>
  )
}

function Event({ event, currency }: { event: CouponStoryEvent; currency: string }) {
  const translate = useTranslate()
  const format = useFormat()
  const { kind, at, revision, amountMinor, actorName, reason, manual } = event
  const title = manual
    ? translate(`manual.action.${manual.action}`)
    : translate(`story.kind.${kind}`)
  const about = [
    actorName,
    revision !== null && translate('story.revision', { revision }),
    reason,
  ].filter(Boolean)
  return (
    <Box
      component="li"
      sx={{
        'display': 'grid',
        'gridTemplateColumns': { xs: '92px 1fr auto', sm: '132px 1fr auto' },
        'gap': 1.5,
        'px': 2,
        'py': 1,
        'fontSize': 13,
        '& + &': { borderTop: '1px solid', borderColor: 'divider' },
      }}
    >
      <Box sx={{ color: 'text.secondary' }}>
        <Time hasSeconds at={at} />
      </Box>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 600 }}>{title}</Box>
        {about.length > 0 && (
          <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{about.join(' · ')}</Box>
        )}
        {manual?.selections.map(({ position, before, after }) => (
          <Box key={position} sx={{ fontSize: 12 }}>
            {translate('story.change', {
              number: position + 1,
              before: format.value('selectionResult', before ?? 'open'),
              after: format.value('selectionResult', after),
            })}
          </Box>
        ))}
      </Box>
      <Box>{amountMinor !== 0 && <Money minor={amountMinor} currency={currency} isMovement />}</Box>
    </Box>
  )
}
