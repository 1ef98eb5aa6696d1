import type { PaymentCategoryView } from '@grandstand/shared-types/wire/money/payments'
import type { Me } from '@grandstand/shared-types/wire/people/accounts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { meQuery } from '../../../api/queries.ts'
import { Button } from '../../../ui/Button.tsx'
import { RowsSkeleton } from '../../../ui/skeleton/RowsSkeleton.tsx'
import { StatePanel } from '../../../ui/StatePanel.tsx'
import type { MoneyAct } from '../moneyPopup.ts'
import { DIRECTIONS, categoriesQuery } from '../pieces/moneyQueries.ts'
import { NoMethods } from './NoMethods.tsx'

interface OpenTo {
  me: Me
  categories: PaymentCategoryView[]
  first: PaymentCategoryView
}

interface OpenMethodsProps {
  act: MoneyAct
  /** Called when a link leads to another page. */
  onLeave?: (() => void) | undefined
  /** Draws the categories. */
  children: (open: OpenTo) => ReactNode
}

/** The methods that are open to the player; says so while they load, fail to, or where none is open. */
export function OpenMethods({ act, onLeave, children }: OpenMethodsProps) {
  const { t, i18n } = useTranslation()
  const { data: me } = useQuery(meQuery)
  const list = useQuery(categoriesQuery(DIRECTIONS[act], i18n.language))
  if (list.isError) {
    return (
      <StatePanel kind="error" title={t('moneyPage.error')}>
        <Button onClick={() => void list.refetch()}>{t('common.retry')}</Button>
      </StatePanel>
    )
  }
  if (!me || list.isPending) return <RowsSkeleton rows={6} height="56px" />
  const [first] = list.data
  if (!first) return <NoMethods act={act} {...(onLeave && { onLeave })} />
  return children({ me, categories: list.data, first })
}
