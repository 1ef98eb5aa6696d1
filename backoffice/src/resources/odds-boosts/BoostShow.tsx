import type { OddsBoostRow } from '@grandstand/shared-types/wire/bonuses/odds_boosts'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { useMay } from '../../access/useMay.ts'
import { Money } from '../../fields/Money.tsx'
import { RecordLink } from '../../fields/RecordLink.tsx'
import { Time } from '../../fields/Time.tsx'
import { useFormat } from '../../format/useFormat.ts'
import { PageHeader } from '../../layout/PageHeader.tsx'
import { Facts, type Fact } from '../../record/page/Facts.tsx'
import { Panel } from '../../record/page/Panel.tsx'
import { recordPage } from '../../record/page/RecordPage.tsx'
import { RecordHistory } from '../audit-log/RecordHistory.tsx'
import { BetteredBy } from './BetteredBy.tsx'
import { EndBoostButton } from './EndBoostButton.tsx'
import { useSubjectNames } from './useSubjectNames.ts'

/** A boost: its terms, what it cost so far, and its end. */
export default recordPage(BoostPage)

function BoostPage({ record: boost }: { record: OddsBoostRow }) {
  const translate = useTranslate()
  const format = useFormat()
  const mayEdit = useMay('bonuses.edit')
  const [openedAt] = useState(Date.now)
  const { terms, costs, matches } = boost
  const names = useSubjectNames(terms.matchIds[0])
  const label = (name: string) => translate(`resources.odds-boosts.fields.${name}`)
  const yes = (is: boolean) => translate(`ra.boolean.${is}`)
  return (
    <>
      <PageHeader
        title={boost.name}
        backTo="/odds-boosts"
        detail={<Time at={boost.createdAt} />}
        actions={mayEdit && boost.endsAt > openedAt && <EndBoostButton boost={boost} />}
      />
      <Panel title={translate('oddsBoosts.cost')}>
        <Facts
          facts={
            costs.length === 0
              ? [[translate('oddsBoosts.used'), format.count(0)]]
              : costs.flatMap(({ currency, couponCount, stakesMinor, paidMinor }) => [
                  [`${translate('oddsBoosts.used')} (${currency})`, format.count(couponCount)],
                  [
                    translate('oddsBoosts.stakes'),
                    <Money minor={stakesMinor} currency={currency} />,
                  ],
                  [
                    `${translate('oddsBoosts.paid')} (${currency})`,
                    <Money minor={paidMinor} currency={currency} isStrong />,
                  ],
                ])
          }
        />
      </Panel>
      <Panel>
        <Facts
          facts={[
            [label('better'), <BetteredBy terms={terms} />],
            [label('startsAt'), <Time at={boost.startsAt} />],
            [label('endsAt'), <Time at={boost.endsAt} />],
            [
              label('terms.matchIds'),
              matches.map(({ id, name }) => (
                <div key={id}>
                  <RecordLink resource="matches" id={id}>
                    {name}
                  </RecordLink>
                </div>
              )),
            ],
            terms.marketTypeId !== null && [
              label('terms.marketTypeId'),
              names.market(terms.marketTypeId, terms.specifier),
            ],
            terms.marketTypeId !== null &&
              terms.outcomeKey !== null && [
                label('terms.outcomeKey'),
                names.outcome(terms.marketTypeId, terms.outcomeKey, terms.specifier),
              ],
            [label('terms.isLive'), yes(terms.isLive)],
            [label('terms.isSinglesOnly'), yes(terms.isSinglesOnly)],
            [label('terms.leastSelections'), format.count(terms.leastSelections)],
            [label('terms.usesPerPlayer'), format.count(terms.usesPerPlayer)],
            ...terms.amounts.flatMap(
              ({ currency, highestStakeMinor, highestExtraMinor }): Fact[] => [
                [
                  `${translate('oddsBoosts.highestStake')} (${currency})`,
                  <Money minor={highestStakeMinor} currency={currency} />,
                ],
                [
                  `${translate('oddsBoosts.highestExtra')} (${currency})`,
                  <Money minor={highestExtraMinor} currency={currency} />,
                ],
              ]
            ),
            terms.countries.length > 0 && [label('terms.countries'), terms.countries.join(', ')],
            terms.branches.length > 0 && [label('terms.branches'), terms.branches.join(', ')],
            [label('authorName'), boost.authorName],
          ]}
        />
      </Panel>
      <RecordHistory />
    </>
  )
}
