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

type Step = NonNullable<(typeof STEPS)[StatementState]>

/** The button for the statement's next step, which asks first and is hidden from users who may not take it. */
export function StepButton({ statement }: { statement: AffiliateStatementRow }) {
  const me = useMe()
  const step = STEPS[statement.state]
  if (!step || !me?.permissions.includes('affiliates.pay')) return null
  return <Asking statement={statement} step={step} />
}

function Asking({ statement, step }: { statement: AffiliateStatementRow; step: Step }) {
  const translate = useTranslate()
  const format = useFormat()
  const notify = useNotify()
  const refresh = useRefresh()
  const call = useCall()
  const { id, username, payableMinor, currency } = statement
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(`POST /v1/affiliate-statements/:id/${step}`, { params: { id } }),
    onSuccess: ({ state }) => {
      notify(format.value('statementState', state))
      refresh()
    },
    onError: (refusal) => notify(refusal.message, { type: 'error' }),
  })
  return (
    <ConfirmButton
      label={translate(`affiliateStatements.${step}`)}
      title={translate(`affiliateStatements.${step}Title`, { name: username })}
      content={translate(`affiliateStatements.${step}Hint`, {
        amount: format.money(payableMinor, currency),
      })}
      isBusy={isPending}
      onConfirm={() => mutate()}
    />
  )
}
