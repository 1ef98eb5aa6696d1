import { useState } from 'react'
import { Box } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useNotify, useRefresh, useTranslate } from 'ra-core'
import type { CouponApprovalRow } from '@grandstand/shared-types/wire/betting/approvals'
import { useCall } from '../../api/useCall.ts'
import { FormDialog } from '../../record/dialogs/FormDialog.tsx'
import { MONEY } from '../../record/inputs/notations.ts'
import { TypedField } from '../../record/inputs/TypedField.tsx'

/** Half the stake is where a trader begins. */
const FIRST_OFFER = 0.5

interface OfferDialogProps {
  row: CouponApprovalRow
  onClose: () => void
}

/** Refuses the coupon, and names the stake at which the house would take it. */
export function OfferDialog({ row, onClose }: OfferDialogProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const call = useCall()
  const [stake, setStake] = useState<unknown>(Math.floor(row.totalStakeMinor * FIRST_OFFER))
  const stakeMinor = MONEY.isValue(stake) && typeof stake === 'number' ? stake : null
  const isLower = stakeMinor !== null && stakeMinor > 0 && stakeMinor < row.totalStakeMinor
  const write = useMutation({
    mutationFn: (offeredMinor: number) =>
      call('POST /v1/coupon-approvals/:id/offer', {
        params: { id: row.id },
        body: { stakeMinor: offeredMinor },
      }),
    onSuccess: () => {
      notify('approvals.done.offer', { type: 'success' })
      onClose()
      refresh()
    },
  })
  return (
    <FormDialog
      title={translate('approvals.offerTitle')}
      submit={translate('approvals.offer')}
      isReady={isLower}
      write={write}
      onSubmit={() => isLower && write.mutate(stakeMinor)}
      onClose={onClose}
    >
      <Box sx={{ mb: 2, maxWidth: 420, fontSize: 13, color: 'text.secondary' }}>
        {translate('approvals.offerHint')}
      </Box>
      <TypedField
        notation={MONEY}
        label={translate('approvals.offered')}
        value={stake}
        sign={row.currency}
        isFaulty={!isLower}
        onChange={setStake}
      />
    </FormDialog>
  )
}
