import { useState, type FormEvent } from 'react'
import VoidIcon from '@mui/icons-material/BlockOutlined'
import { Box, Button, DialogContent, TextField } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useNotify, useRefresh, useTranslate } from 'ra-core'
import { useCall } from '../../api/useCall.ts'
import { useFormat } from '../../format/useFormat.ts'
import { ActionDialog, DialogButtons } from '../../record/ActionDialog.tsx'
import { Failures } from '../../record/Loaded.tsx'

interface VoidButtonProps {
  route: 'POST /v1/cards/:id/void' | 'POST /v1/card-batches/:id/void'
  id: number
  /** The question of the dialog. */
  title: string
}

/** Asks for the reason, then voids a card or every open card of a batch. */
export function VoidButton(props: VoidButtonProps) {
  const translate = useTranslate()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant="outlined"
        color="error"
        startIcon={<VoidIcon />}
        onClick={() => setIsOpen(true)}
      >
        {translate('cards.void')}
      </Button>
      {isOpen && <VoidDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
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
  const ready = reason.trim().length >= SHORTEST_REASON
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(route, { params: { id }, body: { reason: reason.trim() } }),
    onSuccess: ({ count, amountMinor, currency }) => {
      const amount = format.money(amountMinor, currency)
      notify(translate('cards.voided', { smart_count: count, amount }))
      refresh()
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (ready) mutate()
  }
  return (
    <ActionDialog title={title} onClose={onClose}>
      <form onSubmit={submit}>
        <DialogContent sx={{ pt: 0 }}>
          <Box sx={{ mb: 1 }}>{translate('cards.voidHint')}</Box>
          <TextField
            autoFocus
            label={translate('cards.reason')}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 255 } }}
          />
          <Failures error={error} sx={{ mt: 2 }} />
        </DialogContent>
        <DialogButtons onClose={onClose}>
          <Button
            type="submit"
            variant="contained"
            color="error"
            disabled={!ready}
            loading={isPending}
          >
            {translate('cards.void')}
          </Button>
        </DialogButtons>
      </form>
    </ActionDialog>
  )
}
