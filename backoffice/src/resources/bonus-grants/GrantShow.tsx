import { isUnended } from '@grandstand/shared-types/bonuses/states'
import type { BonusGrantRow } from '@grandstand/shared-types/wire/bonuses/office'
import { useTranslate } from 'ra-core'
import { useMay } from '../../access/useMay.ts'
import { ActorName } from '../../fields/ActorName.tsx'
import { Money } from '../../fields/Money.tsx'
import { RecordLink } from '../../fields/RecordLink.tsx'
import { Time } from '../../fields/Time.tsx'
import { inLanguage } from '../../format/inLanguage.ts'
import { useFormat } from '../../format/useFormat.ts'
import { PageHeader } from '../../layout/PageHeader.tsx'
import { Facts } from '../../record/page/Facts.tsx'
import { Panel } from '../../record/page/Panel.tsx'
import { recordPage } from '../../record/page/RecordPage.tsx'
import { RecordHistory } from '../audit-log/RecordHistory.tsx'
import { BonusSentences } from '../bonuses/BonusSentences.tsx'
import { GrantStateChip } from '../bonuses/StateChips.tsx'
import { FoundFlags } from './FoundFlags.tsx'
import { GrantActs } from './GrantActs.tsx'
import { Counted } from './grantColumns.tsx'
import { GrantLog } from './GrantLog.tsx'

const REFRESH_MS = 15_000

/** A bonus of a player: its figures, its log, and the terms by which it was given. */
export default recordPage(GrantPage, REFRESH_MS)

function GrantPage({ record: grant }: { record: BonusGrantRow }) {
  const translate = useTranslate()
  const format = useFormat()
  const mayDecide = useMay('bonuses.decide')
  const label = (name: string) => translate(`resources.bonus-grants.fields.${name}`)
  const money = (minor: number | null) => <Money minor={minor} currency={grant.currency} />
  return (
    <>
      <PageHeader
        title={inLanguage(grant.bonusTitles, format.locale)}
        backTo="/bonus-grants"
        detail={<GrantStateChip state={grant.state} />}
        actions={mayDecide && isUnended(grant.state) && <GrantActs grant={grant} />}
      />
      <Panel>
        <Facts
          facts={[
            [
              label('username'),
              <RecordLink resource="users" id={grant.userId}>
                {grant.username}
              </RecordLink>,
            ],
            [
              label('bonusTitles'),
              <RecordLink resource="bonuses" id={grant.bonusId}>
                {translate('bonuses.version', { number: grant.version })}
              </RecordLink>,
            ],
            [label('category'), format.value('bonusCategory', grant.category)],
            [label('baseMinor'), money(grant.baseMinor)],
            [label('grantedMinor'), money(grant.grantedMinor)],
            [label('dueMinor'), money(grant.dueMinor)],
            [
              label('countedMinor'),
              <>
                {money(grant.countedMinor)}
                <Counted of={grant} />
              </>,
            ],
            [label('convertedMinor'), money(grant.convertedMinor)],
            grant.owedMinor > 0 && [label('owedMinor'), money(grant.owedMinor)],
            [
              label('givenByName'),
              <ActorName of={{ actorId: grant.givenById, actorName: grant.givenByName }} />,
            ],
            [label('createdAt'), <Time at={grant.createdAt} />],
            [label('expiresAt'), <Time at={grant.expiresAt} />],
            [label('endedAt'), <Time at={grant.endedAt} />],
          ]}
        />
      </Panel>
      {grant.flags !== null && <FoundFlags grant={grant} />}
      <GrantLog grant={grant} />
      <Panel title={translate('bonuses.reads')}>
        <BonusSentences terms={grant.terms} category={grant.category} />
      </Panel>
      <RecordHistory />
    </>
  )
}
