import { useTranslate } from 'ra-core'
import { writtenTexts } from '../../record/languages/writtenTexts.ts'
import { EditPage } from '../../record/form/FormPage.tsx'
import { RecordHistory } from '../audit-log/RecordHistory.tsx'
import { NoticeTexts } from './NoticeTexts.tsx'

/** Changes the texts or the time of a notice, or takes it back. */
export default function NoticeEdit() {
  const translate = useTranslate()
  return (
    <EditPage
      canDelete
      titleOf={() => translate('notices.one')}
      transform={({ texts, shownFrom, shownTo }) => ({
        texts: writtenTexts(texts),
        shownFrom: shownFrom ?? null,
        shownTo: shownTo ?? null,
      })}
      below={<RecordHistory />}
    >
      <NoticeTexts />
    </EditPage>
  )
}
