import type {
  AffiliatePlayerRow,
  AffiliateRow,
} from '@grandstand/shared-types/wire/affiliates/affiliates'
import { Box } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useMe } from '../../access/useMe.ts'
import { RecordLink } from '../../fields/RecordLink.tsx'
import { StatusChip } from '../../fields/StatusChip.tsx'
import { Time } from '../../fields/Time.tsx'
import { PageHeader } from '../../layout/PageHeader.tsx'
import { columnsOf, WIDE } from '../../list/columnsOf.tsx'
import { RelatedList } from '../../list/RelatedList.tsx'
import { Facts } from '../../record/page/Facts.tsx'
import { Panel } from '../../record/page/Panel.tsx'
import { recordPage } from '../../record/page/RecordPage.tsx'
import { RecordHistory } from '../audit-log/RecordHistory.tsx'
import { AdjustButton } from './AdjustButton.tsx'
import { AdjustmentTable } from './AdjustmentTable.tsx'
import { DealTable } from './DealTable.tsx'
import { NewDealButton } from './NewDealButton.tsx'
import { ReachPanel } from './ReachPanel.tsx'
import { StateButtons } from './StateButtons.tsx'

/** One affiliate: deals, corrections, referred players, what staff did. */
export default recordPage(AffiliatePage)

function AffiliatePage({ record: affiliate }: { record: AffiliateRow }) {
  const translate = useTranslate()
  const me = useMe()
  const mayEdit = me?.permissions.includes('affiliates.edit') ?? false
  const label = (name: string) => translate(`resources.affiliates.fields.${name}`)
  const { id, userId, username, state, code, parentId, parentName, about, reason } = affiliate
  return (
    <>
      <PageHeader
        title={username}
        backTo="/affiliates"
        detail={<StatusChip group="affiliateState" code={state} />}
        actions={mayEdit && <StateButtons affiliate={affiliate} />}
      />
      <Panel>
        <Facts
          facts={[
            [
              label('userId'),
              <RecordLink resource="users" id={userId}>
                {username}
              </RecordLink>,
            ],
            [label('code'), <bdi dir="ltr">{code}</bdi>],
            [
              label('parentName'),
              <RecordLink resource="affiliates" id={parentId}>
                {parentName ?? '–'}
              </RecordLink>,
            ],
            [label('playerCount'), affiliate.playerCount],
            [label('heldCount'), affiliate.heldCount],
            [label('createdAt'), <Time at={affiliate.createdAt} />],
            [label('about'), about],
            [label('reason'), reason ?? '–'],
          ]}
        />
      </Panel>
      <Box
        sx={{
          display: 'grid',
          columnGap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
          alignItems: 'start',
        }}
      >
        <Panel
          title={label('deals')}
          aside={mayEdit && <NewDealButton affiliate={affiliate} />}
          isFlush
        >
          <DealTable affiliate={affiliate} />
        </Panel>
        <Panel
          title={label('adjustments')}
          aside={mayEdit && <AdjustButton affiliate={affiliate} />}
          isFlush
        >
          <AdjustmentTable affiliate={affiliate} />
        </Panel>
      </Box>
      <ReachPanel id={id} />
      <Panel title={translate('affiliates.players')} isFlush>
        <RelatedList
          resource="affiliate-players"
          filter={{ affiliateId: id }}
          sort={{ field: 'id', order: 'DESC' }}
          hasSearch
        >
          {PLAYER_COLUMNS}
        </RelatedList>
      </Panel>
      <RecordHistory />
    </>
  )
}

const player = columnsOf<AffiliatePlayerRow>()
const PLAYER_COLUMNS = [
  player.user('username', 'userId'),
  player.status('standing', 'referralStanding'),
  player.plain('code', WIDE),
  player.plain('campaign', WIDE),
  player.time('registeredAt'),
  player.time('firstDepositAt', WIDE),
  player.money('firstDepositMinor', WIDE),
]
