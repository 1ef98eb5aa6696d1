import { Box, Card } from '@mui/material'
import {
  EditBase,
  ResourceContextProvider,
  useNotify,
  useRecordContext,
  useTranslate,
} from 'ra-core'
import { SaveButton, SimpleForm, Toolbar } from 'react-admin'
import type { SiteView } from '@grandstand/shared-types/wire/site/sites'
import { mayDo } from '../../access/permissions.ts'
import { useMe } from '../../access/useMe.ts'
import { AccessDeniedPage } from '../../layout/MessagePage.tsx'
import { PageHeader } from '../../layout/PageHeader.tsx'
import { useFocusFirstError } from '../../record/form/useFocusFirstError.ts'
import { Loading } from '../../record/page/Loading.tsx'
import { LiveSettingsInputs } from './LiveSettingsInputs.tsx'

/** The brand's settings for live betting, in force at once. The form sends no other setting. */
export default function LiveSettings() {
  const translate = useTranslate()
  const notify = useNotify()
  const me = useMe()
  if (!me) return null
  if (!mayDo(me, 'edit', 'sites')) return <AccessDeniedPage />
  return (
    <ResourceContextProvider value="sites">
      <EditBase
        resource="sites"
        id={me.siteId}
        mutationMode="pessimistic"
        redirect={false}
        transform={({ settings }: SiteView) => ({ settings: { live: settings.live } })}
        mutationOptions={{
          onSuccess: () => notify('liveSettings.saved', { type: 'success' }),
        }}
      >
        <PageHeader title={translate('liveSettings.title')} />
        <Form />
      </EditBase>
    </ResourceContextProvider>
  )
}

/** The form, shown once the settings are loaded, because its lists of figures cannot be empty. */
function Form() {
  return useRecordContext() ? <FormCard /> : <Loading />
}

function FormCard() {
  const ref = useFocusFirstError<HTMLDivElement>()
  return (
    <Card ref={ref} sx={{ maxWidth: 860 }}>
      <SimpleForm toolbar={<FormToolbar />} sx={{ p: { xs: 2, md: 3 } }}>
        <Box sx={{ width: '100%' }}>
          <LiveSettingsInputs />
        </Box>
      </SimpleForm>
    </Card>
  )
}

function FormToolbar() {
  return (
    <Toolbar sx={{ borderTop: '1px solid', borderColor: 'divider', position: 'static' }}>
      <SaveButton />
    </Toolbar>
  )
}
