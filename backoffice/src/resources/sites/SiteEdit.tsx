import type { SiteView } from '@grandstand/shared-types/wire/site/sites'
import { useTranslate, type RaRecord } from 'ra-core'
import { EditPage } from '../../record/form/FormPage.tsx'
import { RecordHistory } from '../audit-log/RecordHistory.tsx'
import { ClonePanel } from './ClonePanel.tsx'
import { HostForm } from './HostForm.tsx'
import { MaintenanceForm } from './MaintenanceForm.tsx'
import { ScriptForm } from './ScriptForm.tsx'
import { SiteInputs } from './SiteInputs.tsx'

/** Settings of a brand for all its users, in force at once; placed coupons keep the settings of their placing. */
export default function SiteEdit() {
  const translate = useTranslate()
  return (
    <EditPage
      below={
        <>
          <MaintenanceForm />
          <HostForm />
          <ClonePanel />
          <ScriptForm />
          <RecordHistory />
        </>
      }
      transform={sent}
      redirect={false}
      titleOf={(record) => translate('limitScreens.siteTitle', { title: String(record['title']) })}
    >
      <SiteInputs />
    </EditPage>
  )
}

/** The body to send. Styles and scripts have a form of their own, and a messenger without a contact is left out. */
function sent({ title, defaultLanguage, settings }: RaRecord | Partial<SiteView>) {
  const { profile } = settings
  const messaging = profile.messaging?.contact ? profile.messaging : null
  return { title, defaultLanguage, settings: { ...settings, profile: { ...profile, messaging } } }
}
