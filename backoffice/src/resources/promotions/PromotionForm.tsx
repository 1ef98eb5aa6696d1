import type { PromotionRow } from '@grandstand/shared-types/wire/site/content'
import { PageTextInputs } from '../../record/languages/PageTextInputs.tsx'
import { RecordForm } from '../../record/form/FormPage.tsx'
import { FormSection } from '../../record/form/FormSection.tsx'
import { PictureInput } from '../../record/pictures/PictureInput.tsx'
import { FormPreview } from '../../record/richText/FormPreview.tsx'
import { NEW_SHOWN, ShownWhileInputs, shownWhile } from '../../record/inputs/ShownWhileInputs.tsx'
import { RecordHistory } from '../audit-log/RecordHistory.tsx'

/** A promotion in every language. */
export default function PromotionForm() {
  return (
    <RecordForm
      transform={sent}
      defaultValues={NEW_SHOWN}
      titleOf={({ title }) => String(title)}
      canDelete
      inputs={() => <PromotionInputs />}
      below={<RecordHistory />}
    />
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
