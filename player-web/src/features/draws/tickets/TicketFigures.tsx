import type { DrawTicketView } from '@grandstand/shared-types/wire/draws'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'

type Figures = Pick<
  DrawTicketView,
  'state' | 'winMinor' | 'maxWinMinor' | 'isUncollected' | 'hasExpired' | 'currency'
>

/** What a ticket can win while it waits, then what it pays or paid; minor units, with its name in the texts. */
export function winToShow({ state, winMinor, maxWinMinor, isUncollected, hasExpired }: Figures) {
  if (state === 'waiting') return { label: 'draw.possibleWin', amountMinor: maxWinMinor } as const
  if (hasExpired) return { label: 'ticket.expired', amountMinor: winMinor ?? 0 } as const
  return {
    label: isUncollected ? 'coupons.toPay' : 'coupons.payout',
    amountMinor: winMinor ?? 0,
  } as const
}

/** The figure of `winToShow` with its name. */
export function TicketWin({ ticket }: { ticket: Figures }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { label, amountMinor } = winToShow(ticket)
  return (
    <>
      <small>{t(label)}</small>
      <bdi dir="ltr">{format.money(amountMinor, ticket.currency)}</bdi>
    </>
  )
}
