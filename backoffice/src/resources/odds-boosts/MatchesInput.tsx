import { matchName, type NamedMatch } from '../../format/matchName.ts'
import { required } from 'ra-core'
import { AutocompleteArrayInput, ReferenceArrayInput } from 'react-admin'

const WHOLE_ROW = { gridColumn: '1 / -1' }
const nameOf = ({ home, away = '', isRace }: Partial<NamedMatch>) =>
  home ? matchName({ home, away, isRace }) : ''

/** Chooses matches by typing their teams. */
export function MatchesInput({ source }: { source: string }) {
  return (
    <ReferenceArrayInput
      source={source}
      reference="matches"
      perPage={50}
      sort={{ field: 'startsAt', order: 'DESC' }}
    >
      <AutocompleteArrayInput
        optionText={nameOf}
        filterToQuery={(q: string) => (q ? { q } : {})}
        validate={required()}
        sx={WHOLE_ROW}
      />
    </ReferenceArrayInput>
  )
}
