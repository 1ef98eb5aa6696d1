import { Alert, Box } from '@mui/material'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router-dom'
import type { WaitingOrder } from '@grandstand/shared-types/wire/betting/decisions'
import { mayDo } from '../../access/permissions.ts'
import { useMe } from '../../access/useMe.ts'
import { useFormat } from '../../format/useFormat.ts'
import { WithdrawButton } from './WithdrawButton.tsx'

/** The order that waits on a match or a coupon: who gave it, when, for how much, and where it is decided. */
export function WaitingOrderBanner({ order }: { order: WaitingOrder }) {
  const translate = useTranslate()
  const format = useFormat()
  const { kind, askedByName, askedAt, amounts, reason, isOwn } = order
  const words = {
    kind: format.value('decisionKind', kind),
    name: askedByName ?? translate('decisions.someone'),
    time: format.time(askedAt),
    amount: amounts.map((one) => format.money(one.amountMinor, one.currency)).join(' + '),
  }
  return (
    <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
      <Box sx={{ fontWeight: 600 }}>{translate('decisions.waitsHere', words)}</Box>
      <Box>{translate('decisions.waitsBy', words)}</Box>
      {reason !== null && <Box sx={{ color: 'text.secondary' }}>{reason}</Box>}
      <Box sx={{ mt: 1, display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <OrderLink order={order} />
        {isOwn && <WithdrawButton orderId={order.id} />}
      </Box>
    </Alert>
  )
}

/** To the list of decisions for whoever may decide, to the own orders for the author. */
function OrderLink({ order: { id, isOwn, askedById } }: { order: WaitingOrder }) {
  const translate = useTranslate()
  const me = useMe()
  const mayDecide = me !== undefined && mayDo(me, 'list', 'decisions')
  // nobody reads an order of another brand
  if (askedById === null || (!isOwn && !mayDecide)) return null
  const filter = new URLSearchParams({ filter: JSON.stringify({ id }) })
  const list = isOwn ? 'own-orders' : 'decisions'
  return (
    <Box component={Link} to={`/${list}?${filter}`} sx={{ color: 'inherit', fontWeight: 600 }}>
      {translate(isOwn ? 'decisions.openOwn' : 'decisions.open')}
    </Box>
  )
}
