import { useState } from 'react'
import { Box, DialogContent, DialogContentText } from '@mui/material'
import { isReason } from '@grandstand/shared-types/core/reason'
import type { ReportedName } from '@grandstand/shared-types/wire/betting/suspicion'
import { useMutation } from '@tanstack/react-query'
import { useRefresh, useTranslate } from 'ra-core'
import { useCall } from '../../api/useCall.ts'
import { RecordLink } from '../../fields/RecordLink.tsx'
import { useFormat } from '../../format/useFormat.ts'
import { ActionDialog, DialogButtons } from '../../record/dialogs/ActionDialog.tsx'
import { DialogButton, FormDialog } from '../../record/dialogs/FormDialog.tsx'
import { ReasonInput } from '../../record/dialogs/ReasonInput.tsx'

/** Shows who the players of a report are, after a reason was given. */
export function NamesButton({ id }: { id: number }) {
  const translate = useTranslate()
  return (
    <DialogButton
      color="inherit"
      label={translate('suspicion.names')}
      dialog={(close) => <NamesDialog id={id} onClose={close} />}
    />
  )
}

function NamesDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const translate = useTranslate()
  const refresh = useRefresh()
  const call = useCall()
  const [reason, setReason] = useState('')
  const ask = useMutation({
    mutationFn: () =>
      call('POST /v1/suspicion-reports/:id/names', {
        params: { id },
        body: { reason: reason.trim() },
      }),
  })
  const title = translate('suspicion.namesTitle')
  if (ask.data) {
    const done = () => {
      onClose()
      // the audit log has a row more
      refresh()
    }
    return (
      <ActionDialog title={title} maxWidth="sm" onClose={done}>
        <DialogContent sx={{ pt: 0 }}>
          <Names names={ask.data} />
        </DialogContent>
        <DialogButtons isDone onClose={done} />
      </ActionDialog>
    )
  }
  return (
    <FormDialog
      title={title}
      submit={translate('suspicion.show')}
      isReady={isReason(reason)}
      write={ask}
      onSubmit={() => ask.mutate()}
      onClose={onClose}
    >
      <DialogContentText sx={{ mb: 2 }}>{translate('suspicion.namesHint')}</DialogContentText>
      <ReasonInput autoFocus value={reason} onChange={setReason} />
    </FormDialog>
  )
}

function Names({ names }: { names: readonly ReportedName[] }) {
  const translate = useTranslate()
  const format = useFormat()
  if (names.length === 0) return translate('suspicion.none')
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', fontSize: 14 }}>
      {names.map(({ player, userId, username, firstName, lastName, birthDate, email }) => (
        <Box component="li" key={player} sx={{ display: 'flex', gap: 2, py: 0.75 }}>
          <Box sx={{ minWidth: 36, fontWeight: 700 }}>{player}</Box>
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <RecordLink resource="users" id={userId}>
              {username}
            </RecordLink>
            <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
              {[`${firstName} ${lastName}`.trim(), birthDate && format.date(birthDate), email]
                .filter(Boolean)
                .join(' · ')}
            </Box>
          </Box>
        </Box>
      ))}
    </Box>
  )
}
