import { matchName } from '../../format/matchName.ts'
import { MATCH_STATUSES } from '@grandstand/shared-types/catalogue/match_status'
import { required } from 'ra-core'
import { BooleanInput, SelectInput } from 'react-admin'
import { EditPage } from '../../record/form/FormPage.tsx'
import { FormSection } from '../../record/form/FormSection.tsx'
import { NumberInput, TimeInput } from '../../record/inputs/ParsedInput.tsx'

const STATUSES = MATCH_STATUSES.map((id) => ({ id, name: `values.matchStatus.${id}` }))

/** Changes the data of a listed match that staff may change. */
export default function MatchEdit() {
  return (
    <EditPage
      redirect="show"
      titleOf={(record) =>
        matchName({
          home: String(record['home']),
          away: String(record['away']),
          isRace: record['isRace'] === true,
        })
      }
    >
      <FormSection>
        <TimeInput source="startsAt" isRequired />
        <SelectInput source="status" choices={STATUSES} validate={required()} />
        <NumberInput source="minSelections" min={1} max={20} step={1} validate={required()} />
        <NumberInput source="listOrder" min={0} step={1} />
        <BooleanInput source="active" />
        <BooleanInput source="isFeatured" helperText="matches.featuredHint" />
      </FormSection>
    </EditPage>
  )
}
