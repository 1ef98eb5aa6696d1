import { Alert, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { useTranslate } from 'ra-core'
import { findMarketType } from '@grandstand/shared-types/markets/table/market_types'
import type { MarketType } from '@grandstand/shared-types/markets/model/market_type'
import { factFieldsOf } from '@grandstand/shared-types/markets/facts/facts_of_type'
import { sportName } from '@grandstand/shared-types/languages/staff_words'
import type { SiteLanguage } from '@grandstand/shared-types/languages/table'
import { mayDo } from '../../access/permissions.ts'
import { useMe } from '../../access/useMe.ts'
import { StatusChip } from '../../fields/StatusChip.tsx'
import { ValueText } from '../../fields/ValueText.tsx'
import { useFormat } from '../../format/useFormat.ts'
import { useNameLanguages } from '../../format/useNameLanguages.tsx'
import { PageHeader } from '../../layout/PageHeader.tsx'
import { Facts, type Fact } from '../../record/page/Facts.tsx'
import { EditButton } from '../../record/page/LinkButton.tsx'
import { Panel } from '../../record/page/Panel.tsx'
import { recordPage } from '../../record/page/RecordPage.tsx'
import type { MarketTypeRow } from '@grandstand/shared-types/wire/betting/catalogue'
import { nameIn } from '../../format/nameIn.ts'
import { RecordHistory } from '../audit-log/RecordHistory.tsx'
import { useBasisName } from '../facts/useFactWords.ts'
import { typeNames } from './typeNames.ts'

/**
 * A market type: its rule, the score that it reads in each sport, the facts it needs, its outcomes in each language.
 */
export default recordPage(MarketTypePage)

function MarketTypePage({ record }: { record: MarketTypeRow }) {
  const format = useFormat()
  const me = useMe()
  const type = findMarketType(record.id)
  return (
    <>
      <PageHeader
        title={nameIn(record, format.locale)}
        backTo="/market-types"
        detail={
          <>
            <StatusChip group="active" code={record.active} />
            <ValueText group="marketGroup" code={record.group} />
            <span>#{record.id}</span>
          </>
        }
        actions={
          me &&
          mayDo(me, 'edit', 'market-types') && <EditButton resource="market-types" id={record.id} />
        }
      />
      {type ? (
        <MarketTypeParts record={record} type={type} />
      ) : (
        <Alert severity="warning" variant="outlined">
          {format.value('rule', 'unknown')}
        </Alert>
      )}
      <RecordHistory />
    </>
  )
}

function MarketTypeParts({ record, type }: { record: MarketTypeRow; type: MarketType }) {
  const translate = useTranslate()
  const format = useFormat()
  const { languages, choice } = useNameLanguages()
  return (
    <>
      <Panel aside={choice}>
        <Facts
          facts={[
            ...languages.map((language): Fact => [
              format.value('language', language),
              bothOf(nameIn(record, language), typeNames(record)?.shortNames[language]),
            ]),
            [translate('marketType.rule'), format.value('rule', type.rule.key)],
            [translate('marketType.line'), format.value('specifierKind', type.specifierKind)],
            [translate('marketType.key'), type.key],
          ]}
        />
      </Panel>
      <Panel title={translate('marketType.facts')} isFlush>
        <NeedsTable type={type} />
      </Panel>
      <Panel title={translate('marketType.outcomes')} isFlush>
        <OutcomesTable record={record} languages={languages} />
      </Panel>
    </>
  )
}

function NeedsTable({ type }: { type: MarketType }) {
  const translate = useTranslate()
  const format = useFormat()
  const basisName = useBasisName()
  const sports = Object.entries(type.basisBySport)
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>{translate('marketType.sport')}</TableCell>
          <TableCell>{translate('marketType.reads')}</TableCell>
          <TableCell>{translate('marketType.needs')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {sports.map(([sportId, basis]) => (
          <TableRow key={sportId}>
            <TableCell>{sportName(Number(sportId), format.locale) ?? sportId}</TableCell>
            <TableCell>{basisName(basis)}</TableCell>
            <TableCell>
              {factFieldsOf(type, Number(sportId))
                .map((field) => format.value('factField', field))
                .join(', ')}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

/** The name, with the short name when it differs. */
const bothOf = (name = '', short = ''): string => (short === name ? name : `${name} · ${short}`)

interface OutcomesTableProps {
  record: MarketTypeRow
  languages: readonly SiteLanguage[]
}

function OutcomesTable({ record, languages }: OutcomesTableProps) {
  const translate = useTranslate()
  const format = useFormat()
  const outcomes = typeNames(record)?.outcomes ?? []
  if (outcomes.length === 0) {
    return (
      <Alert severity="info" variant="outlined" sx={{ m: 2 }}>
        {translate('marketType.players')}
      </Alert>
    )
  }
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>{translate('marketType.key')}</TableCell>
          {languages.map((language) => (
            <TableCell key={language}>{format.value('language', language)}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {outcomes.map(({ key, names, shortNames }) => (
          <TableRow key={key}>
            <TableCell>{key}</TableCell>
            {languages.map((language) => (
              <TableCell key={language}>{bothOf(names[language], shortNames[language])}</TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
