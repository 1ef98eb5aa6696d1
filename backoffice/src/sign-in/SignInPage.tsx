import { useState, type FormEvent } from 'react'
import { Alert, Box, Button, Paper, TextField, Typography } from '@mui/material'
import { HttpError, useI18nProvider, useLogin, useTranslate, type I18nProvider } from 'ra-core'
import { Notification } from 'react-admin'
import { reasonOfEnd } from '../access/session.ts'
import { errorLines } from '../api/errorLines.ts'
import { errorOf } from '../api/errors.ts'
import { inWords } from '../api/http.ts'
import { BrandMark } from '../layout/BrandMark.tsx'
import { LocaleButton } from '../layout/LocaleButton.tsx'
import { DocumentTitle } from '../layout/DocumentTitle.tsx'

/** The sign-in page of staff. A player is refused here with the reason. */
export function SignInPage() {
  const translate = useTranslate()
  return (
    <Box
      component="main"
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        placeItems: 'center',
        gridTemplateRows: '1fr auto',
        p: 2,
        bgcolor: 'background.default',
        borderTop: '3px solid',
        borderColor: 'primary.main',
      }}
    >
      <DocumentTitle text={translate('ra.auth.sign_in')} />
      <Paper
        sx={{ width: '100%', maxWidth: 380, p: 4, border: '1px solid', borderColor: 'divider' }}
      >
        <BrandMark size={24} />
        <Typography component="h1" sx={{ mt: 0.5, mb: 3, color: 'text.secondary', fontSize: 14 }}>
          {translate('access.title')}
        </Typography>
        <SignInForm />
      </Paper>
      <LocaleButton />
      <Notification />
    </Box>
  )
}

/** Whether the password was right, so that the code of the second factor is asked for. */
const isCodeMissing = (refusal: unknown): boolean =>
  refusal instanceof HttpError && errorOf(refusal.body)?.key === 'secondFactorNeeded'

/** The sentences of an error in the language that is shown now. */
const textOf = (error: Error, i18n: I18nProvider): string =>
  errorLines(error instanceof HttpError ? inWords(error, i18n) : error)
    .map((line) => i18n.translate(line, { _: line }))
    .join(' ')

/**
 * What stands in the form. A change of the language makes the whole page anew, once its texts are there, and would lose what was
 * typed until then.
 */
const typed = new Map<string, string>()

function SignInForm() {
  const [before] = useState(() => new Map(typed))
  const kept = (name: string) => ({
    name,
    defaultValue: before.get(name) ?? '',
    onChange: ({ target }: { target: { value: string } }) => {
      typed.set(name, target.value)
    },
  })
  const translate = useTranslate()
  const login = useLogin()
  const i18n = useI18nProvider()
  const [error, setError] = useState<Error | null>(reasonOfEnd)
  const [busy, setBusy] = useState(false)
  const [asksCode, setAsksCode] = useState(false)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = new FormData(event.currentTarget)
    setBusy(true)
    setError(null)
    try {
      await login(Object.fromEntries(values))
      typed.clear()
    } catch (refusal) {
      setBusy(false)
      if (isCodeMissing(refusal)) setAsksCode(true)
      else setError(refusal instanceof Error ? refusal : new Error('ra.auth.sign_in_error'))
    }
  }

  return (
    <form onSubmit={submit}>
      <TextField
        {...kept('username')}
        label={translate('ra.auth.username')}
        autoComplete="username"
        autoFocus
        required
        size="medium"
        slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
      />
      <TextField
        {...kept('password')}
        type="password"
        label={translate('ra.auth.password')}
        autoComplete="current-password"
        required
        size="medium"
      />
      {asksCode && (
        <TextField
          {...kept('code')}
          label={translate('secondFactor.code')}
          helperText={translate('secondFactor.codeHint')}
          autoComplete="one-time-code"
          autoFocus
          required
          size="medium"
          slotProps={{
            htmlInput: { autoCapitalize: 'none', spellCheck: false },
          }}
        />
      )}
      {error && (
        <Alert severity="error" variant="outlined" sx={{ mt: 1 }}>
          {textOf(error, i18n)}
        </Alert>
      )}
      <Button
        type="submit"
        variant="contained"
        fullWidth
        loading={busy}
        sx={{ mt: 2.5, minHeight: 44, fontSize: 15 }}
      >
        {translate('ra.auth.sign_in')}
      </Button>
    </form>
  )
}
