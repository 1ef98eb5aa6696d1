import EndIcon from '@mui/icons-material/StopCircleOutlined'
import type { OddsBoostRow } from '@grandstand/shared-types/wire/bonuses/odds_boosts'
import { useMutation } from '@tanstack/react-query'
import { useNotify, useRefresh, useTranslate } from 'ra-core'
import { useCall } from '../../api/useCall.ts'
import { ConfirmButton } from '../../record/dialogs/ConfirmButton.tsx'

/** Ends a boost at once. */
export function EndBoostButton({ boost: { id, name } }: { boost: OddsBoostRow }) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const call = useCall()
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => call('POST /v1/odds-boosts/:id/end', { params: { id } }),
    onSuccess: () => refresh(),
    onError: (refusal) => notify(refusal.message, { type: 'error' }),
  })
  if (isSuccess) return null
  return (
    <ConfirmButton
      color="error"
      startIcon={<EndIcon />}
      label={translate('oddsBoosts.end')}
      title={translate('oddsBoosts.endTitle', { name })}
      content={translate('oddsBoosts.endContent')}
      isBusy={isPending}
      onConfirm={() => mutate()}
    />
  )
}
