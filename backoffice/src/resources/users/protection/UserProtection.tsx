import type { OwnLimitView, ProtectionView } from '@grandstand/shared-types/wire/people/protection'
import { Alert, Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useReading } from '../../../api/useCall.ts'
import { useMe } from '../../../access/useMe.ts'
import { Money } from '../../../fields/Money.tsx'
import { useFormat } from '../../../format/useFormat.ts'
import { Loaded } from '../../../record/page/Loaded.tsx'
import { ExcludeForm } from './ExcludeForm.tsx'

/** A player's own limits and exclusions. Staff can enter an exclusion on the player's wish, and change nothing else. */
export function UserProtection({ userId }: { userId: number }) {
  const answer = useQuery(useReading('GET /v1/users/:id/protection', { params: { id: userId } }))
  const mayExclude = useMe()?.permissions.includes('users.suspend') ?? false
  return (
    <Loaded answer={answer} sx={{ m: 2 }}>
      {(protection) => (
        <Box sx={{ p: 2, display: 'grid', gap: 2 }}>
          <Exclusion protection={protection} />
          <Limits protection={protection} />
          {mayExclude && <ExcludeForm userId={userId} />}
        </Box>
      )}
    </Loaded>
  )
}

function Exclusion({ protection: { exclusion, reality } }: { protection: ProtectionView }) {
  const translate = useTranslate()
  const format = useFormat()
  return (
    <>
      {exclusion && (
        <Alert severity="warning" variant="outlined">
          {exclusion.endsAt === null
            ? translate('protection.forGood')
            : translate('protection.until', { at: format.time(exclusion.endsAt) })}
        </Alert>
      )}
      <Box sx={{ fontSize: 13, color: 'text.secondary' }}>
        {reality.minutes === 0
          ? translate('protection.noChecks')
          : translate('protection.checks', { minutes: reality.minutes })}
      </Box>
    </>
  )
}

function Limits({ protection: { limits, currency } }: { protection: ProtectionView }) {
  const translate = useTranslate()
  const format = useFormat()
  const set = limits.filter(({ value, waiting }) => value !== null || waiting)
  if (set.length === 0) {
    return (
      <Box sx={{ fontSize: 13, color: 'text.secondary' }}>{translate('protection.noLimits')}</Box>
    )
  }
  const figure = (kind: OwnLimitView['kind'], value: number | null) => {
    if (value === null) return translate('protection.none')
    if (kind === 'session') return translate('protection.minutes', { smart_count: value })
    return <Money minor={value} currency={currency} />
  }
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small" sx={{ maxWidth: 760 }}>
        <TableHead>
          <TableRow>
            <TableCell>{translate('protection.limit')}</TableCell>
            <TableCell align="right">{translate('protection.used')}</TableCell>
            <TableCell align="right">{translate('protection.value')}</TableCell>
            <TableCell>{translate('protection.waiting')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {set.map(({ kind, period, value, used, waiting }) => (
            <TableRow key={`${kind} ${period}`}>
              <TableCell>
                {translate(`protection.kinds.${kind}`)}, {translate(`protection.periods.${period}`)}
              </TableCell>
              <TableCell align="right">{figure(kind, used)}</TableCell>
              <TableCell align="right">{figure(kind, value)}</TableCell>
              <TableCell>
                {waiting && (
                  <>
                    {figure(kind, waiting.value)},{' '}
                    {translate('protection.from', { at: format.time(waiting.confirmableAt) })}
                  </>
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}
