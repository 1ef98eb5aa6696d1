import { actsForHouse } from '@grandstand/shared-types/accounts/user_types'
import type { UserRow } from '@grandstand/shared-types/wire/people/accounts'
import type { CreditDirection } from '@grandstand/shared-types/wire/people/dealers'
import { useState } from 'react'
import AddIcon from '@mui/icons-material/Add'
import CardIcon from '@mui/icons-material/CreditCardOutlined'
import KeyIcon from '@mui/icons-material/KeyOutlined'
import PaidIcon from '@mui/icons-material/PaymentsOutlined'
import RemoveIcon from '@mui/icons-material/Remove'
import { Button } from '@mui/material'
import { useResourceContext, useTranslate } from 'ra-core'
import { useMe } from '../../access/useMe.ts'
import { EditButton } from '../../record/page/LinkButton.tsx'
import { CreditDialog } from './credit/CreditDialog.tsx'
import { EraseUserButton } from './EraseUserButton.tsx'
import { PasswordDialog } from './PasswordDialog.tsx'
import { RedeemCardDialog } from './RedeemCardDialog.tsx'
import { SuspendUserButton } from './SuspendUserButton.tsx'
import { mayActOn } from './userRights.ts'

/** Actions on a user from the user's page; no user acts on the own account. */
export function UserActions({ user }: { user: UserRow }) {
  const translate = useTranslate()
  const resource = useResourceContext() ?? 'users'
  const me = useMe()
  const [direction, setDirection] = useState<CreditDirection | null>(null)
  const [redeems, setRedeems] = useState(false)
  const [setsPassword, setSetsPassword] = useState(false)
  if (!me) return null
  const isSelf = me.id === user.id
  const mayMoveCredit =
    me.permissions.includes('credit.move') && !isSelf && !actsForHouse(user.type)
  return (
    <>
      {mayMoveCredit && (
        <>
          <Button variant="contained" startIcon={<AddIcon />} onClick={() => setDirection('send')}>
            {translate('credit.send')}
          </Button>
          <Button
            variant="outlined"
            color="inherit"
            startIcon={<RemoveIcon />}
            onClick={() => setDirection('take')}
          >
            {translate('credit.take')}
          </Button>
          {(user.debtMinor ?? 0) > 0 && (
            <Button
              variant="outlined"
              color="inherit"
              startIcon={<PaidIcon />}
              onClick={() => setDirection('repay')}
            >
              {translate('credit.repay')}
            </Button>
          )}
        </>
      )}
      {user.type === 'player' && me.permissions.includes('cards.redeem') && (
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<CardIcon />}
          onClick={() => setRedeems(true)}
        >
          {translate('cards.redeem')}
        </Button>
      )}
      {mayActOn(me, 'edit', user) && <EditButton resource={resource} id={user.id} />}
      {!isSelf && mayActOn(me, 'password', user) && (
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<KeyIcon />}
          onClick={() => setSetsPassword(true)}
        >
          {translate('ra.auth.password')}
        </Button>
      )}
      {!isSelf && mayActOn(me, 'suspend', user) && <SuspendUserButton user={user} />}
      {user.type === 'player' && me.permissions.includes('users.erase') && (
        <EraseUserButton user={user} />
      )}
      {setsPassword && <PasswordDialog user={user} onClose={() => setSetsPassword(false)} />}
      {redeems && <RedeemCardDialog user={user} onClose={() => setRedeems(false)} />}
      {direction && (
        <CreditDialog user={user} direction={direction} onClose={() => setDirection(null)} />
      )}
    </>
  )
}
