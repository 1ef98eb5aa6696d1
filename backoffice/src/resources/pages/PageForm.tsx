import { isInfoPage, type PageRow } from '@grandstand/shared-types/wire/site/content'
import { BooleanInput } from 'react-admin'
import { useParams } from 'react-router-dom'
import { PageTextInputs } from '../../record/languages/PageTextInputs.tsx'
import { CreatePage, EditPage } from '../../record/form/FormPage.tsx'
import { FormPreview } from '../../record/richText/FormPreview.tsx'
import { RecordHistory } from '../audit-log/RecordHistory.tsx'

/** A page in every language. */
export default function PageForm() {
  const { id } = useParams()
  const inputs = (
    <>
      <PageTextInputs />
      <BooleanInput source="isShown" />
      <FormPreview pathOf={pathOf} />
    </>
  )
  if (id === undefined) {
    return (
      <CreatePage transform={sent} defaultValues={{ isShown: true }} redirect="edit">
        {inputs}
      </CreatePage>
    )
  }
  return (
    <EditPage
      transform={sent}
      titleOf={({ title }) => String(title)}
      redirect={false}
      canDelete={({ number }) => !isInfoPage(Number(number))}
      below={<RecordHistory />}
    >
      {inputs}
    </EditPage>
  )
}

const pathOf = ({ number, isShown }: PageRow) => (isShown ? `page/${number}` : null)

const sent = ({ texts, isShown }: Record<string, unknown>) => ({ texts, isShown })
