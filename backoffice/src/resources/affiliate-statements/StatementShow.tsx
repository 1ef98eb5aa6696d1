import {
  AFFILIATE_FIGURES,
  type AffiliateStatementLineRow,
  type AffiliateStatementPlayerRow,
  type AffiliateStatementRow,
} from '@grandstand/shared-types/wire/affiliates/statements'
import { Table, TableBody, TableCell, TableRow } from '@mui/material'
import { useTranslate } from 'ra-core'
import { Money } from '../../fields/Money.tsx'
import { RecordLink } from '../../fields/RecordLink.tsx'
import { StatusChip, ToneChip } from '../../fields/StatusChip.tsx'
import { Time } from '../../fields/Time.tsx'
import { PageHeader } from '../../layout/PageHeader.tsx'
import { columnsOf, WIDE } from '../../list/columnsOf.tsx'
import { RelatedList } from '../../list/RelatedList.tsx'
import { Facts } from '../../record/page/Facts.tsx'
import { Panel } from '../../record/page/Panel.tsx'
import { recordPage } from '../../record/page/RecordPage.tsx'
import { RecordHistory } from '../audit-log/RecordHistory.tsx'
import { PayoutText } from './PayoutText.tsx'
import { DaysText } from './DaysText.tsx'
import { PayOutButton, StepButton } from './StepButton.tsx'

/** One statement: its figures, and what each player adds. */
export default recordPage(StatementPage)

function StatementPage({ record: statement }: { record: AffiliateStatementRow }) {
  const translate = useTranslate()
  const label = (name: string) => translate(`resources.affiliate-statements.fields.${name}`)
  const { id, username, affiliateId, currency, state, firstApprovedBy } = statement
  return (
    <>
      <PageHeader
        title={translate('affiliateStatements.title', { name: username })}
        backTo="/affiliate-statements"
        detail={
          <>
            <StatusChip group="statementState" code={state} />
            <DaysText of={statement} />
            {firstApprovedBy && state === 'approved' && (
              <ToneChip
                tone="warn"
                text={translate('affiliateStatements.firstApproved', { name: firstApprovedBy })}
              />
            )}
          </>
        }
        actions={
          <>
            <PayOutButton statement={statement} />
            <StepButton statement={statement} />
          </>
        }
      />
      <Panel>
        <Facts
          facts={[
            [
              label('username'),
              <RecordLink resource="affiliates" id={affiliateId}>
                {username}
              </RecordLink>,
            ],
            [label('approvedAt'), <Time at={statement.approvedAt} />],
            [label('paidAt'), <Time at={statement.paidAt} />],
            [label('lockedAt'), <Time at={statement.lockedAt} />],
            [label('payoutState'), <PayoutText statement={statement} />],
          ]}
        />
      </Panel>
      <Panel title={translate('affiliateStatements.figures')} isFlush>
        <Table size="small">
          <TableBody>
            {AFFILIATE_FIGURES.map((figure) => (
              <TableRow key={figure}>
                <TableCell component="th" scope="row">
                  {label(figure)}
                </TableCell>
                <TableCell align="right">
                  <Money
                    minor={statement[figure]}
                    currency={currency}
                    isStrong={figure === 'payableMinor'}
                  />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Panel>
      <Panel title={translate('affiliateStatements.lines')} isFlush>
        <RelatedList
          resource="affiliate-statement-lines"
          filter={{ statementId: id }}
          sort={{ field: 'id', order: 'ASC' }}
        >
          {LINE_COLUMNS}
        </RelatedList>
      </Panel>
      <Panel title={translate('affiliateStatements.players')} isFlush>
        <RelatedList
          resource="affiliate-statement-players"
          filter={{ statementId: id }}
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

const line = columnsOf<AffiliateStatementLineRow>()
const LINE_COLUMNS = [
  line.cell('startsAt', (row) => <DaysText of={row} />),
  line.cell('belowName', ({ belowId, belowName }) => <Source {...{ belowId, belowName }} />),
  line.money('earnedMinor'),
  line.money('amountMinor'),
]

function Source({ belowId, belowName }: Pick<AffiliateStatementLineRow, 'belowId' | 'belowName'>) {
  const translate = useTranslate()
  if (belowId === null) return translate('affiliateStatements.ownPlayers')
  return (
    <RecordLink resource="affiliates" id={belowId}>
      {belowName}
    </RecordLink>
  )
}

const player = columnsOf<AffiliateStatementPlayerRow>()
const PLAYER_COLUMNS = [
  player.user('username', 'userId'),
  player.status('standing', 'referralStanding'),
  player.money('foundGrossMinor', WIDE),
  player.money('grossMinor'),
  player.money('correctionsMinor', WIDE),
  player.money('bonusesMinor', WIDE),
  player.money('chargebacksMinor', WIDE),
  player.money('cpaMinor'),
]
