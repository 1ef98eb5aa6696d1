import { EXCLUSION_DAYS, EXCLUSION_KINDS } from '@grandstand/shared-types/protection/exclusions'
import type { ExclusionByStaff } from '@grandstand/shared-types/wire/people/protection'
import { Alert, Box, Button, MenuItem, TextField } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useState, type FormEvent } from 'react'
import { REASON_LENGTH } from '@grandstand/shared-types/core/reason'
import { errorLines } from '../../../api/errorLines.ts'
import { useCall, useReading } from '../../../api/useCall.ts'
import { ConfirmButton } from '../../../record/dialogs/ConfirmButton.tsx'
import { ReasonInput } from '../../../record/dialogs/ReasonInput.tsx'

const CHOICES = EXCLUSION_KINDS.flatMap((kind) =>
  EXCLUSION_DAYS[kind].map((days) => ({ kind, days, id: `${kind}-${days}` }))
)

/** Excludes a player on the player's wish. */
export function ExcludeForm({ userId }: { userId: number }) {
  const translate = useTranslate()
  const of = { params: { id: userId } }
  const { queryKey } = useReading('GET /v1/users/:id/protection', of)
  const queryClient = useQueryClient()
  const call = useCall()
  const [chosen, setChosen] = useState('')
  const [reason, setReason] = useState('')
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: ExclusionByStaff) => call('POST /v1/users/:id/exclusions', { ...of, body }),
    onSuccess: (view) => {
      setChosen('')
      setReason('')
      queryClient.setQueryData(queryKey, view)
    },
  })
  const choice = CHOICES.find(({ id }) => id === chosen)
  const isReady = choice !== undefined && reason.trim().length >= REASON_LENGTH.min
  const exclude = () => {
    if (choice) mutate({ kind: choice.kind, days: choice.days, reason: reason.trim() })
  }
  return (
    <Box
      component="form"
      onSubmit={(event: FormEvent) => event.preventDefault()}
      sx={{ display: 'grid', gap: 1.5, maxWidth: 480 }}
    >
      <TextField
        select
        label={translate('protection.exclude')}
        helperText={translate('protection.excludeHint')}
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
      >
        {CHOICES.map(({ id, kind, days }) => (
          <MenuItem key={id} value={id}>
            {translate(`protection.exclusions.${kind}`)},{' '}
            {days === 0
              ? translate('protection.good')
              : translate('protection.days', { smart_count: days })}
          </MenuItem>
        ))}
      </TextField>
      <ReasonInput value={reason} onChange={setReason} />
      {error && (
        <Alert severity="error" variant="outlined">
          {errorLines(error).join(' ')}
        </Alert>
      )}
      {isReady ? (
        <ConfirmButton
          color="error"
          label={translate('protection.exclude')}
          title={translate('protection.exclude')}
          content={translate('protection.final')}
          isBusy={isPending}
          onConfirm={exclude}
        />
      ) : (
        <Button disabled sx={{ justifySelf: 'start' }}>
          {translate('protection.exclude')}
        </Button>
      )}
    </Box>
  )
}
