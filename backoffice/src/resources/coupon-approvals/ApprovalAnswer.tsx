import { useState } from 'react'
import { Button, Stack } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useNotify, useRefresh, useTranslate } from 'ra-core'
import type { CouponApprovalRow } from '@grandstand/shared-types/wire/betting/approvals'
import { useCall } from '../../api/useCall.ts'
import { OfferDialog } from './OfferDialog.tsx'

/** Accepting, refusing, or offering a lower stake; at once, because the coupon waits for seconds only. */
export function ApprovalAnswer({ row }: { row: CouponApprovalRow }) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const call = useCall()
  const [isOffering, setOffering] = useState(false)
  const params = { params: { id: row.id } }
  const answer = useMutation({
    mutationFn: (what: 'accept' | 'refuse') =>
      what === 'accept'
        ? call('POST /v1/coupon-approvals/:id/accept', params)
        : call('POST /v1/coupon-approvals/:id/refuse', params),
    onSuccess: (_, what) => notify(`approvals.done.${what}`, { type: 'success' }),
    onError: (refusal) => notify(refusal.message, { type: 'error' }),
    onSettled: () => refresh(),
  })
  if (row.state !== 'waiting') return null
  const shared = {
    variant: 'outlined',
    disabled: answer.isPending,
    sx: { whiteSpace: { xs: 'normal', sm: 'nowrap' } },
  } as const
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: { xs: 'wrap', lg: 'nowrap' } }}>
      <Button {...shared} color="success" onClick={() => answer.mutate('accept')}>
        {translate('approvals.accept')}
      </Button>
      <Button {...shared} color="inherit" onClick={() => setOffering(true)}>
        {translate('approvals.offer')}
      </Button>
      <Button {...shared} color="error" onClick={() => answer.mutate('refuse')}>
        {translate('approvals.refuse')}
      </Button>
      {isOffering && <OfferDialog row={row} onClose={() => setOffering(false)} />}
    </Stack>
  )
}
