import { MOST_HOST_LENGTH, MOST_HOSTS } from '@grandstand/shared-types/sites/host_name'
import type { SiteView } from '@grandstand/shared-types/wire/site/sites'
import AddIcon from '@mui/icons-material/Add'
import RemoveIcon from '@mui/icons-material/DeleteOutlined'
import { Box, Button, IconButton, Stack, Typography } from '@mui/material'
import { TextField } from '../../record/inputs/TextField.tsx'
import { useMutation } from '@tanstack/react-query'
import { useNotify, useRecordContext, useRefresh, useTranslate } from 'ra-core'
import { useState, type FormEvent } from 'react'
import { useCall } from '../../api/useCall.ts'
import { Failures } from '../../record/page/Loaded.tsx'
import { Panel } from '../../record/page/Panel.tsx'

/** The hosts at which the brand answers. */
export function HostForm() {
  const site = useRecordContext<SiteView>()
  return site ? <Form key={site.hosts.join()} site={site} /> : null
}

function Form({ site }: { site: SiteView }) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const call = useCall()
  const [hosts, setHosts] = useState<readonly string[]>(site.hosts)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      call('PUT /v1/sites/:id/hosts', { params: { id: site.id }, body: { hosts: typed(hosts) } }),
    onSuccess: () => {
      notify('siteSettings.hosts.saved', { type: 'success' })
      refresh()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate()
  }
  return (
    <Panel title={translate('siteSettings.hosts.title')}>
      <Typography sx={{ fontSize: 12, color: 'text.secondary', mb: 2 }}>
        {translate(site.hosts.length > 0 ? 'siteSettings.hosts.hint' : 'siteSettings.hosts.none')}
      </Typography>
      <Stack
        component="form"
        onSubmit={submit}
        spacing={1.5}
        sx={{ alignItems: 'flex-start', maxWidth: 480 }}
      >
        {hosts.map((host, index) => (
          // rows have only their position for a key
          <Stack key={index} direction="row" spacing={1} sx={{ width: '100%' }}>
            <TextField
              fullWidth
              label={translate(
                index === 0 ? 'siteSettings.hosts.first' : 'siteSettings.hosts.host'
              )}
              value={host}
              onChange={({ target }) => setHosts(hosts.with(index, target.value))}
              slotProps={{
                htmlInput: { dir: 'ltr', spellCheck: false, maxLength: MOST_HOST_LENGTH },
              }}
            />
            <IconButton
              aria-label={translate('siteSettings.hosts.remove', { host })}
              disabled={hosts.length === 1}
              onClick={() => setHosts(hosts.toSpliced(index, 1))}
            >
              <RemoveIcon />
            </IconButton>
          </Stack>
        ))}
        <Button
          color="inherit"
          startIcon={<AddIcon />}
          disabled={hosts.length >= MOST_HOSTS}
          onClick={() => setHosts([...hosts, ''])}
        >
          {translate('siteSettings.hosts.add')}
        </Button>
        <Failures error={error} sx={{ width: '100%' }} />
        <Box>
          <Button
            type="submit"
            variant="contained"
            loading={isPending}
            disabled={typed(hosts).join() === site.hosts.join()}
          >
            {translate('siteSettings.hosts.save')}
          </Button>
        </Box>
      </Stack>
    </Panel>
  )
}

/** The hosts without rows that are still empty. */
const typed = (hosts: readonly string[]): string[] =>
  hosts.map((host) => host.trim()).filter((host) => host !== '')
