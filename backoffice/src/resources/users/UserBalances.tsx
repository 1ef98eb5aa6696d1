import { Box } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useQuery } from '@tanstack/react-query'
import { useReading } from '../../api/useCall.ts'
import { Money } from '../../fields/Money.tsx'
import { Facts } from '../../record/page/Facts.tsx'
import { Loaded } from '../../record/page/Loaded.tsx'

const FIGURES = [
  'balance',
  'creditCard',
  'paykasa',
  'bonus',
  'returnableBonus',
  'reloadBonus',
  'creditLimit',
  'withdrawable',
  'transferable',
] as const

/** The nine figures of a user's account, as the user sees them. */
export function UserBalances({ userId }: { userId: number }) {
  const translate = useTranslate()
  const answer = useQuery(useReading('GET /v1/users/:id/balances', { params: { id: userId } }))
  return (
    <Loaded answer={answer} sx={{ m: 2 }}>
      {({ currency, ...balances }) => (
        <Box sx={{ p: 2, borderBottom: '1px solid', borderColor: 'divider' }}>
          <Facts
            facts={FIGURES.map((name) => [
              translate(`people.figures.${name}`),
              <Money key={name} minor={balances[name]} currency={currency} />,
            ])}
          />
        </Box>
      )}
    </Loaded>
  )
}
