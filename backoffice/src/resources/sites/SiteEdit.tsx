import { useTranslate } from 'ra-core'
import { EditPage } from '../../record/FormPage.tsx'
import { SiteInputs } from './SiteInputs.tsx'

/** Settings of a brand for all its users, in force at once; placed coupons keep the settings of their placing. */
export default function SiteEdit() {
  const translate = useTranslate()
  return (
    <EditPage
      titleOf={(record) => translate('limitScreens.siteTitle', { title: String(record['title']) })}
    >
      <SiteInputs />
    </EditPage>
  )
}
