import { useState, type FormEvent } from 'react'
import { Box, Button, Card } from '@mui/material'
import { TextField } from '../../record/inputs/TextField.tsx'
import type { CommissionPlanBody } from '@grandstand/shared-types/wire/money/statements'
import { useMutation } from '@tanstack/react-query'
import { useRedirect, useTranslate } from 'ra-core'
import { useCall } from '../../api/useCall.ts'
import { useFormat } from '../../format/useFormat.ts'
import { PageHeader } from '../../layout/PageHeader.tsx'
import { Failures } from '../../record/page/Loaded.tsx'
import { NO_TERMS, termsOf } from './terms.ts'
import { TermsInputs } from './TermsInputs.tsx'

/** The form of a new plan with its first terms. */
export default function PlanCreate() {
  const translate = useTranslate()
  const { locale } = useFormat()
  const call = useCall()
  const redirect = useRedirect()
  const [name, setName] = useState('')
  const [typed, setTyped] = useState(NO_TERMS)
  const terms = termsOf(typed, locale)
  const body = terms && name.trim() !== '' ? { name: name.trim(), ...terms } : null
  const { mutate, isPending, error } = useMutation({
    mutationFn: (plan: CommissionPlanBody) => call('POST /v1/commission-plans', { body: plan }),
    onSuccess: ({ id }) => redirect('show', 'commission-plans', id),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (body) mutate(body)
  }
  return (
    <>
      <PageHeader
        title={translate('resources.commission-plans.create')}
        backTo="/commission-plans"
      />
      <Card component="form" onSubmit={submit} sx={{ maxWidth: 640, p: { xs: 2, md: 3 } }}>
        <Box sx={{ display: 'grid', gap: 2 }}>
          <TextField
            autoFocus
            label={translate('resources.commission-plans.fields.name')}
            value={name}
            onChange={(event) => setName(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 60 } }}
          />
          <TermsInputs terms={typed} onChange={setTyped} />
          <Failures error={error} />
          <Button
            type="submit"
            variant="contained"
            disabled={!body}
            loading={isPending}
            sx={{ justifySelf: 'start' }}
          >
            {translate('plans.save')}
          </Button>
        </Box>
      </Card>
    </>
  )
}
