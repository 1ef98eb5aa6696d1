import { required } from 'ra-core'
import { TextInput } from '../../record/inputs/TextInput.tsx'
import { NumberInput } from '../../record/inputs/ParsedInput.tsx'
import { useParams, useSearchParams } from 'react-router-dom'
import { AddressInput } from '../../record/inputs/AddressInput.tsx'
import { CreatePage, EditPage } from '../../record/form/FormPage.tsx'
import { FormSection } from '../../record/form/FormSection.tsx'
import { RecordHistory } from '../audit-log/RecordHistory.tsx'

/** A TV channel of a match; the address of a new one may name the match. */
export default function ChannelForm() {
  const { id } = useParams()
  const [params] = useSearchParams()
  if (id === undefined) {
    const matchId = Number(params.get('match')) || undefined
    return (
      <CreatePage transform={sent} defaultValues={{ matchId }}>
        <FormSection>
          <NumberInput source="matchId" validate={required()} />
          <Inputs />
        </FormSection>
      </CreatePage>
    )
  }
  return (
    <EditPage
      transform={sent}
      titleOf={({ name }) => String(name)}
      canDelete
      below={<RecordHistory />}
    >
      <FormSection>
        <Inputs />
      </FormSection>
    </EditPage>
  )
}

function Inputs() {
  return (
    <>
      <TextInput source="name" validate={required()} slotProps={{ htmlInput: { maxLength: 60 } }} />
      <AddressInput source="link" />
    </>
  )
}

const sent = ({ matchId, name, link }: Record<string, unknown>) => ({
  matchId,
  name,
  link: link || null,
})
