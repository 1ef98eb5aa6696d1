import { required } from 'ra-core'
import { FormDataConsumer, SelectInput } from 'react-admin'
import { ReferenceFilter } from '../../list/filters/filters.tsx'
import { CreatePage } from '../../record/form/FormPage.tsx'
import { FormSection } from '../../record/form/FormSection.tsx'
import { CurrencyInput } from '../../record/inputs/CurrencyInput.tsx'
import { MoneyInput } from '../../record/inputs/ParsedInput.tsx'

const KINDS = ['player', 'currency'] as const

/** Hides a player, or sets the smallest win of a currency. */
export default function RuleCreate() {
  return (
    <CreatePage
      defaultValues={{ kind: 'player' }}
      transform={({ kind, userId, currency, smallestWinMinor }) =>
        kind === 'player' ? { userId } : { currency, smallestWinMinor }
      }
    >
      <FormSection>
        <SelectInput
          source="kind"
          validate={required()}
          choices={KINDS.map((id) => ({ id, name: `winnerRules.kind.${id}` }))}
        />
        <FormDataConsumer>
          {({ formData }) => (formData['kind'] === 'player' ? <PlayerInput /> : <SumInputs />)}
        </FormDataConsumer>
      </FormSection>
    </CreatePage>
  )
}

const PlayerInput = () => (
  <ReferenceFilter
    source="userId"
    reference="users"
    optionText="username"
    filter={{ type: 'player' }}
    isRequired
  />
)

const SumInputs = () => (
  <>
    <CurrencyInput />
    <MoneyInput source="smallestWinMinor" isRequired />
  </>
)
