import type { UserRow } from '@grandstand/shared-types/wire/people/accounts'
import { Box } from '@mui/material'
import { useTranslate } from 'ra-core'
import { Money } from '../../fields/Money.tsx'
import { Time } from '../../fields/Time.tsx'
import { Figure, FigureRow } from '../../record/page/Figure.tsx'

/** A user's balance, and the money that the user can still spend. */
export function BalanceStrip({ user }: { user: UserRow }) {
  const translate = useTranslate()
  const { balance, creditLimit, currency } = user
  const spendable = balance === null ? null : balance + (creditLimit ?? 0)
  return (
    <Box sx={{ mb: 2 }}>
      <FigureRow>
        <Figure label={translate('people.balance')}>
          <Money minor={balance} currency={currency} />
        </Figure>
        <Figure label={translate('people.creditLimit')}>
          <Money minor={creditLimit} currency={currency} />
        </Figure>
        <Figure label={translate('people.spendable')}>
          <Money minor={spendable} currency={currency} />
        </Figure>
        {user.debtMinor !== null && (
          <Figure label={translate('people.debt')}>
            <Money minor={user.debtMinor} currency={currency} />
          </Figure>
        )}
        <Figure label={translate('people.lastLogin')} isQuiet>
          <Time at={user.lastLoginAt} />
        </Figure>
      </FigureRow>
    </Box>
  )
}
