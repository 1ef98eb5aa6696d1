import {
  DEFAULT_LANGUAGE,
  findLanguage,
  SITE_LANGUAGES,
} from '@grandstand/shared-types/languages/table'
import { CURRENCY_CODES } from '@grandstand/shared-types/money/currencies'
import type { NewBrandBody, SiteView } from '@grandstand/shared-types/wire/site/sites'
import { Alert, Button, DialogContent, Link, MenuItem, Stack, TextField } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useState, type FormEvent } from 'react'
import { useCall } from '../../api/useCall.ts'
import { ActionDialog, DialogButtons } from '../../record/dialogs/ActionDialog.tsx'
import { Failures } from '../../record/page/Loaded.tsx'

interface CloneDialogProps {
  site: SiteView
  onClose: () => void
}

/** Asks for what the new brand does not have from this one, and says where it is open. */
export function CloneDialog({ site, onClose }: CloneDialogProps) {
  const translate = useTranslate()
  const call = useCall()
  const [brand, setBrand] = useState(() => beginOf(site))
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: () =>
      call('POST /v1/sites/:id/clones', { params: { id: site.id }, body: sent(brand) }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate()
  }
  const text = (name: 'title' | 'hosts' | 'username' | 'password', label: string) => ({
    required: true,
    fullWidth: true,
    label: translate(`siteSettings.clone.${label}`),
    value: brand[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setBrand({ ...brand, [name]: target.value }),
  })
  const title = translate('siteSettings.clone.dialogTitle', { title: site.title })
  const address = data && `${location.protocol}//${data.hosts[0] ?? ''}${portOf()}/backoffice/`
  return (
    <ActionDialog title={title} maxWidth="sm" onClose={onClose}>
      {data ? (
        <>
          <DialogContent sx={{ pt: 0 }}>
            <Alert severity="success" variant="outlined">
              {translate('siteSettings.clone.done', { title: data.title })}{' '}
              <Link href={address} target="_blank" rel="noreferrer" dir="ltr">
                {address}
              </Link>
            </Alert>
          </DialogContent>
          <DialogButtons isDone onClose={onClose} />
        </>
      ) : (
        <form onSubmit={submit}>
          <DialogContent>
            <Stack spacing={2}>
              <TextField autoFocus {...text('title', 'name')} />
              <TextField
                {...text('hosts', 'hosts')}
                multiline
                minRows={2}
                helperText={translate('siteSettings.clone.hostsHint')}
                slotProps={{ htmlInput: { dir: 'ltr', spellCheck: false } }}
              />
              <TextField
                select
                label={translate('siteSettings.defaultLanguage')}
                value={brand.defaultLanguage}
                onChange={({ target }) =>
                  setBrand({
                    ...brand,
                    defaultLanguage: choiceOf(SITE_LANGUAGES, target.value, brand.defaultLanguage),
                  })
                }
              >
                {SITE_LANGUAGES.map((code) => (
                  <MenuItem key={code} value={code}>
                    {findLanguage(code)?.label ?? code}
                  </MenuItem>
                ))}
              </TextField>
              <TextField
                select
                label={translate('siteSettings.clone.currency')}
                helperText={translate('siteSettings.clone.currencyHint')}
                value={brand.currency}
                onChange={({ target }) =>
                  setBrand({
                    ...brand,
                    currency: choiceOf(CURRENCY_CODES, target.value, brand.currency),
                  })
                }
              >
                {CURRENCY_CODES.map((code) => (
                  <MenuItem key={code} value={code}>
                    {code}
                  </MenuItem>
                ))}
              </TextField>
              <TextField {...text('username', 'username')} autoComplete="off" />
              <TextField
                {...text('password', 'password')}
                type="password"
                autoComplete="new-password"
              />
              <Failures error={error} />
            </Stack>
          </DialogContent>
          <DialogButtons onClose={onClose}>
            <Button type="submit" variant="contained" loading={isPending}>
              {translate('siteSettings.clone.create')}
            </Button>
          </DialogButtons>
        </form>
      )}
    </ActionDialog>
  )
}

const beginOf = (site: SiteView) => ({
  title: '',
  hosts: '',
  defaultLanguage: choiceOf(SITE_LANGUAGES, site.defaultLanguage, DEFAULT_LANGUAGE),
  currency: choiceOf(CURRENCY_CODES, site.currency, 'TRY'),
  username: '',
  password: '',
})

/** The choice that was made; `otherwise` for a text that is none of them. */
const choiceOf = <T extends string>(choices: readonly T[], made: string, otherwise: T): T =>
  choices.find((choice) => choice === made) ?? otherwise

const sent = ({
  hosts,
  username,
  password,
  ...brand
}: ReturnType<typeof beginOf>): NewBrandBody => ({
  ...brand,
  hosts: hosts
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== ''),
  admin: { username, password },
})

/** With the colon; empty on the port of the protocol. */
const portOf = (): string => (location.port === '' ? '' : `:${location.port}`)
