import { useState } from 'react'
import type { AffiliateRow } from '@grandstand/shared-types/wire/affiliates/affiliates'
import { isReason } from '@grandstand/shared-types/core/reason'
import { parseMoney } from '@grandstand/shared-types/money/parse_money'
import { Stack } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useRefresh, useTranslate } from 'ra-core'
import { useCall } from '../../api/useCall.ts'
import { useFormat } from '../../format/useFormat.ts'
import { DialogButton, FormDialog } from '../../record/dialogs/FormDialog.tsx'
import { AmountField } from '../../record/inputs/AmountField.tsx'
import { ChoiceField } from '../../record/inputs/ChoiceField.tsx'
import { ReasonInput } from '../../record/dialogs/ReasonInput.tsx'

const SIDES = ['give', 'take'] as const

/** Books a correction that the next statement counts. */
export function AdjustButton({ affiliate }: { affiliate: AffiliateRow }) {
  const translate = useTranslate()
  return (
    <DialogButton
      label={translate('affiliates.adjust')}
      dialog={(close) => <AdjustDialog affiliate={affiliate} onClose={close} />}
    />
  )
}

function AdjustDialog({ affiliate, onClose }: { affiliate: AffiliateRow; onClose: () => void }) {
  const translate = useTranslate()
  const { locale } = useFormat()
  const refresh = useRefresh()
  const call = useCall()
  const [side, setSide] = useState<(typeof SIDES)[number]>('give')
  const [amountText, setAmountText] = useState('')
  const [reason, setReason] = useState('')
  const amount = parseMoney(amountText, locale)
  const write = useMutation({
    mutationFn: (minor: number) =>
      call('POST /v1/affiliates/:id/adjustments', {
        params: { id: affiliate.id },
        body: { amountMinor: side === 'give' ? minor : 0 - minor, reason: reason.trim() },
      }),
    onSuccess() {
      onClose()
      refresh()
    },
  })
  return (
    <FormDialog
      title={translate('affiliates.adjust')}
      submit={translate('affiliates.save')}
      isReady={amount !== null && amount > 0 && isReason(reason)}
      write={write}
      onSubmit={() => amount && write.mutate(amount)}
      onClose={onClose}
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        <ChoiceField
          label={translate('affiliates.side')}
          value={side}
          options={SIDES.map((one) => [one, translate(`affiliates.${one}`)] as const)}
          onChange={setSide}
        />
        <AmountField
          label={`${translate('affiliates.amount')} (${affiliate.currency})`}
          value={amountText}
          onText={setAmountText}
        />
        <ReasonInput value={reason} onChange={setReason} />
      </Stack>
    </FormDialog>
  )
}
