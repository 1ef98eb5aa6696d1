import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import type { LeaseView } from '@grandstand/shared-types/wire/servers'
import { useTranslate } from 'ra-core'
import { Dash } from '../../fields/Money.tsx'
import { StatusChip } from '../../fields/StatusChip.tsx'
import { useFormat } from '../../format/useFormat.ts'
import { Panel } from '../../record/page/Panel.tsx'

/** Work that one server does at a time: who does it, and how often it changed hands. */
export function LeaseTable({ leases }: { leases: readonly LeaseView[] }) {
  const translate = useTranslate()
  const format = useFormat()
  if (leases.length === 0) return null
  return (
    <Panel title={translate('servers.leases')} isFlush>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{translate('servers.work')}</TableCell>
            <TableCell>{translate('servers.state')}</TableCell>
            <TableCell>{translate('servers.holder')}</TableCell>
            <TableCell align="right">{translate('servers.fence')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {leases.map(({ name, isHeld, holder, fence }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {translate(`servers.lease.${name}`, { _: name })}
              </TableCell>
              <TableCell>
                <StatusChip group="leaseState" code={isHeld ? 'held' : 'free'} />
              </TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>
                {holder === null ? <Dash /> : <bdi dir="ltr">{holder}</bdi>}
              </TableCell>
              <TableCell align="right">{format.count(fence)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Panel>
  )
}
