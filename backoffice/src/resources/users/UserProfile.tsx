import { phoneText } from '@grandstand/shared-types/registration/phone'
import type { UserRow } from '@grandstand/shared-types/wire/people/accounts'
import { Box } from '@mui/material'
import { useTranslate } from 'ra-core'
import { PRODUCTS } from '@grandstand/shared-types/accounts/user_types'
import { Dash } from '../../fields/Money.tsx'
import { Time } from '../../fields/Time.tsx'
import { ToneChip } from '../../fields/StatusChip.tsx'
import { useFormat } from '../../format/useFormat.ts'
import { Facts, type Fact } from '../../record/page/Facts.tsx'
import { PermissionList } from '../roles/PermissionList.tsx'
import { useClosedAbove } from './useClosedAbove.ts'
import { fullName } from './person.ts'

/** Contact, permissions and products of a user, to read. */
export function UserProfile({ user }: { user: UserRow }) {
  const translate = useTranslate()
  const format = useFormat()
  const label = (name: string) => translate(`resources.users.fields.${name}`)
  const phone = user.cellPhone && phoneText(user.phoneCode ?? '', user.cellPhone)
  const facts: Fact[] = [
    [label('fullName'), fullName(user) || <Dash />],
    [label('email'), user.email ?? <Dash />],
    [label('cellPhone'), phone || <Dash />],
    [label('birthDate'), user.birthDate ? format.date(user.birthDate) : <Dash />],
    [label('city'), user.city ?? <Dash />],
    [label('language'), format.value('language', user.language)],
    [label('currency'), user.currency],
    [label('createdAt'), <Time at={user.createdAt} />],
    [label('lastLoginIp'), user.lastLoginIp ?? <Dash />],
  ]
  const closedBy = useClosedAbove(user)
  const open = PRODUCTS.filter((product) => user.products[product] === 1 && !closedBy(product))
  const closed = PRODUCTS.flatMap((product) => {
    const reason = closedBy(product)
    return reason ? [`${format.value('product', product)}: ${reason}`] : []
  })
  return (
    <Box sx={{ p: 2, display: 'grid', gap: 3 }}>
      <Facts facts={facts} />
      {open.length > 0 && (
        <ChipRow
          title={translate('people.products')}
          codes={open.map((product) => format.value('product', product))}
        />
      )}
      {closed.length > 0 && <ChipRow title={translate('people.closedProducts')} codes={closed} />}
      {user.roleName && (
        <ChipRow
          title={translate('people.role')}
          codes={[format.value('shippedRole', user.roleName)]}
        />
      )}
      <PermissionList permissions={user.effectivePermissions} />
    </Box>
  )
}

function ChipRow({ title, codes }: { title: string; codes: readonly string[] }) {
  return (
    <div>
      <Box sx={{ fontSize: 12, color: 'text.secondary', mb: 0.75 }}>{title}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        {codes.map((text) => (
          <ToneChip key={text} tone="quiet" text={text} />
        ))}
      </Box>
    </div>
  )
}
