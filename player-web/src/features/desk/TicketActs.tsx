import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import styles from './Desk.module.css'
import { Key } from './Key.tsx'
import { onlineAtom } from './online/useOnline.ts'
import { useDeskError } from './useDeskError.ts'

/** Opens the question whether to cancel; in the question the same key answers yes. */
const CANCEL_KEY = '⇧F4'

/** An act on the presented ticket. */
interface Act {
  run: () => void
  isPending: boolean
  isSuccess: boolean
  error: Error | null
  /** What the customer gets, once it is done. */
  handedMinor: number | null
}

interface TicketActsProps {
  code: string
  currency: string
  /** What the ticket pays now; 0 for nothing. */
  dueMinor: number
  /** Whether the code is that of a paper: another one, such as a bet's number, proves nothing, and pays nothing. */
  isPaper: boolean
  pay: Act
  /** What the customer gets back; null for a ticket that cannot be cancelled. */
  refundMinor: number | null
  cancel: Act
}

/**
 * Pays a ticket with money due, or cancels an open one after a question: a scanner that ends a code with two line ends must
 * not cancel it. The server checks both again.
 */
export function TicketActs({ code, currency, dueMinor, isPaper, ...props }: TicketActsProps) {
  const { pay, cancel, refundMinor } = props
  const { t } = useTranslation()
  const format = useFormat()
  const errorText = useDeskError()
  const isOnline = useAtomValue(onlineAtom)
  const [isAsking, setAsking] = useState(false)
  const money = (minor: number) => format.money(minor, currency)
  const isOver = pay.isSuccess || cancel.isSuccess
  const offline = isOnline ? '' : `${t('desk.offline')} · `
  const error = pay.error ?? cancel.error
  return (
    <div className={styles.acts}>
      {!isOver && dueMinor > 0 && isPaper && (
        <Button size="large" autoFocus disabled={pay.isPending || !isOnline} onClick={pay.run}>
          {offline}
          {t('desk.pay')} {money(dueMinor)}
        </Button>
      )}
      {!isOver && dueMinor > 0 && !isPaper && (
        <p className={styles.hint}>{t('desk.payNeedsPaper')}</p>
      )}
      {!isOver && refundMinor !== null && (
        <Button
          variant="warning"
          disabled={cancel.isPending || !isOnline}
          onClick={() => setAsking(true)}
          data-hotkey={CANCEL_KEY}
        >
          {offline}
          {t('desk.cancel')}
          <Key name={CANCEL_KEY} />
        </Button>
      )}
      {isAsking && !isOver && (
        <ConfirmDialog
          title={t('desk.cancel')}
          fault={undefined}
          keep={t('desk.keepTicket')}
          confirm={t('desk.cancel')}
          confirmKey={CANCEL_KEY}
          isPending={cancel.isPending}
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false)
            cancel.run()
          }}
        >
          {t('desk.cancelQuestion', { code, amount: money(refundMinor ?? 0) })}
        </ConfirmDialog>
      )}
      <p role="status">
        {pay.handedMinor !== null && `${t('desk.ticketPaid')} ${money(pay.handedMinor)}`}
        {cancel.handedMinor !== null && `${t('desk.ticketCancelled')} ${money(cancel.handedMinor)}`}
      </p>
      {error && (
        <p role="alert" className={styles.error}>
          {errorText(error)}
        </p>
      )}
    </div>
  )
}
