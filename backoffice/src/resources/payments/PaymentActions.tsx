import type { ButtonProps } from '@mui/material'
import { isOver, mayMove } from '@grandstand/shared-types/payments/states'
import type { PaymentDetail } from '@grandstand/shared-types/wire/money/payments'
import { useMutation } from '@tanstack/react-query'
import { useNotify, useRefresh, useTranslate } from 'ra-core'
import { useMe } from '../../access/useMe.ts'
import { useCall } from '../../api/useCall.ts'
import { useFormat } from '../../format/useFormat.ts'
import { ConfirmButton } from '../../record/dialogs/ConfirmButton.tsx'
import { DialogButton } from '../../record/dialogs/FormDialog.tsx'
import { ReasonDialog, type ReasonedAct } from './ReasonDialog.tsx'

/** What an officer may do with a payment in its state. */
export function PaymentActions({ payment }: { payment: PaymentDetail }) {
  const me = useMe()
  const { direction, state, claimedBy, firstApprovedBy } = payment
  const isMine = claimedBy !== null && claimedBy === me?.username
  const isWaiting = state === 'waiting'
  const mayRefuse =
    mayMove(direction, state, 'refused') ||
    (direction === 'withdrawal' && mayMove(direction, state, 'failed'))
  return (
    <>
      {!isOver(state) && (
        <ActButton
          payment={payment}
          act={isMine ? 'release' : 'claim'}
          color="inherit"
          asks={false}
        />
      )}
      {payment.needsLook && <ReasonedButton payment={payment} act="looked-at" color="primary" />}
      {mayRefuse && <ReasonedButton payment={payment} act="refuse" color="error" />}
      {isWaiting && firstApprovedBy !== me?.username && (
        <ActButton payment={payment} act="approve" color="success" />
      )}
      {isWaiting && firstApprovedBy !== null && firstApprovedBy === me?.username && (
        <ActButton payment={payment} act="withdraw-approval" color="error" />
      )}
      {direction === 'withdrawal' && mayMove(direction, state, 'paid') && (
        <ActButton payment={payment} act="pay" color="success" />
      )}
      {state === 'paid' && <ReasonedButton payment={payment} act="return" color="error" />}
      {direction === 'deposit' && state === 'returned' && (
        <ReasonedButton payment={payment} act="credit-again" color="inherit" />
      )}
    </>
  )
}

interface ReasonedButtonProps extends Pick<ButtonProps, 'color'> {
  payment: PaymentDetail
  act: ReasonedAct
}

function ReasonedButton({ payment, act, color = 'primary' }: ReasonedButtonProps) {
  const translate = useTranslate()
  return (
    <DialogButton
      color={color}
      label={translate(`payments.acts.${act}.label`)}
      dialog={(close) => <ReasonDialog payment={payment} act={act} onClose={close} />}
    />
  )
}

/** What follows the approval of a withdrawal: a second officer, an officer who sends the money, or the gateway. */
function stepOf({ needsTwoOfficers, firstApprovedBy, gateway }: PaymentDetail) {
  if (needsTwoOfficers && firstApprovedBy === null) return 'first'
  return gateway === 'manual' ? 'byHand' : 'byGateway'
}

interface ActButtonProps extends Pick<ButtonProps, 'color'> {
  payment: PaymentDetail
  act: 'claim' | 'release' | 'approve' | 'withdraw-approval' | 'pay'
  /** False for an act that needs no question. */
  asks?: boolean
}

function ActButton({ payment, act, color, asks = true }: ActButtonProps) {
  const translate = useTranslate()
  const format = useFormat()
  const notify = useNotify()
  const refresh = useRefresh()
  const call = useCall()
  const { id, amountMinor, currency, username, direction } = payment
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(`POST /v1/payments/:id/${act}`, { params: { id } }),
    onSuccess: ({ state }) =>
      notify(
        step
          ? translate(`payments.acts.approve.steps.${step}.done`)
          : format.value('paymentState', state),
        { type: 'success' }
      ),
    onError: (refusal) => notify(refusal.message, { type: 'error' }),
    onSettled: () => refresh(),
  })
  const words = { amount: format.money(amountMinor, currency), name: username }
  const group = act === 'approve' ? `payments.acts.approve.${direction}` : `payments.acts.${act}`
  const step = act === 'approve' && direction === 'withdrawal' ? stepOf(payment) : null
  const effect = step ? `payments.acts.approve.steps.${step}.effect` : `${group}.effect`
  return (
    <ConfirmButton
      color={color ?? 'primary'}
      label={translate(`${group}.label`)}
      title={translate(`${group}.title`, words)}
      content={translate(effect, words)}
      isBusy={isPending}
      asks={asks}
      onConfirm={() => mutate()}
    />
  )
}
