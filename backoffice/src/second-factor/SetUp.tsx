import { useState, type FormEvent } from 'react'
import { Box, Button, Stack, Typography } from '@mui/material'
import { TextField } from '../record/inputs/TextField.tsx'
import { useMutation } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import type { SecondFactorSetup } from '@grandstand/shared-types/wire/people/accounts'
import { useCall } from '../api/useCall.ts'
import { Failures } from '../record/page/Loaded.tsx'
import { CodeField } from './CodeField.tsx'

interface SetUpProps {
  /** Called with the recovery codes, which are shown only now. */
  onDone: (codes: string[]) => void
}

/** Sets a second factor up: the password, then the picture for the authenticator app, then its first code. */
export function SetUp({ onDone }: SetUpProps) {
  const [setup, setSetup] = useState<SecondFactorSetup | null>(null)
  return setup ? <Scan setup={setup} onDone={onDone} /> : <Begin onBegun={setSetup} />
}

function Begin({ onBegun }: { onBegun: (setup: SecondFactorSetup) => void }) {
  const translate = useTranslate()
  const call = useCall()
  const [currentPassword, setPassword] = useState('')
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('POST /v1/me/second-factor', { body: { currentPassword } }),
    onSuccess: onBegun,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate()
  }
  return (
    <Box component="form" onSubmit={submit} sx={{ maxWidth: 380 }}>
      <TextField
        required
        fullWidth
        type="password"
        label={translate('secondFactor.password')}
        value={currentPassword}
        onChange={(event) => setPassword(event.target.value)}
        slotProps={{ htmlInput: { autoComplete: 'current-password', maxLength: 20 } }}
      />
      <Failures error={error} sx={{ mt: 1 }} />
      <Button
        type="submit"
        variant="contained"
        disabled={currentPassword === ''}
        loading={isPending}
        sx={{ mt: 2 }}
      >
        {translate('secondFactor.begin')}
      </Button>
    </Box>
  )
}

function Scan({ setup, onDone }: SetUpProps & { setup: SecondFactorSetup }) {
  const translate = useTranslate()
  const call = useCall()
  const [code, setCode] = useState('')
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('POST /v1/me/second-factor/confirm', { body: { code } }),
    onSuccess: ({ codes }) => onDone(codes),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate()
  }
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3} sx={{ alignItems: 'flex-start' }}>
      <Box
        component="img"
        alt={translate('secondFactor.picture')}
        src={`data:image/svg+xml,${encodeURIComponent(setup.qrSvg)}`}
        sx={{ width: 200, height: 200, bgcolor: 'common.white', borderRadius: 1 }}
      />
      <Box component="form" onSubmit={submit} sx={{ maxWidth: 380 }}>
        <Typography sx={{ fontSize: 13, mb: 1 }}>{translate('secondFactor.scan')}</Typography>
        <Typography
          component="code"
          sx={{ display: 'block', fontSize: 13, mb: 2, overflowWrap: 'anywhere' }}
        >
          {setup.secret}
        </Typography>
        <CodeField value={code} onChange={setCode} takesRecovery={false} />
        <Failures error={error} sx={{ mt: 1 }} />
        <Button
          type="submit"
          variant="contained"
          disabled={code === ''}
          loading={isPending}
          sx={{ mt: 2 }}
        >
          {translate('secondFactor.turnOn')}
        </Button>
      </Box>
    </Stack>
  )
}
