import type { PromotionRow } from '@grandstand/shared-types/wire/site/content'
import { useParams } from 'react-router-dom'
import { PageTextInputs } from '../../record/languages/PageTextInputs.tsx'
import { CreatePage, EditPage } from '../../record/form/FormPage.tsx'
import { FormSection } from '../../record/form/FormSection.tsx'
import { PictureInput } from '../../record/pictures/PictureInput.tsx'
import { FormPreview } from '../../record/richText/FormPreview.tsx'
import { NEW_SHOWN, ShownWhileInputs, shownWhile } from '../../record/inputs/ShownWhileInputs.tsx'
import { RecordHistory } from '../audit-log/RecordHistory.tsx'

/** A promotion in every language. */
export default function PromotionForm() {
  const { id } = useParams()
  if (id === undefined) {
    return (
      <CreatePage transform={sent} defaultValues={NEW_SHOWN}>
        <PromotionInputs />
      </CreatePage>
    )
  }
  return (
    <EditPage
      transform={sent}
      titleOf={({ title }) => String(title)}
      canDelete
      below={<RecordHistory of="promotion" />}
    >
      <PromotionInputs />
    </EditPage>
  )
}

const pathOf = ({ id, isShown }: PromotionRow) => (isShown ? `promotions/${id}` : null)

function PromotionInputs() {
  return (
    <>
      <FormSection isPaired>
        <PictureInput source="picture" />
      </FormSection>
      <PageTextInputs />
      <ShownWhileInputs />
      <FormPreview pathOf={pathOf} />
    </>
  )
}

const sent = (record: Record<string, unknown>) => ({
  texts: record['texts'] ?? {},
  picture: record['picture'] ?? null,
  ...shownWhile(record),
})
