import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { Alert, Box, Button, DialogContent } from '@mui/material'
import { useTranslate } from 'ra-core'
import { saveFile } from '../../list/saveFile.ts'
import { ActionDialog, DialogButtons } from '../../record/dialogs/ActionDialog.tsx'

interface CodesDialogProps {
  title: string
  fileName: string
  codes: readonly string[]
  onClose: () => void
}

/** The codes of a batch, which are shown only once, with their file; it stays until its button closes it. */
export function CodesDialog({ title, fileName, codes, onClose }: CodesDialogProps) {
  const translate = useTranslate()
  // a code has only letters, digits and hyphens between them, so no cell can be a formula
  const csv = [translate('cards.codeColumn'), ...codes].map((line) => `${line}\r\n`).join('')
  const download = () => saveFile(new Blob([csv], { type: 'text/csv' }), fileName)
  return (
    <ActionDialog title={title} maxWidth="sm" onClose={() => {}}>
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
