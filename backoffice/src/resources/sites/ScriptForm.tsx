import { SCRIPT_FIELDS, type SiteScripts } from '@grandstand/shared-types/sites/scripts'
import type { SiteView } from '@grandstand/shared-types/wire/site/sites'
import { Alert, Button, Stack, TextField, Typography } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useNotify, useRecordContext, useRefresh, useTranslate } from 'ra-core'
import { useState, type FormEvent } from 'react'
import { useMay } from '../../access/useMay.ts'
import { errorLines } from '../../api/errorLines.ts'
import { useCall } from '../../api/useCall.ts'
import { Panel } from '../../record/page/Panel.tsx'

/** Styles and scripts of the brand's own, for users who may change them. */
export function ScriptForm() {
  const site = useRecordContext<SiteView>()
  const mayEdit = useMay('site.scripts')
  return site && mayEdit ? <Form key={site.updatedAt} site={site} /> : null
}

const TEXTS = ['css', ...SCRIPT_FIELDS] as const

function Form({ site }: { site: SiteView }) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const call = useCall()
  const [scripts, setScripts] = useState<SiteScripts>(site.scripts)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      call('PUT /v1/sites/:id/scripts', { params: { id: site.id }, body: sent(scripts) }),
    onSuccess: () => {
      notify('siteSettings.scripts.saved', { type: 'success' })
      refresh()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate()
  }
  const field = (name: keyof SiteScripts, value: string, set: (text: string) => void) => (
    <TextField
      key={name}
      label={translate(`siteSettings.scripts.${name}`)}
      value={value}
      onChange={({ target }) => set(target.value)}
      multiline
      minRows={2}
      maxRows={14}
      fullWidth
      slotProps={{
        htmlInput: { dir: 'ltr', spellCheck: false, style: { fontFamily: 'monospace' } },
      }}
      {...(name === 'origins' && {
        helperText: translate('siteSettings.scripts.originsHint'),
      })}
    />
  )
  return (
    <Panel title={translate('siteSettings.scripts.title')}>
      <Typography sx={{ fontSize: 12, color: 'text.secondary', mb: 2 }}>
        {translate('siteSettings.scripts.hint')}
      </Typography>
      <Stack component="form" onSubmit={submit} spacing={2} sx={{ alignItems: 'flex-start' }}>
        {TEXTS.map((name) =>
          field(name, scripts[name], (text) => setScripts({ ...scripts, [name]: text }))
        )}
        {field('origins', scripts.origins.join('\n'), (text) =>
          setScripts({ ...scripts, origins: text.split('\n') })
        )}
        {error && (
          <Alert severity="error" variant="outlined" sx={{ width: '100%' }}>
            {errorLines(error).map((line) => (
              <div key={line}>{line}</div>
            ))}
          </Alert>
        )}
        <Button type="submit" variant="contained" disabled={isPending}>
          {translate('siteSettings.scripts.publish')}
        </Button>
      </Stack>
    </Panel>
  )
}

const sent = (scripts: SiteScripts): SiteScripts => ({
  ...scripts,
  origins: scripts.origins.map((line) => line.trim()).filter((line) => line !== ''),
})
