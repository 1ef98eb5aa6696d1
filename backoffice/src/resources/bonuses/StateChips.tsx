import type { BonusRequestStatus, GrantState } from '@grandstand/shared-types/bonuses/states'
import { ToneChip, type Tone } from '../../fields/StatusChip.tsx'
import { useFormat } from '../../format/useFormat.ts'

const OF_REQUESTS: Readonly<Record<BonusRequestStatus, Tone>> = { 0: 'warn', 1: 'good', 2: 'quiet' }
const OF_GRANTS: Readonly<Record<GrantState, Tone>> = {
  running: 'accent',
  held: 'warn',
  met: 'good',
  forfeited: 'warn',
  expired: 'quiet',
  lost: 'quiet',
  cancelled: 'bad',
}

export function RequestStatusChip({ status }: { status: BonusRequestStatus }) {
  const format = useFormat()
  return <ToneChip tone={OF_REQUESTS[status]} text={format.value('bonusRequestStatus', status)} />
}

export function GrantStateChip({ state }: { state: GrantState }) {
  const format = useFormat()
  return <ToneChip tone={OF_GRANTS[state]} text={format.value('grantState', state)} />
}
