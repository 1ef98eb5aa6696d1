import type { BonusGrantRow, GrantLogRow } from '@grandstand/shared-types/wire/bonuses/office'
import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useReading } from '../../api/useCall.ts'
import { Dash, Money } from '../../fields/Money.tsx'
import { RecordLink } from '../../fields/RecordLink.tsx'
import { Time } from '../../fields/Time.tsx'
import { ValueText } from '../../fields/ValueText.tsx'
import { Loaded } from '../../record/page/Loaded.tsx'
import { Panel } from '../../record/page/Panel.tsx'

const PLAYS = { coupon: 'coupons', gameRound: 'game-rounds' } as const
const HEADS = ['at', 'kind', 'amountMinor', 'play', 'actorName', 'reason'] as const

/** Everything that happened to a bonus, the newest first. */
export function GrantLog({ grant: { id, currency } }: { grant: BonusGrantRow }) {
  const translate = useTranslate()
  const answer = useQuery(useReading('GET /v1/bonus-grants/:id/log', { params: { id } }))
  return (
    <Panel title={translate('bonuses.log.title')} isFlush>
      <Loaded answer={answer} sx={{ m: 2 }}>
        {(rows) =>
          rows.length === 0 ? (
            <Box sx={{ p: 2, color: 'text.secondary' }}>{translate('bonuses.log.none')}</Box>
          ) : (
            <Table size="small">
              <TableHead>
                <TableRow>
                  {HEADS.map((head) => (
                    <TableCell key={head} align={head === 'amountMinor' ? 'right' : 'left'}>
                      {translate(`bonuses.log.${head}`)}
                    </TableCell>
                  ))}
                </TableRow>
              </TableHead>
              <TableBody>
                {rows.map((row, index) => (
                  <LogRow key={rows.length - index} row={row} currency={currency} />
                ))}
              </TableBody>
            </Table>
          )
        }
      </Loaded>
    </Panel>
  )
}

function LogRow({ row, currency }: { row: GrantLogRow; currency: string }) {
  const { kind, amountMinor, play, actorName, reason, at } = row
  return (
    <TableRow>
      <TableCell>
        <Time at={at} />
      </TableCell>
      <TableCell>
        <ValueText group="grantLogKind" code={kind} />
      </TableCell>
      <TableCell align="right">
        <Money minor={amountMinor} currency={currency} />
      </TableCell>
      <TableCell>
        {play ? (
          <RecordLink resource={PLAYS[play.kind]} id={play.id}>
            <ValueText group="subject" code={play.kind} /> #{play.id}
          </RecordLink>
        ) : (
          <Dash />
        )}
      </TableCell>
      <TableCell>{actorName ?? <Dash />}</TableCell>
      <TableCell sx={{ overflowWrap: 'anywhere' }}>{reason ?? <Dash />}</TableCell>
    </TableRow>
  )
}
