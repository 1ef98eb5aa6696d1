import { findLanguage, isSiteLanguage } from '@grandstand/shared-types/languages/table'
import {
  closedAt,
  MOST_MAINTENANCE_TEXT,
  type Maintenance,
} from '@grandstand/shared-types/sites/maintenance'
import type { SiteView } from '@grandstand/shared-types/wire/site/sites'
import { Alert, Button, FormControlLabel, Stack, Switch, Typography } from '@mui/material'
import { TextField } from '../../record/inputs/TextField.tsx'
import { useMutation } from '@tanstack/react-query'
import { useNotify, useRecordContext, useRefresh, useTranslate } from 'ra-core'
import { useState, type FormEvent } from 'react'
import { useCall } from '../../api/useCall.ts'
import { Failures } from '../../record/page/Loaded.tsx'
import { TIME } from '../../record/inputs/notations.ts'
import { Panel } from '../../record/page/Panel.tsx'
import { TypedField } from '../../record/inputs/TypedField.tsx'

/** Closes the brand to players, now or in a planned window. */
export function MaintenanceForm() {
  const site = useRecordContext<SiteView>()
  return site ? <Form key={site.updatedAt} site={site} /> : null
}

const ENDS = ['from', 'to'] as const

/** A time, or the typed text when it is no time. */
type TypedTimes = Record<(typeof ENDS)[number], unknown>

function Form({ site }: { site: SiteView }) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const call = useCall()
  const stored = site.settings.maintenance
  const [isOn, setIsOn] = useState(stored.isOn)
  const [times, setTimes] = useState<TypedTimes>({ from: stored.from, to: stored.to })
  const [texts, setTexts] = useState<Maintenance['texts']>(stored.texts)
  const [now] = useState(() => Date.now())
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: Maintenance) =>
      call('PUT /v1/sites/:id/maintenance', { params: { id: site.id }, body }),
    onSuccess: () => {
      notify('siteSettings.maintenance.saved', { type: 'success' })
      refresh()
    },
  })
  const isFaulty = (name: (typeof ENDS)[number]) =>
    times[name] !== null && !TIME.isValue(times[name])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (ENDS.some(isFaulty)) return
    mutate({ isOn, from: timeOf(times.from), to: timeOf(times.to), texts })
  }
  return (
    <Panel title={translate('siteSettings.maintenance.title')}>
      <Typography sx={{ fontSize: 12, color: 'text.secondary', mb: 2 }}>
        {translate('siteSettings.maintenance.hint')}
      </Typography>
      <Stack component="form" onSubmit={submit} spacing={2} sx={{ alignItems: 'flex-start' }}>
        {closedAt(stored, now) && (
          <Alert severity="warning" variant="outlined">
            {translate('siteSettings.maintenance.closed')}
          </Alert>
        )}
        <FormControlLabel
          control={<Switch checked={isOn} onChange={(_, checked) => setIsOn(checked)} />}
          label={translate('siteSettings.maintenance.isOn')}
        />
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
          {ENDS.map((name) => (
            <TypedField
              key={name}
              notation={TIME}
              label={translate(`siteSettings.maintenance.${name}`)}
              value={times[name]}
              onChange={(value) => setTimes({ ...times, [name]: value })}
              isFaulty={isFaulty(name)}
              helperText={isFaulty(name) && translate(TIME.invalid)}
            />
          ))}
        </Stack>
        {site.settings.languages.filter(isSiteLanguage).map((code) => (
          <TextField
            key={code}
            fullWidth
            multiline
            lang={findLanguage(code)?.bcp47 ?? code}
            label={translate('siteSettings.maintenance.text', {
              language: findLanguage(code)?.label ?? code,
            })}
            value={texts[code] ?? ''}
            onChange={({ target }) => setTexts({ ...texts, [code]: target.value })}
            slotProps={{ htmlInput: { maxLength: MOST_MAINTENANCE_TEXT } }}
          />
        ))}
        <Failures error={error} sx={{ width: '100%' }} />
        <Button type="submit" variant="contained" loading={isPending}>
          {translate('siteSettings.maintenance.save')}
        </Button>
      </Stack>
    </Panel>
  )
}

const timeOf = (typed: unknown): number | null => (typeof typed === 'number' ? typed : null)
