import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { REPORTED_DRIFT_MS } from '@grandstand/shared-types/wire/integrity'
import type { ServerRow } from '@grandstand/shared-types/wire/servers'
import { useTranslate } from 'ra-core'
import { Dash } from '../../fields/Money.tsx'
import { StatusChip } from '../../fields/StatusChip.tsx'
import { Time } from '../../fields/Time.tsx'
import { useFormat } from '../../format/useFormat.ts'
import { Panel } from '../../record/page/Panel.tsx'

const WIDE_ONLY = { display: { xs: 'none', md: 'table-cell' } } as const

/** Each server by its last report; its lags stand below its name on a phone. */
export function ServerTable({ servers }: { servers: readonly ServerRow[] }) {
  const translate = useTranslate()
  return (
    <Panel title={translate('servers.servers')} isFlush>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{translate('servers.server')}</TableCell>
            <TableCell>{translate('servers.state')}</TableCell>
            <TableCell sx={WIDE_ONLY}>{translate('servers.roles')}</TableCell>
            <TableCell align="right" sx={WIDE_ONLY}>
              {translate('servers.book')}
            </TableCell>
            <TableCell align="right" sx={WIDE_ONLY}>
              {translate('servers.loop')}
            </TableCell>
            <TableCell align="right" sx={WIDE_ONLY}>
              {translate('servers.memory')}
            </TableCell>
            <TableCell align="right">{translate('servers.clients')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {servers.map((server) => (
            <Line key={server.id} server={server} />
          ))}
        </TableBody>
      </Table>
    </Panel>
  )
}

function Line({ server }: { server: ServerRow }) {
  const translate = useTranslate()
  const format = useFormat()
  const ms = (value: number | null) =>
    value === null ? <Dash /> : translate('servers.ms', { ms: format.count(value) })
  const roles = server.roles.map((role) => translate(`servers.role.${role}`)).join(', ')
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
        <bdi dir="ltr">{server.name}</bdi>
        <Box sx={{ fontSize: 12, fontWeight: 400, color: 'text.secondary' }}>
          {translate('servers.since')} <Time at={server.startedAt} />
        </Box>
        <Box sx={{ display: { md: 'none' }, fontSize: 12, color: 'text.secondary' }}>
          {roles}
          <br />
          {translate('servers.book')}: {ms(server.bookLagMs ?? server.bookAgeMs)} ·{' '}
          {translate('servers.loop')}: {ms(server.loopDelayMs)}
        </Box>
      </TableCell>
      <TableCell>
        <StatusChip group="serverState" code={stateOf(server)} />
        {!server.isAlive && (
          <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
            <Time at={server.seenAt} hasSeconds />
          </Box>
        )}
        {server.isAlive && Math.abs(server.clockDriftMs ?? 0) > REPORTED_DRIFT_MS && (
          <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
            {translate('servers.clock')}: <bdi dir="ltr">{ms(server.clockDriftMs)}</bdi>
          </Box>
        )}
      </TableCell>
      <TableCell sx={WIDE_ONLY}>{roles}</TableCell>
      <TableCell align="right" sx={WIDE_ONLY}>
        {ms(server.bookLagMs ?? server.bookAgeMs)}
      </TableCell>
      <TableCell align="right" sx={WIDE_ONLY}>
        {ms(server.loopDelayMs)}
      </TableCell>
      <TableCell align="right" sx={WIDE_ONLY}>
        {translate('servers.mb', { mb: format.count(server.memoryMb) })}
      </TableCell>
      <TableCell align="right">{format.count(server.streamClients)}</TableCell>
    </TableRow>
  )
}

function stateOf({ isAlive, pauses }: ServerRow): 'alive' | 'paused' | 'silent' {
  if (!isAlive) return 'silent'
  return pauses.length > 0 ? 'paused' : 'alive'
}
