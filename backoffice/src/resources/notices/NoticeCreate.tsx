import { NOTICE_AUDIENCES, NOTICE_FORMS } from '@grandstand/shared-types/wire/site/notices'
import type { Me } from '@grandstand/shared-types/wire/people/accounts'
import { required } from 'ra-core'
import { FormDataConsumer, SelectInput } from 'react-admin'
import { isOfHouse } from '../../access/keeper.ts'
import { useMe } from '../../access/useMe.ts'
import { ReferenceFilter } from '../../list/filters/filters.tsx'
import { writtenTexts } from '../../record/languages/writtenTexts.ts'
import { CreatePage } from '../../record/form/FormPage.tsx'
import { FormSection } from '../../record/form/FormSection.tsx'
import { NoticeTexts } from './NoticeTexts.tsx'

const FORMS = NOTICE_FORMS.map((id) => ({ id, name: `values.noticeForm.${id}` }))
/** Only staff of the house write to everybody. */
const audiencesFor = (me: Pick<Me, 'type' | 'worksFor'>) =>
  NOTICE_AUDIENCES.filter((id) => id !== 'brand' || isOfHouse(me)).map((id) => ({
    id,
    name: `values.noticeAudience.${id}`,
  }))
const RECEIVERS = { player: { type: 'player' }, branch: { type: ['dealer', 'partner'] } }

/** Writes to one player, a branch or everybody. */
export default function NoticeCreate() {
  const me = useMe()
  if (!me) return null
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
        <SelectInput source="audience" choices={audiencesFor(me)} validate={required()} />
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
