import { randomKey } from '@grandstand/shared-types/browser/random_key'
import { useState } from 'react'
import { Button, DialogContent } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useRefresh, useTranslate } from 'ra-core'
import type { CouponDetail } from '@grandstand/shared-types/wire/betting/coupons'
import type { ManualBody } from '@grandstand/shared-types/wire/betting/coupon_actions'
import { useCall } from '../../../api/useCall.ts'
import { ActionDialog, DialogButtons } from '../../../record/dialogs/ActionDialog.tsx'
import { Failures } from '../../../record/page/Loaded.tsx'
import { newDraft, orderOf, type ManualDraft } from './manualDraft.ts'
import { useManualActions } from './useManualActions.ts'
import { ManualForm } from './ManualForm.tsx'
import { ManualOutcomeView } from './ManualOutcomeView.tsx'

interface ManualDialogProps {
  coupon: CouponDetail
  onClose: () => void
}

/**
 * Staff void selections, resolve them or cancel the coupon. They can confirm only after a dry run has shown the money
 * that would move.
 */
export function ManualDialog({ coupon, onClose }: ManualDialogProps) {
  const translate = useTranslate()
  const actions = useManualActions()
  const { preview, decide } = useManualMutations(coupon.id)
  // the page behind is refreshed after the action; here the resolved selections stay visible
  const [selections] = useState(coupon.selections)
  const [draft, setDraft] = useState(() => newDraft(selections, actions))
  const order = orderOf(draft)
  const outcome = decide.data ?? preview.data
  const error = decide.error ?? preview.error
  const isDone = decide.data !== undefined

  const change = (next: ManualDraft) => {
    setDraft(next)
    // the preview no longer shows what the changed form would do
    preview.reset()
    decide.reset()
  }

  return (
    <ActionDialog
      title={translate('manual.title', { code: coupon.code })}
      maxWidth="sm"
      onClose={onClose}
    >
      <DialogContent sx={{ pt: 0 }}>
        {!isDone && <ManualForm selections={selections} draft={draft} onChange={change} />}
        <Failures error={error} sx={{ mt: 2 }} />
        {outcome && <ManualOutcomeView outcome={outcome} selections={selections} />}
      </DialogContent>
      <DialogButtons
        isDone={isDone}
        onClose={onClose}
        hint={!outcome && translate('manual.previewHint')}
      >
        {!isDone && !preview.data && (
          <Button
            variant="contained"
            disabled={order === null}
            loading={preview.isPending}
            onClick={() => order && preview.mutate(order)}
          >
            {translate('manual.preview')}
          </Button>
        )}
        {!isDone && preview.data && (
          <Button
            variant="contained"
            color="error"
            disabled={order === null}
            loading={decide.isPending}
            onClick={() => order && decide.mutate(order)}
          >
            {translate('manual.confirm')}
          </Button>
        )}
      </DialogButtons>
    </ActionDialog>
  )
}

/** The Idempotency-Key is made once for each action, so that a second click or a lost answer does nothing twice. */
function useManualMutations(couponId: number) {
  const call = useCall()
  const params = { id: couponId }
  const refresh = useRefresh()
  const [key, setKey] = useState(() => randomKey())
  const preview = useMutation({
    mutationFn: (order: ManualBody) =>
      call('POST /v1/coupons/:id/manual', { params, query: { dryRun: 'true' }, body: order }),
    onSuccess: () => setKey(randomKey()),
  })
  const decide = useMutation({
    mutationFn: (order: ManualBody) =>
      call('POST /v1/coupons/:id/manual', { params, body: order, key }),
    onSuccess: () => refresh(),
  })
  return { preview, decide }
}
