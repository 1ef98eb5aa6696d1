import type { DrawTicketState, DrawTicketView } from '@grandstand/shared-types/wire/draws'
import { useTranslation } from 'react-i18next'
import { StatusChip, type Tone } from '../../../ui/StatusChip.tsx'

export const TICKET_TONES: Readonly<Record<DrawTicketState, Tone>> = {
  waiting: 'waiting',
  won: 'won',
  lost: 'lost',
  void: 'neutral',
  cancelled: 'neutral',
}

/** The state of a ticket; one that waits for another draw than it was bought for says so. */
export function TicketState({ ticket }: { ticket: Pick<DrawTicketView, 'state' | 'carriedFrom'> }) {
  const { t } = useTranslation()
  const { state, carriedFrom } = ticket
  const isCarried = state === 'waiting' && carriedFrom !== null
  return (
    <StatusChip tone={TICKET_TONES[state]}>
      {t(isCarried ? 'draw.state.carried' : `draw.state.${state}`)}
    </StatusChip>
  )
}
