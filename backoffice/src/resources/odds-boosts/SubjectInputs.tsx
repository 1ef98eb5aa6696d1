import type { OddsBoostBody } from '@grandstand/shared-types/wire/bonuses/odds_boosts'
import { useTranslate } from 'ra-core'
import { AutocompleteInput, SelectInput } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { useMatchMarkets } from '../markets/useMatchMarkets.ts'
import { useSubjectNames } from './useSubjectNames.ts'

type Form = Pick<OddsBoostBody, 'terms'>

/** Chooses the market, line and outcome that are boosted, from those of the first match. */
export function SubjectInputs() {
  const [matchId] = useWatch<Form, 'terms.matchIds'>({ name: 'terms.matchIds' })
  return matchId === undefined ? (
    <SelectInput
      source="terms.marketTypeId"
      choices={[]}
      disabled
      helperText="oddsBoosts.noMatchHint"
    />
  ) : (
    <OfMatch key={matchId} matchId={matchId} />
  )
}

function OfMatch({ matchId }: { matchId: number }) {
  const translate = useTranslate()
  const { setValue } = useFormContext<Form>()
  const [typeId, line] = useWatch<Form, ['terms.marketTypeId', 'terms.specifier']>({
    name: ['terms.marketTypeId', 'terms.specifier'],
  })
  const names = useSubjectNames(matchId)
  const { markets, outcomesOf, isPending } = useMatchMarkets(matchId)
  const types = [...new Set(markets.map(({ marketTypeId }) => marketTypeId))]
  const ofType = markets.filter(({ marketTypeId }) => marketTypeId === typeId)
  const lines = ofType.filter(({ specifier }) => specifier !== '')
  const chosen = line ? ofType.filter(({ specifier }) => specifier === line) : ofType
  const keys = new Set(chosen.flatMap(({ id }) => outcomesOf(id).map(({ key }) => key)))
  return (
    <>
      <AutocompleteInput
        source="terms.marketTypeId"
        isPending={isPending}
        choices={types.map((id) => ({ id, name: names.market(id, '') }))}
        translateChoice={false}
        helperText="oddsBoosts.marketHint"
        onChange={() => {
          setValue('terms.specifier', '')
          setValue('terms.outcomeKey', null)
        }}
      />
      {typeId !== null && lines.length > 0 && (
        <SelectInput
          source="terms.specifier"
          emptyText={translate('oddsBoosts.everyLine')}
          choices={lines.map(({ marketTypeId, specifier }) => ({
            id: specifier,
            name: names.market(marketTypeId, specifier),
          }))}
          translateChoice={false}
        />
      )}
      {typeId !== null && keys.size > 0 && (
        <SelectInput
          source="terms.outcomeKey"
          emptyText={translate('oddsBoosts.everyOutcome')}
          choices={[...keys].map((key) => ({
            id: key,
            name: names.outcome(typeId, key, line),
          }))}
          translateChoice={false}
        />
      )}
    </>
  )
}
