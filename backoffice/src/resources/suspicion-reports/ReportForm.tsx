import { matchName } from '../../format/matchName.ts'
import {
  SUSPICION_SIGNS,
  SUSPICION_TEXT_LENGTH,
} from '@grandstand/shared-types/wire/betting/suspicion'
import { maxLength, minLength, required } from 'ra-core'
import { SelectInput, TextInput } from 'react-admin'
import { CreatePage, EditPage } from '../../record/form/FormPage.tsx'
import { FormSection } from '../../record/form/FormSection.tsx'
import { useParams } from 'react-router-dom'
import { MatchInput } from '../catalogue/catalogueInputs.tsx'

const { min, max } = SUSPICION_TEXT_LENGTH
const SIGNS = SUSPICION_SIGNS.map((id) => ({ id, name: `values.suspicionSign.${id}` }))
const TEXT_RULES = [required(), minLength(min), maxLength(max)]

/** Opens a report (`?source={"matchId"}` presets its match), or changes what staff wrote in a draft. */
export default function ReportForm() {
  const { id } = useParams()
  if (id === undefined) {
    return (
      <CreatePage redirect="show" defaultValues={{ sign: 'stakes' }}>
        <FormSection>
          <MatchInput source="matchId" />
          <WrittenInputs />
        </FormSection>
      </CreatePage>
    )
  }
  return (
    <EditPage
      redirect="show"
      transform={({ sign, text }) => ({ sign, text })}
      titleOf={(report) =>
        matchName({ home: String(report['home']), away: String(report['away']) })
      }
    >
      <FormSection>
        <WrittenInputs />
      </FormSection>
    </EditPage>
  )
}

function WrittenInputs() {
  return (
    <>
      <SelectInput source="sign" choices={SIGNS} validate={required()} />
      <TextInput
        source="text"
        multiline
        minRows={5}
        validate={TEXT_RULES}
        helperText="suspicion.textHint"
      />
    </>
  )
}
