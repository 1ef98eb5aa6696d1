import { useState } from 'react'
import BranchIcon from '@mui/icons-material/GroupsOutlined'
import LockIcon from '@mui/icons-material/LockOutlined'
import RevokeIcon from '@mui/icons-material/BlockOutlined'
import TerminalIcon from '@mui/icons-material/PersonOutlined'
import UnlockIcon from '@mui/icons-material/LockOpenOutlined'
import { Button } from '@mui/material'
import { isReason } from '@grandstand/shared-types/core/reason'
import type { MachineRow } from '@grandstand/shared-types/wire/desk/machines'
import { useMutation } from '@tanstack/react-query'
import { useRefresh, useTranslate } from 'ra-core'
import { useCall } from '../../api/useCall.ts'
import { FormDialog } from '../../record/dialogs/FormDialog.tsx'
import { ReasonInput } from '../../record/dialogs/ReasonInput.tsx'

type Act = 'lock' | 'unlock' | 'branch' | 'terminal' | 'revoke'

const ICONS = {
  lock: <LockIcon />,
  unlock: <UnlockIcon />,
  branch: <BranchIcon />,
  terminal: <TerminalIcon />,
  revoke: <RevokeIcon />,
}

/** Locking, unlocking and revoking a machine, and changing the users whom it serves, each with a reason. */
export function MachineActions({ machine }: { machine: MachineRow }) {
  const translate = useTranslate()
  const [act, setAct] = useState<Act | null>(null)
  const acts: Act[] = [
    machine.lockedAt === null ? 'lock' : 'unlock',
    machine.mode === 'terminal' ? 'branch' : 'terminal',
    'revoke',
  ]
  return (
    <>
      {acts.map((one) => (
        <Button
          key={one}
          variant="outlined"
          color={one === 'revoke' ? 'error' : 'primary'}
          startIcon={ICONS[one]}
          onClick={() => setAct(one)}
        >
          {translate(`machines.${one}`)}
        </Button>
      ))}
      {act && <ActDialog act={act} machine={machine} onClose={() => setAct(null)} />}
    </>
  )
}

interface ActDialogProps {
  act: Act
  machine: MachineRow
  onClose: () => void
}

function ActDialog({ act, machine, onClose }: ActDialogProps) {
  const translate = useTranslate()
  const refresh = useRefresh()
  const call = useCall()
  const [reason, setReason] = useState('')
  const write = useMutation({
    mutationFn: () => {
      const params = { id: machine.id }
      return act === 'branch' || act === 'terminal'
        ? call('POST /v1/machines/:id/mode', { params, body: { mode: act, reason } })
        : call(`POST /v1/machines/:id/${act}`, { params, body: { reason } })
    },
    onSuccess: () => {
      refresh()
      onClose()
    },
  })
  return (
    <FormDialog
      title={`${machine.name}: ${translate(`machines.${act}`)}`}
      submit={translate(`machines.${act}`)}
      color={act === 'revoke' ? 'error' : 'primary'}
      isReady={isReason(reason)}
      write={write}
      onSubmit={() => write.mutate()}
      onClose={onClose}
    >
      <p>{translate(`machines.${act}Hint`)}</p>
      <ReasonInput autoFocus value={reason} onChange={setReason} />
    </FormDialog>
  )
}
