import type { TransferForm } from '@grandstand/shared-types/themes/transfer_form'
import type { Me } from '@grandstand/shared-types/wire/people/accounts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { meQuery } from '../../api/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { RowsSkeleton } from '../../ui/skeleton/RowsSkeleton.tsx'
import { StatePanel } from '../../ui/StatePanel.tsx'
import {
  categoriesQuery,
  DIRECTIONS,
  NoMethods,
  Withdrawable,
  type MoneyAct,
} from '../money/index.ts'
import { choicesOf, type Choice } from './choices.ts'
import { InfoPart } from './InfoPart.tsx'
import { MethodPart } from './MethodPart.tsx'
import { RequestPart } from './RequestPart.tsx'
import styles from './Transfer.module.css'

interface TransferScreenProps {
  act: MoneyAct
  layout: TransferForm
}

/** A direction's methods with the request by one of them; says so while they load, fail to, or where none is open. */
export function TransferScreen({ act, layout }: TransferScreenProps) {
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
  const choices = choicesOf(list.data)
  const [first] = choices
  if (!first) return <NoMethods act={act} />
  return <Screen act={act} layout={layout} me={me} choices={choices} first={first} />
}

interface ScreenProps extends TransferScreenProps {
  me: Me
  choices: readonly Choice[]
  /** The one that is chosen by itself. */
  first: Choice
}

function Screen({ act, layout, me, choices, first }: ScreenProps) {
  const { t } = useTranslation()
  const [chosenKey, setChosenKey] = useState('')
  const choice = choices.find(({ offer }) => offer.key === chosenKey) ?? first
  return (
    <>
      {act === 'withdraw' && <Withdrawable me={me} />}
      <div className={styles.layout} data-side={layout.side} data-info={layout.info}>
        <section className={styles.methods} aria-labelledby="transfer-methods">
          <h2 id="transfer-methods">{t('transfer.methods')}</h2>
          <MethodPart
            form={layout.methods}
            offers={choices.map(({ offer }) => offer)}
            chosenKey={choice.offer.key}
            currency={me.currency}
            onChoose={setChosenKey}
          />
        </section>
        <InfoPart form={layout.info} choice={choice} currency={me.currency} />
        <RequestPart key={choice.offer.key} act={act} me={me} choice={choice} layout={layout} />
      </div>
    </>
  )
}
