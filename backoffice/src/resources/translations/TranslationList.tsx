import { SITE_LANGUAGES } from '@grandstand/shared-types/languages/table'
import {
  SITE_TEXT_STATES,
  type TranslationRow,
} from '@grandstand/shared-types/wire/site/translations'
import { ToneChip, type Tone } from '../../fields/StatusChip.tsx'
import { useFormat } from '../../format/useFormat.ts'
import { columnsOf, WIDE } from '../../list/columnsOf.tsx'
import { ChoiceFilter } from '../../list/filters/filters.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'
import { ShownText } from './ShownText.tsx'

const column = columnsOf<TranslationRow>()

const COLUMNS = [
  column.main('original', 'translations', (row) => <ShownText text={row.original} />),
  column.value('language', 'language', WIDE),
  column.cell('shipped', (row) => <ShownText {...inForce(row)} />, { disableSort: true }),
  column.cell('state', ({ state }) => <State state={state} />),
  column.text('key', WIDE),
  column.time('updatedAt', WIDE),
]

const inForce = ({ own, shipped, language }: TranslationRow) => ({ text: own ?? shipped, language })

/** Every text of the site in every language: the text of the brand's own default language, and what players read. */
export default function TranslationList() {
  return (
    <ResourceList
      sort={{ field: 'id', order: 'ASC' }}
      filters={[
        <ChoiceFilter key="language" source="language" group="language" codes={SITE_LANGUAGES} />,
        <ChoiceFilter key="state" source="state" group="textState" codes={SITE_TEXT_STATES} />,
      ]}
    >
      {COLUMNS}
    </ResourceList>
  )
}

const TONES: Readonly<Record<TranslationRow['state'], Tone>> = {
  shipped: 'quiet',
  own: 'accent',
  missing: 'bad',
}

function State({ state }: Pick<TranslationRow, 'state'>) {
  const format = useFormat()
  return <ToneChip tone={TONES[state]} text={format.value('textState', state)} />
}
