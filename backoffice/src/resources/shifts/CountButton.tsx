import { useState } from 'react'
import CountIcon from '@mui/icons-material/CalculateOutlined'
import { Stack } from '@mui/material'
import { isReason } from '@grandstand/shared-types/core/reason'
import { parseMoney } from '@grandstand/shared-types/money/parse_money'
import type { ShiftRow } from '@grandstand/shared-types/wire/desk/desk'
import { useMutation } from '@tanstack/react-query'
import { useRefresh, useTranslate } from 'ra-core'
import { useCall } from '../../api/useCall.ts'
import { useFormat } from '../../format/useFormat.ts'
import { DialogButton, FormDialog } from '../../record/dialogs/FormDialog.tsx'
import { ReasonInput } from '../../record/dialogs/ReasonInput.tsx'
import { AmountField } from '../../record/inputs/AmountField.tsx'

/** Enters the cash that was found in the drawer of a shift which ended without a count. */
export function CountButton({ shift }: { shift: ShiftRow }) {
  const translate = useTranslate()
  return (
    <DialogButton
      variant="contained"
      startIcon={<CountIcon />}
      label={translate('shifts.count')}
      dialog={(close) => <CountDialog shift={shift} onClose={close} />}
    />
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
  const write = useMutation({
    mutationFn: (body: { countedMinor: number; reason: string }) =>
      call('POST /v1/shifts/:id/count', { params: { id: shift.id }, body }),
    onSuccess: () => {
      refresh()
      onClose()
    },
  })
  const submit = () => {
    if (countedMinor !== null && isReady) write.mutate({ countedMinor, reason })
  }
  return (
    <FormDialog
      title={translate('shifts.count')}
      submit={translate('shifts.count')}
      isReady={isReady}
      write={write}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack spacing={2}>
        <p>{translate('shifts.countHint')}</p>
        <AmountField
          autoFocus
          label={translate('resources.shifts.fields.countedMinor')}
          value={typed}
          onText={setTyped}
        />
        <ReasonInput value={reason} onChange={setReason} />
      </Stack>
    </FormDialog>
  )
}
