import { useEffect, useState } from 'react'
import { useResourceContext, type TransformData } from 'ra-core'
import type { UserType } from '@grandstand/shared-types/accounts/user_types'
import { useMay } from '../../access/useMay.ts'
import { useMe } from '../../access/useMe.ts'
import { CreatePage } from '../../record/form/FormPage.tsx'
import { AccountInputs, SignInInputs } from './inputs/AccountInputs.tsx'
import { defaultsByField, withoutInherited, type DealerDefaults } from './inputs/dealerDefaults.ts'
import { FirstRole } from './inputs/FirstRole.tsx'
import { heldPermissions } from './inputs/heldPermissions.ts'
import { useDealerAbove, useFillFrom } from './inputs/useDealerDefaults.ts'
import { UserInputs } from './inputs/UserInputs.tsx'

/** Opens a user: a name and a password are enough, the rest is taken from the dealer above. */
export default function UserCreate() {
  const me = useMe()
  const mayOpenPartners = useMay('partners.open')
  const mayAddPartners = useMay('partners.add')
  const mayOpenOperators = useMay('dealers.add') && (me?.type === 'admin' || me?.type === 'dealer')
  const isOfDealers = useResourceContext() === 'dealers'
  const hasPartners = me?.type !== 'partner' && (mayOpenPartners || mayAddPartners)
  const types: UserType[] = [
    'player',
    ...(mayOpenOperators ? (['operator'] as const) : []),
    ...(me?.type === 'partner' ? [] : (['terminal'] as const)),
    ...(hasPartners ? (['partner'] as const) : []),
  ]
  return <NewUserPage types={isOfDealers ? ['dealer'] : types} />
}

/** `types` are the types that the new user can have; the first is chosen. */
function NewUserPage({ types }: { types: readonly UserType[] }) {
  const [dealer, setDealer] = useState<DealerDefaults>()
  const transform: TransformData = (values) => {
    const sent = heldPermissions(values)
    return dealer
      ? withoutInherited(sent, defaultsByField(dealer, sent['currency'] ?? dealer.currency))
      : sent
  }
  return (
    <CreatePage redirect="show" defaultValues={{ type: types[0] }} transform={transform}>
      <SignInInputs />
      <AccountInputs types={types} />
      <UserInputs isNew />
      <FilledFromDealer onKnown={setDealer} known={dealer} />
      {dealer && <FirstRole dealer={dealer} />}
    </CreatePage>
  )
}

interface FilledProps {
  known: DealerDefaults | undefined
  onKnown: (dealer: DealerDefaults) => void
}

/** Renders nothing, but fills the form from the dealer chosen in it. */
function FilledFromDealer({ known, onKnown }: FilledProps) {
  const dealer = useDealerAbove()
  useFillFrom(dealer)
  useEffect(() => {
    if (dealer && dealer !== known) onKnown(dealer)
  }, [dealer, known, onKnown])
  return null
}
