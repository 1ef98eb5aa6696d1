import { useQuery, useQueryClient } from '@tanstack/react-query'
import { meQuery } from '../../api/queries.ts'
import { ListPage } from '../../ui/ListPage.tsx'
import { RowsSkeleton } from '../../ui/skeleton/RowsSkeleton.tsx'
import { EnrolForm } from './EnrolForm.tsx'
import styles from './HandLogin.module.css'
import { canMakeKeys } from '../../machine/machineKey.ts'
import { forgetMachine, machineQuery } from '../../machine/machineStore.ts'
import { NewPinForm } from './NewPinForm.tsx'
import { SignInForms } from './SignInForms.tsx'
import { useTranslation } from 'react-i18next'

/** The sign-in of a desk: the machine gets its key, then its cashier signs in by PIN or password, and sets the PIN. */
export default function HandLoginPage() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { data: me, isPending: isUnknown } = useQuery(meQuery)
  const { data: machine, isPending } = useQuery(machineQuery)
  // a form must not change into another one while somebody types
  const isReading = isPending || isUnknown
  const isDesk = me?.type === 'terminal'
  const forget = async () => {
    await forgetMachine()
    client.setQueryData(machineQuery.queryKey, null)
  }
  return (
    <ListPage title={t('handLogin.title')}>
      <div className={styles.page}>
        {!canMakeKeys() && <p role="alert">{t('handLogin.noKeys')}</p>}
        {isReading && <RowsSkeleton rows={2} height="60px" />}
        {!isReading && machine === null && (
          <EnrolForm onEnrolled={(own) => client.setQueryData(machineQuery.queryKey, own)} />
        )}
        {!isReading && machine && !isDesk && (
          <SignInForms machine={machine} onForget={() => void forget()} />
        )}
        {!isReading && machine && isDesk && <NewPinForm />}
      </div>
    </ListPage>
  )
}
