import { useState } from 'react'
import VoidIcon from '@mui/icons-material/BlockOutlined'
import { Box } from '@mui/material'
import { TextField } from '../../record/inputs/TextField.tsx'
import { useMutation } from '@tanstack/react-query'
import { useNotify, useRefresh, useTranslate } from 'ra-core'
import { useCall } from '../../api/useCall.ts'
import { useFormat } from '../../format/useFormat.ts'
import { DialogButton, FormDialog } from '../../record/dialogs/FormDialog.tsx'

interface VoidButtonProps {
  route: 'POST /v1/cards/:id/void' | 'POST /v1/card-batches/:id/void'
  id: number
  /** The question of the dialog. */
  title: string
}

/** Asks for the reason, then voids a card or every open card of a batch. */
export function VoidButton(props: VoidButtonProps) {
  const translate = useTranslate()
  return (
    <DialogButton
      color="error"
      startIcon={<VoidIcon />}
      label={translate('cards.void')}
      dialog={(close) => <VoidDialog {...props} onClose={close} />}
    />
  )
}

/** The API asks for as many characters, too. */
const SHORTEST_REASON = 3

function VoidDialog({ route, id, title, onClose }: VoidButtonProps & { onClose: () => void }) {
  const translate = useTranslate()
  const format = useFormat()
  const notify = useNotify()
  const refresh = useRefresh()
  const call = useCall()
  const [reason, setReason] = useState('')
  const write = useMutation({
    mutationFn: () => call(route, { params: { id }, body: { reason: reason.trim() } }),
    onSuccess: ({ count, amountMinor, currency }) => {
      const amount = format.money(amountMinor, currency)
      notify(translate('cards.voided', { smart_count: count, amount }))
      refresh()
      onClose()
    },
  })
  return (
    <FormDialog
      title={title}
      submit={translate('cards.void')}
      color="error"
      isReady={reason.trim().length >= SHORTEST_REASON}
      write={write}
      onSubmit={() => write.mutate()}
      onClose={onClose}
    >
      <Box sx={{ mb: 1 }}>{translate('cards.voidHint')}</Box>
      <TextField
        autoFocus
        label={translate('cards.reason')}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 255 } }}
      />
    </FormDialog>
  )
}
