import { actsForHouse } from '@grandstand/shared-types/accounts/user_types'
import DevicesIcon from '@mui/icons-material/DevicesOutlined'
import SecurityIcon from '@mui/icons-material/SecurityOutlined'
import { Stack } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useMe } from '../access/useMe.ts'
import { Money } from '../fields/Money.tsx'
import { Time } from '../fields/Time.tsx'
import { useFormat } from '../format/useFormat.ts'
import { PageHeader } from '../layout/PageHeader.tsx'
import { Facts } from '../record/page/Facts.tsx'
import { LinkButton } from '../record/page/LinkButton.tsx'
import { Panel } from '../record/page/Panel.tsx'
import { OwnChanges } from '../resources/audit-log/OwnChanges.tsx'
import { PasswordForm } from './PasswordForm.tsx'

/** The signed-in user's account: name, money, password, and links to sessions and second factor. */
export default function AccountPage() {
  const translate = useTranslate()
  const format = useFormat()
  const me = useMe()
  if (!me) return null
  const { balances, currency } = me
  const ownsMoney = !actsForHouse(me.type)
  return (
    <>
      <PageHeader
        title={translate('account.title')}
        backTo="/"
        actions={
          <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
            <LinkButton to="/sessions" icon={<DevicesIcon />} label={translate('sessions.own')} />
            <LinkButton
              to="/second-factor"
              icon={<SecurityIcon />}
              label={translate('secondFactor.title')}
            />
          </Stack>
        }
      />
      <Panel>
        <Facts
          facts={[
            [translate('account.username'), me.username],
            [translate('account.name'), `${me.firstName} ${me.lastName}`.trim() || '–'],
            [translate('account.type'), format.value('userType', me.type)],
            [translate('account.currency'), currency],
            ownsMoney && [
              translate('account.balance'),
              <Money key="balance" minor={balances.balance} currency={currency} />,
            ],
            ownsMoney && [
              translate('account.creditLimit'),
              <Money key="limit" minor={balances.creditLimit} currency={currency} />,
            ],
            [translate('account.lastLogin'), <Time key="login" at={me.lastLoginAt} />],
          ]}
        />
      </Panel>
      <Panel title={translate('account.password')}>
        <PasswordForm me={me} />
      </Panel>
      <OwnChanges />
    </>
  )
}
