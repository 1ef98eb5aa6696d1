import { useState } from 'react'
import type {
  CommissionPlanRow,
  CommissionVersionBody,
} from '@grandstand/shared-types/wire/money/statements'
import { useMutation } from '@tanstack/react-query'
import { useRefresh, useTranslate } from 'ra-core'
import { useCall } from '../../api/useCall.ts'
import { useFormat } from '../../format/useFormat.ts'
import { DialogButton, FormDialog } from '../../record/dialogs/FormDialog.tsx'
import { TryRuleLink } from '../tried-rules/TryRuleLink.tsx'
import { NO_TERMS, termsOf, undatedTermsOf } from './terms.ts'
import { TermsInputs } from './TermsInputs.tsx'

/** Adds a version to a plan: earlier versions stay unchanged. */
export function NewTermsButton({ plan }: { plan: CommissionPlanRow }) {
  const translate = useTranslate()
  return (
    <DialogButton
      label={translate('plans.add')}
      dialog={(close) => <TermsDialog plan={plan} onClose={close} />}
    />
  )
}

function TermsDialog({ plan, onClose }: { plan: CommissionPlanRow; onClose: () => void }) {
  const translate = useTranslate()
  const { locale } = useFormat()
  const call = useCall()
  const refresh = useRefresh()
  const [typed, setTyped] = useState(NO_TERMS)
  const terms = termsOf(typed, locale)
  const tried = undatedTermsOf(typed, locale)
  const write = useMutation({
    mutationFn: (body: CommissionVersionBody) =>
      call('POST /v1/commission-plans/:id/versions', { params: { id: plan.id }, body }),
    onSuccess: () => {
      refresh()
      onClose()
    },
  })
  return (
    <FormDialog
      title={translate('plans.addTitle', { name: plan.name })}
      submit={translate('plans.save')}
      isReady={terms !== null}
      write={write}
      onSubmit={() => terms && write.mutate(terms)}
      onClose={onClose}
    >
      <TermsInputs terms={typed} onChange={setTyped} />
      {tried && (
        <TryRuleLink
          order={{ rule: 'commission', commission: { planId: plan.id, terms: tried } }}
        />
      )}
    </FormDialog>
  )
}
