import type { CardBatchRow } from '@grandstand/shared-types/wire/money/cards'
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import KeyIcon from '@mui/icons-material/PasswordOutlined'
import { Alert, Box, Button, DialogContent } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useNotify, useRefresh, useTranslate } from 'ra-core'
import { useCall } from '../../api/useCall.ts'
import { saveFile } from '../../list/saveFile.ts'
import { ActionDialog, DialogButtons } from '../../record/dialogs/ActionDialog.tsx'
import { ConfirmButton } from '../../record/dialogs/ConfirmButton.tsx'

/**
 * Takes the codes of a batch, which works once, and shows them until the window is closed. The window stays when the
 * button disappears, which happens as soon as the page reads that the codes were taken.
 */
export function TakeCodesButton({ batch }: { batch: CardBatchRow }) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const call = useCall()
  const { mutate, isPending, data, reset } = useMutation({
    mutationFn: () => call('POST /v1/card-batches/:id/codes', { params: { id: batch.id } }),
    onError: (refusal) => notify(refusal.message, { type: 'error' }),
    gcTime: 0,
  })
  const close = () => {
    reset()
    refresh()
  }
  return (
    <>
      {batch.codesTakenAt === null && (
        <ConfirmButton
          startIcon={<KeyIcon />}
          label={translate('cards.takeCodes')}
          title={translate('cards.takeTitle', { id: batch.id })}
          content={translate('cards.takeContent')}
          isBusy={isPending}
          onConfirm={() => mutate()}
        />
      )}
      {data && <CodesDialog batchId={batch.id} codes={data.codes} onClose={close} />}
    </>
  )
}

interface CodesDialogProps {
  batchId: number
  codes: readonly string[]
  onClose: () => void
}

function CodesDialog({ batchId, codes, onClose }: CodesDialogProps) {
  const translate = useTranslate()
  // a code has only letters, digits and hyphens between them, so no cell can be a formula
  const csv = [translate('cards.codeColumn'), ...codes].map((line) => `${line}\r\n`).join('')
  const download = () =>
    saveFile(new Blob([csv], { type: 'text/csv' }), `card-batch-${batchId}.csv`)
  return (
    <ActionDialog
      title={translate('cards.codesTitle', { id: batchId })}
      maxWidth="sm"
      onClose={() => {}}
    >
      <DialogContent sx={{ pt: 0 }}>
        <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
          {translate('cards.codesHint')}
        </Alert>
        <Box
          component="pre"
          tabIndex={0}
          sx={{ m: 0, maxHeight: 320, overflow: 'auto', fontSize: 14 }}
        >
          <bdi dir="ltr">{codes.join('\n')}</bdi>
        </Box>
      </DialogContent>
      <DialogButtons isDone onClose={onClose}>
        <Button variant="contained" startIcon={<DownloadIcon />} onClick={download}>
          {translate('cards.download')}
        </Button>
      </DialogButtons>
    </ActionDialog>
  )
}
