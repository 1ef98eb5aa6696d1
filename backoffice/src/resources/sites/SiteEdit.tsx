import { useTranslate } from 'ra-core'
import { EditPage } from '../../record/FormPage.tsx'
import { SiteInputs } from './SiteInputs.tsx'

/** What a brand sets for everybody; in force at once, placed coupons keep theirs. */
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
