import { NOTICE_AUDIENCES, NOTICE_FORMS } from '@grandstand/shared-types/wire/notices'
import { required } from 'ra-core'
import { FormDataConsumer, SelectInput } from 'react-admin'
import { ReferenceFilter } from '../../list/filters.tsx'
import { writtenTexts } from '../../record/languages/writtenTexts.ts'
import { CreatePage } from '../../record/FormPage.tsx'
import { FormSection } from '../../record/FormSection.tsx'
import { NoticeTexts } from './NoticeTexts.tsx'

const FORMS = NOTICE_FORMS.map((id) => ({ id, name: `values.noticeForm.${id}` }))
const AUDIENCES = NOTICE_AUDIENCES.map((id) => ({ id, name: `values.noticeAudience.${id}` }))
const RECEIVERS = { player: { type: 'player' }, branch: { type: ['dealer', 'partner'] } }

/** Writes to one player, a branch or everybody. */
export default function NoticeCreate() {
  return (
    <CreatePage
      defaultValues={{ form: 'message', audience: 'player' }}
      transform={({ form, audience, ...rest }) => ({
        form,
        audience,
        ...(audience !== 'brand' && { userId: rest['userId'] }),
        texts: writtenTexts(rest['texts']),
        shownFrom: rest['shownFrom'] ?? null,
        shownTo: rest['shownTo'] ?? null,
      })}
    >
      <FormSection isPaired>
        <SelectInput source="form" choices={FORMS} validate={required()} />
        <SelectInput source="audience" choices={AUDIENCES} validate={required()} />
        <FormDataConsumer>
          {({ formData }) => {
            const audience = formData['audience']
            return audience === 'player' || audience === 'branch' ? (
              <Receiver key={audience} audience={audience} />
            ) : null
          }}
        </FormDataConsumer>
      </FormSection>
      <NoticeTexts />
    </CreatePage>
  )
}

const Receiver = ({ audience }: { audience: keyof typeof RECEIVERS }) => (
  <ReferenceFilter
    source="userId"
    reference="users"
    optionText="username"
    filter={RECEIVERS[audience]}
    isRequired
  />
)
