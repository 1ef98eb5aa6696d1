import PrintIcon from '@mui/icons-material/PrintOutlined'
import { Button } from '@mui/material'
import type { StatementRow, StatementState } from '@grandstand/shared-types/wire/money/statements'
import { useMutation } from '@tanstack/react-query'
import { useNotify, useRefresh, useTranslate } from 'ra-core'
import { Link } from 'react-router-dom'
import { useMe } from '../../access/useMe.ts'
import { useCall } from '../../api/useCall.ts'
import { useFormat } from '../../format/useFormat.ts'
import { ConfirmButton } from '../../record/dialogs/ConfirmButton.tsx'

/** The next step of a statement in each state. */
const STEPS = {
  draft: { name: 'approve', route: 'POST /v1/statements/:id/approve', right: 'statements.approve' },
  approved: { name: 'pay', route: 'POST /v1/statements/:id/pay', right: 'statements.pay' },
  paid: { name: 'lock', route: 'POST /v1/statements/:id/lock', right: 'statements.lock' },
  locked: null,
} as const satisfies Record<StatementState, unknown>

/**
 * The button for the statement's next step, which asks first and is hidden from users who may not take it; and the link
 * to the printed sheet.
 */
export function StatementActions({ statement }: { statement: StatementRow }) {
  const translate = useTranslate()
  const me = useMe()
  const step = STEPS[statement.state]
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<PrintIcon />}
        component={Link}
        to={`/statement-sheets/${statement.id}`}
      >
        {translate('print.print')}
      </Button>
      {step && me?.permissions.includes(step.right) && (
        <StepButton statement={statement} step={step} />
      )}
    </>
  )
}

interface StepProps {
  statement: StatementRow
  step: NonNullable<(typeof STEPS)[StatementState]>
}

function StepButton({ statement, step: { name, route } }: StepProps) {
  const translate = useTranslate()
  const format = useFormat()
  const notify = useNotify()
  const refresh = useRefresh()
  const call = useCall()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(route, { params: { id: statement.id } }),
    onSuccess: ({ state }) => {
      notify(format.value('statementState', state))
      refresh()
    },
    onError: (refusal) => notify(refusal.message, { type: 'error' }),
  })
  return (
    <ConfirmButton
      label={translate(`statements.${name}`)}
      title={translate(`statements.${name}Title`, { name: statement.dealerName })}
      content={translate(`statements.${name}Hint`, {
        amount: format.money(statement.payableMinor, statement.currency),
      })}
      isBusy={isPending}
      onConfirm={() => mutate()}
    />
  )
}
