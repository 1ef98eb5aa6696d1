import { useState } from 'react'
import type { GameProviderRow } from '@grandstand/shared-types/wire/games/games'
import DownloadIcon from '@mui/icons-material/CloudDownloadOutlined'
import { Alert, DialogContent, Stack, Typography } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useRefresh, useTranslate } from 'ra-core'
import { useCall } from '../../api/useCall.ts'
import { ActionDialog, DialogButtons } from '../../record/dialogs/ActionDialog.tsx'
import { DialogButton, FormDialog } from '../../record/dialogs/FormDialog.tsx'
import { Check } from '../../record/inputs/Check.tsx'

/** Fetches the list of a provider's games, and says what it changed. */
export function ImportButton({ provider }: { provider: GameProviderRow }) {
  const translate = useTranslate()
  return (
    <DialogButton
      label={translate('gameProviders.import')}
      startIcon={<DownloadIcon />}
      dialog={(close) => <ImportDialog provider={provider} onClose={close} />}
    />
  )
}

function ImportDialog({ provider, onClose }: { provider: GameProviderRow; onClose: () => void }) {
  const translate = useTranslate()
  const refresh = useRefresh()
  const call = useCall()
  const [showNew, setShowNew] = useState(true)
  const write = useMutation({
    mutationFn: () =>
      call('POST /v1/game-providers/:id/import', {
        params: { id: provider.id },
        body: { showNew },
      }),
    onSuccess: () => refresh(),
  })
  const title = translate('gameProviders.importTitle', { name: provider.name })
  if (write.data) {
    const { refused, gone } = write.data
    return (
      <ActionDialog title={title} onClose={onClose}>
        <DialogContent sx={{ pt: 0 }}>
          <Stack spacing={1}>
            <Alert severity="success">{translate('gameProviders.imported', write.data)}</Alert>
            {refused > 0 && (
              <Alert severity="warning">
                {translate('gameProviders.importRefused', { refused })}
              </Alert>
            )}
            {gone > 0 && (
              <Alert severity="info">{translate('gameProviders.importGone', { gone })}</Alert>
            )}
          </Stack>
        </DialogContent>
        <DialogButtons isDone onClose={onClose} />
      </ActionDialog>
    )
  }
  return (
    <FormDialog
      title={title}
      submit={translate('gameProviders.import')}
      write={write}
      onSubmit={() => write.mutate()}
      onClose={onClose}
    >
      <Typography sx={{ fontSize: 14, mb: 1.5 }}>
        {translate('gameProviders.importHint')}
      </Typography>
      <Check label={translate('gameProviders.showNew')} isOn={showNew} onChange={setShowNew} />
    </FormDialog>
  )
}
