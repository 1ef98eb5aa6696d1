import type {
  CommissionPlanRow,
  CommissionVersionView,
} from '@grandstand/shared-types/wire/money/statements'
import { useTranslate } from 'ra-core'
import { useMe } from '../../access/useMe.ts'
import { useFormat } from '../../format/useFormat.ts'
import { PageHeader } from '../../layout/PageHeader.tsx'
import { Facts } from '../../record/page/Facts.tsx'
import { Panel } from '../../record/page/Panel.tsx'
import { recordPage } from '../../record/page/RecordPage.tsx'
import { RecordHistory } from '../audit-log/RecordHistory.tsx'
import { BandsText } from './BandsText.tsx'
import { NewTermsButton } from './NewTermsButton.tsx'

/** One commission plan with all its versions. */
export default recordPage(PlanPage)

function PlanPage({ record: plan }: { record: CommissionPlanRow }) {
  const translate = useTranslate()
  const format = useFormat()
  const me = useMe()
  const label = (name: string) => translate(`resources.commission-plans.fields.${name}`)
  const costsOf = ({ costs }: CommissionVersionView) =>
    costs.map((cost) => format.value('commissionCost', cost)).join(', ') || '–'
  return (
    <>
      <PageHeader
        title={plan.name}
        backTo="/commission-plans"
        actions={me?.permissions.includes('commission.edit') && <NewTermsButton plan={plan} />}
      />
      {plan.versions.map((version) => (
        <Panel key={version.id} title={`${label('fromDay')}: ${format.date(version.fromDay)}`}>
          <Facts
            facts={[
              [label('basis'), format.value('commissionBasis', version.basis)],
              [label('scope'), format.value('commissionScope', version.scope)],
              [label('negative'), format.value('negativePeriods', version.negative)],
              ...(version.carryCapMinor === null
                ? []
                : [[label('carryCapMinor'), format.amount(version.carryCapMinor)] as const]),
              ...(version.basis === 'netWin' ? [[label('costs'), costsOf(version)] as const] : []),
              [label('bands'), <BandsText bands={version.bands} />],
              ...(version.turnover === 'none'
                ? []
                : [
                    [label('turnover'), format.value('turnoverShare', version.turnover)] as const,
                    [label('turnoverBands'), <BandsText bands={version.turnoverBands} />] as const,
                  ]),
            ]}
          />
        </Panel>
      ))}
      <RecordHistory />
    </>
  )
}
