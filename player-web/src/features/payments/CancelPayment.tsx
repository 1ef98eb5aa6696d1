import type { PaymentView } from '@grandstand/shared-types/wire/money/payments'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/client.ts'
import { refreshAccount } from '../../api/queries.ts'
import { failureText } from '../../i18n/errorText.ts'
import { useFormat } from '../../i18n/format.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'

/** Takes back a payment while that is possible, after one question, which stays until the player answers. */
export function CancelPayment({ payment }: { payment: PaymentView }) {
  const { t, i18n } = useTranslation()
  const format = useFormat()
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const { reference, amountMinor, currency } = payment
  const cancel = useMutation({
    mutationFn: () =>
      call('POST /v1/me/payments/:reference/cancel', {
        params: { reference },
        query: { language: i18n.language },
      }),
    onSuccess: () => setAsking(false),
    // after a refusal, too: the payment has changed meanwhile
    onSettled: () => refreshAccount(client),
  })
  if (!payment.mayCancel && !isAsking) return null
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
        <Undo2 size={16} aria-hidden />
        {t('payments.cancel')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('payments.cancelTitle')}
          fault={cancel.error ? failureText(cancel.error, t, format, currency) : undefined}
          keep={t('payments.cancelKeep')}
          confirm={t('payments.cancel')}
          isPending={cancel.isPending}
          onClose={() => setAsking(false)}
          onConfirm={() => cancel.mutate()}
        >
          {t('payments.cancelQuestion', { amount: format.money(amountMinor, currency) })}
        </ConfirmDialog>
      )}
    </>
  )
}
