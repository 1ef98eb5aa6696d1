import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import type { ServerRow } from '@grandstand/shared-types/wire/servers'
import { useTranslate } from 'ra-core'
import { Dash } from '../../fields/Money.tsx'
import { StatusChip } from '../../fields/StatusChip.tsx'
import { useFormat } from '../../format/useFormat.ts'
import { Panel } from '../../record/page/Panel.tsx'

const WIDE_ONLY = { display: { xs: 'none', md: 'table-cell' } } as const

/** The replicas of the database as each running server knows them; nothing where there are none. The server stands below on a phone. */
export function ReplicaTable({ servers }: { servers: readonly ServerRow[] }) {
  const translate = useTranslate()
  const format = useFormat()
  const seen = servers
    .filter(({ isAlive }) => isAlive)
    .flatMap(({ id, name, replicas }) => replicas.map((replica) => ({ id, name, ...replica })))
  if (seen.length === 0) return null
  return (
    <Panel title={translate('servers.replicas')} isFlush>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{translate('servers.replica')}</TableCell>
            <TableCell>{translate('servers.state')}</TableCell>
            <TableCell align="right">{translate('servers.behind')}</TableCell>
            <TableCell sx={WIDE_ONLY}>{translate('servers.seenBy')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {seen.map(({ id, name, address, lagMs, isUsed }) => (
            <TableRow key={`${id} ${address}`}>
              <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                <bdi dir="ltr">{address}</bdi>
                <Box sx={{ display: { md: 'none' }, fontSize: 12, color: 'text.secondary' }}>
                  {translate('servers.seenBy')}: <bdi dir="ltr">{name}</bdi>
                </Box>
              </TableCell>
              <TableCell>
                <StatusChip group="replicaState" code={stateOf(lagMs, isUsed)} />
              </TableCell>
              <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                {lagMs === null ? <Dash /> : translate('servers.ms', { ms: format.count(lagMs) })}
              </TableCell>
              <TableCell sx={{ ...WIDE_ONLY, overflowWrap: 'anywhere' }}>
                <bdi dir="ltr">{name}</bdi>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Panel>
  )
}

function stateOf(lagMs: number | null, isUsed: boolean): 'used' | 'behind' | 'lost' {
  if (isUsed) return 'used'
  return lagMs === null ? 'lost' : 'behind'
}
