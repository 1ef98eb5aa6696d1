import { useTranslate } from 'ra-core'
import { EditPage } from '../../record/FormPage.tsx'
import { RecordHistory } from '../audit-log/RecordHistory.tsx'
import { SiteInputs } from './SiteInputs.tsx'

/** Settings of a brand for all its users, in force at once; placed coupons keep the settings of their placing. */
export default function SiteEdit() {
  const translate = useTranslate()
  return (
    <EditPage
      below={<RecordHistory of="site" />}
      titleOf={(record) => translate('limitScreens.siteTitle', { title: String(record['title']) })}
    >
      <SiteInputs />
    </EditPage>
  )
}
