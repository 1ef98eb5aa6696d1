import { useState, type FormEvent } from 'react'
import { Button, DialogContent } from '@mui/material'
import type {
  CommissionPlanRow,
  CommissionVersionBody,
} from '@grandstand/shared-types/wire/statements'
import { useMutation } from '@tanstack/react-query'
import { useRefresh, useTranslate } from 'ra-core'
import { useCall } from '../../api/useCall.ts'
import { useFormat } from '../../format/useFormat.ts'
import { ActionDialog, DialogButtons } from '../../record/ActionDialog.tsx'
import { Failures } from '../../record/Loaded.tsx'
import { NO_TERMS, termsOf } from './terms.ts'
import { TermsInputs } from './TermsInputs.tsx'

/** Adds a version to a plan: earlier versions stay unchanged. */
export function NewTermsButton({ plan }: { plan: CommissionPlanRow }) {
  const translate = useTranslate()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" onClick={() => setIsOpen(true)}>
        {translate('plans.add')}
      </Button>
      {isOpen && <TermsDialog plan={plan} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function TermsDialog({ plan, onClose }: { plan: CommissionPlanRow; onClose: () => void }) {
  const translate = useTranslate()
  const { locale } = useFormat()
  const call = useCall()
  const refresh = useRefresh()
  const [typed, setTyped] = useState(NO_TERMS)
  const terms = termsOf(typed, locale)
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: CommissionVersionBody) =>
      call('POST /v1/commission-plans/:id/versions', { params: { id: plan.id }, body }),
    onSuccess: () => {
      refresh()
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (terms) mutate(terms)
  }
  return (
    <ActionDialog title={translate('plans.addTitle', { name: plan.name })} onClose={onClose}>
      <form onSubmit={submit}>
        <DialogContent sx={{ pt: 0 }}>
          <TermsInputs terms={typed} onChange={setTyped} />
          <Failures error={error} sx={{ mt: 2 }} />
        </DialogContent>
        <DialogButtons onClose={onClose}>
          <Button type="submit" variant="contained" disabled={!terms} loading={isPending}>
            {translate('plans.save')}
          </Button>
        </DialogButtons>
      </form>
    </ActionDialog>
  )
}
