import { matchName } from '../../format/matchName.ts'
import { Box } from '@mui/material'
import { useTranslate } from 'ra-core'
import type { DecisionRow } from '@grandstand/shared-types/wire/betting/decisions'
import { RecordLink } from '../../fields/RecordLink.tsx'
import { ValueText } from '../../fields/ValueText.tsx'
import { OrderText as RaceOrder } from '../facts/OrderText.tsx'
import { factText } from '../facts/factText.ts'
import { useFactWords } from '../facts/useFactWords.ts'

/** The order, and its match or coupon. */
export function OrderText({ row }: { row: DecisionRow }) {
  const { kind, subjectId, home, away, couponCode } = row
  const isCoupon = kind === 'couponManual'
  return (
    <Box sx={{ whiteSpace: 'normal', minWidth: 140 }}>
      <RecordLink resource={isCoupon ? 'coupons' : 'matches'} id={subjectId}>
        {isCoupon ? couponCode : matchName({ home: home ?? '', away: away ?? '' })}
      </RecordLink>
      <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
        <ValueText group="decisionKind" code={kind} />
        <Detail row={row} />
      </Box>
    </Box>
  )
}

/** The row of an order names no runners. */
const NO_NAMES: ReadonlyMap<number, string> = new Map()

/** Detail of an order: the score of a result that is entered or taken back, or the action on a coupon. */
function Detail({ row: { order, takenBack } }: { row: DecisionRow }) {
  const translate = useTranslate()
  const say = useFactWords()
  if ('action' in order) return <> · {translate(`manual.action.${order.action}`)}</>
  const facts = 'facts' in order ? order.facts : takenBack
  if (!facts) return null
  const { status, fullTime, winner, race } = facts
  if (race) {
    return (
      <>
        {' '}
        · {translate(`race.statuses.${race.status}`)} <RaceOrder race={race} runners={NO_NAMES} />
      </>
    )
  }
  const score = fullTime ?? winner
  return (
    <>
      {' '}
      · <ValueText group="factStatus" code={status} /> {score !== undefined && factText(score, say)}
    </>
  )
}
