import {
  AFFILIATE_STEPS,
  type AffiliateRow,
  type AffiliateState,
  type AffiliateStateBody,
} from '@grandstand/shared-types/wire/affiliates/affiliates'
import { useTranslate } from 'ra-core'
import { useCall } from '../../api/useCall.ts'
import { ReasonButton } from '../../record/dialogs/ReasonButton.tsx'

const isDecision = (state: AffiliateState): state is AffiliateStateBody['state'] =>
  state !== 'waiting'

interface StateButtonsProps {
  affiliate: AffiliateRow
}

/** A button for each state that may follow on the present one. */
export function StateButtons({ affiliate: { id, username, state: now } }: StateButtonsProps) {
  const translate = useTranslate()
  const call = useCall()
  return AFFILIATE_STEPS[now]
    .filter(isDecision)
    .map((state) => (
      <ReasonButton
        key={state}
        variant={state === 'approved' ? 'contained' : 'outlined'}
        sendColor={state === 'approved' ? 'primary' : 'error'}
        label={translate(`affiliates.${state}`)}
        title={`${username}: ${translate(`affiliates.${state}`)}`}
        send={(reason) =>
          call('POST /v1/affiliates/:id/state', { params: { id }, body: { state, reason } })
        }
      />
    ))
}
