import type { AffiliateStatementRow } from '@grandstand/shared-types/wire/affiliates/statements'
import type { StatementState } from '@grandstand/shared-types/wire/money/statements'
import { useMutation } from '@tanstack/react-query'
import { useNotify, useRefresh, useTranslate } from 'ra-core'
import { useMe } from '../../access/useMe.ts'
import { useCall } from '../../api/useCall.ts'
import { useFormat } from '../../format/useFormat.ts'
import { ConfirmButton } from '../../record/dialogs/ConfirmButton.tsx'

/** The next step of a statement in each state. */
const STEPS = { draft: 'approve', approved: 'pay', paid: 'lock', locked: null } as const

type Step = NonNullable<(typeof STEPS)[StatementState]> | 'withdraw-approval' | 'pay-out'

/** The button for the statement's next step, which asks first and is hidden from users who may not take it. */
export function StepButton({ statement }: { statement: AffiliateStatementRow }) {
  const me = useMe()
  const { state, firstApprovedBy } = statement
  const step = STEPS[state]
  if (!step || !me?.permissions.includes('affiliates.pay')) return null
  const isMine = step === 'pay' && firstApprovedBy !== null && firstApprovedBy === me.username
  return <Asking statement={statement} step={isMine ? 'withdraw-approval' : step} />
}

/** Asks again for the withdrawal of a statement whose money stayed in the account. */
export function PayOutButton({ statement }: { statement: AffiliateStatementRow }) {
  const me = useMe()
  if (!statement.payoutFault || !me?.permissions.includes('affiliates.pay')) return null
  return <Asking statement={statement} step="pay-out" />
}

/** What the question says; the payment of the first of two officers moves nothing yet. */
function questionOf(statement: AffiliateStatementRow, step: Step) {
  const { needsTwoOfficers, firstApprovedBy, payoutMethodId } = statement
  if (step === 'withdraw-approval') return 'withdrawApproval'
  if (step === 'pay-out') return 'payOutAgain'
  if (step !== 'pay') return step
  if (needsTwoOfficers && firstApprovedBy === null) return 'payFirst'
  return payoutMethodId === null ? step : 'payOut'
}

function Asking({ statement, step }: { statement: AffiliateStatementRow; step: Step }) {
  const translate = useTranslate()
  const format = useFormat()
  const notify = useNotify()
  const refresh = useRefresh()
  const call = useCall()
  const { id, username, payableMinor, currency } = statement
  const question = questionOf(statement, step)
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(`POST /v1/affiliate-statements/:id/${step}`, { params: { id } }),
    onSuccess: ({ state, firstApprovedBy }) =>
      // the page itself says what became of a payout
      step !== 'pay-out' &&
      notify(
        state === 'approved' && firstApprovedBy
          ? translate('affiliateStatements.firstApproved', { name: firstApprovedBy })
          : format.value('statementState', state)
      ),
    onError: (refusal) => notify(refusal.message, { type: 'error' }),
    onSettled: () => refresh(),
  })
  return (
    <ConfirmButton
      label={translate(`affiliateStatements.${question}`)}
      title={translate(`affiliateStatements.${question}Title`, { name: username })}
      content={translate(`affiliateStatements.${question}Hint`, {
        amount: format.money(payableMinor, currency),
      })}
      isBusy={isPending}
      onConfirm={() => mutate()}
    />
  )
}
