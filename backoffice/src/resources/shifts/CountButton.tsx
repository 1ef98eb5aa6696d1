import { useState, type FormEvent } from 'react'
import CountIcon from '@mui/icons-material/CalculateOutlined'
import { Button, DialogContent, TextField } from '@mui/material'
import { isReason } from '@grandstand/shared-types/core/reason'
import { parseMoney } from '@grandstand/shared-types/money/format'
import type { ShiftRow } from '@grandstand/shared-types/wire/desk'
import { useMutation } from '@tanstack/react-query'
import { useRefresh, useTranslate } from 'ra-core'
import { useCall } from '../../api/useCall.ts'
import { useFormat } from '../../format/useFormat.ts'
import { ActionDialog, DialogButtons } from '../../record/ActionDialog.tsx'
import { Failures } from '../../record/Loaded.tsx'
import { ReasonInput } from '../../record/ReasonInput.tsx'

/** Enters the cash that was found in the drawer of a shift which ended without a count. */
export function CountButton({ shift }: { shift: ShiftRow }) {
  const translate = useTranslate()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="contained" startIcon={<CountIcon />} onClick={() => setIsOpen(true)}>
        {translate('shifts.count')}
      </Button>
      {isOpen && <CountDialog shift={shift} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function CountDialog({ shift, onClose }: { shift: ShiftRow; onClose: () => void }) {
  const translate = useTranslate()
  const format = useFormat()
  const refresh = useRefresh()
  const call = useCall()
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState('')
  const countedMinor = parseMoney(typed, format.locale)
  const isReady = countedMinor !== null && countedMinor >= 0 && isReason(reason)
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: { countedMinor: number; reason: string }) =>
      call('POST /v1/shifts/:id/count', { params: { id: shift.id }, body }),
    onSuccess: () => {
      refresh()
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (countedMinor !== null && isReady) mutate({ countedMinor, reason })
  }
  return (
    <ActionDialog title={translate('shifts.count')} onClose={onClose}>
      <form onSubmit={submit}>
        <DialogContent sx={{ pt: 0, display: 'grid', gap: 2 }}>
          <p>{translate('shifts.countHint')}</p>
          <TextField
            autoFocus
            label={translate('resources.shifts.fields.countedMinor')}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
          />
          <ReasonInput value={reason} onChange={setReason} />
          <Failures error={error} />
        </DialogContent>
        <DialogButtons onClose={onClose}>
          <Button type="submit" variant="contained" disabled={!isReady} loading={isPending}>
            {translate('shifts.count')}
          </Button>
        </DialogButtons>
      </form>
    </ActionDialog>
  )
}
