import {
  COUPON_ADDRESS_ACTIONS,
  type AddressAction,
  type AddressRow,
} from '@grandstand/shared-types/wire/people/addresses'
import { Box, Chip } from '@mui/material'
import { useTranslate } from 'ra-core'
import { Dash } from '../../fields/Money.tsx'
import { Time } from '../../fields/Time.tsx'
import { ValueText } from '../../fields/ValueText.tsx'
import { useFormat } from '../../format/useFormat.ts'
import { columnsOf } from '../../list/columnsOf.tsx'

const column = columnsOf<AddressRow>()

/** Columns of the address log, for its own list and for that of one user. */
export function addressColumns({ withUser = true } = {}) {
  return [
    column.cell('createdAt', ({ createdAt }) => <Time hasSeconds at={createdAt} />),
    ...(withUser ? [column.user('username', 'userId', { disableSort: true })] : []),
    column.cell('action', ({ action }) => <ValueText group={groupOf(action)} code={action} />, {
      cellClassName: 'phone-wraps',
    }),
    column.plain('ip'),
    column.cell('country', (row) => <Origin of={row} />, { disableSort: true }),
  ]
}

/** Acts on coupons are no actions of the audit log. */
const groupOf = (action: AddressAction) =>
  COUPON_ADDRESS_ACTIONS.some((own) => own === action) ? 'addressAction' : 'auditAction'

/** The country of an address by name, and a sign for a VPN. */
function Origin({ of: { country, isVpn } }: { of: AddressRow }) {
  const translate = useTranslate()
  const { locale } = useFormat()
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      {country ? names.of(country) : <Dash />}
      {isVpn && <Chip size="small" color="warning" label={translate('addresses.vpn')} />}
    </Box>
  )
}
