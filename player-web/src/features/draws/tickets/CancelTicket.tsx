import { randomKey } from '@grandstand/shared-types/browser/random_key'
import type { DrawTicketView } from '@grandstand/shared-types/wire/draws'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/client.ts'
import { refreshAccount } from '../../../api/queries.ts'
import { failureText } from '../../../i18n/errorText.ts'
import { useFormat } from '../../../i18n/format.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx'
import { Countdown } from '../play/Countdown.tsx'

/** Gives the ticket back while its draw is open, after one question. */
export function CancelTicket({ ticket }: { ticket: DrawTicketView }) {
  const { t } = useTranslation()
  const format = useFormat()
  const client = useQueryClient()
  const key = useRef(randomKey())
  const [isAsking, setAsking] = useState(false)
  const cancel = useMutation({
    mutationFn: () =>
      call('POST /v1/me/draw-tickets/:id/cancel', {
        params: { id: ticket.id },
        key: key.current,
      }),
    onSuccess: () => {
      setAsking(false)
      void refreshAccount(client)
    },
  })
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
        <Undo2 size={16} aria-hidden />
        {t('coupons.cancel')}
        <Countdown closesAt={ticket.draw.closesAt} />
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('draw.cancelTitle')}
          fault={cancel.error ? failureText(cancel.error, t, format, ticket.currency) : undefined}
          keep={t('draw.cancelKeep')}
          confirm={t('draw.cancelConfirm')}
          isPending={cancel.isPending}
          onClose={() => setAsking(false)}
          onConfirm={() => cancel.mutate()}
        >
          {t('draw.cancelQuestion', { amount: format.money(ticket.stakeMinor, ticket.currency) })}
        </ConfirmDialog>
      )}
    </>
  )
}
