import type { TicketView } from '@grandstand/shared-types/wire/printing'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/client.ts'
import { refreshAccount } from '../../api/queries.ts'
import { useFormat } from '../../i18n/format.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Ticket } from '../ticket/index.ts'
import styles from './Desk.module.css'
import { useDeskError } from './useDeskError.ts'
import { useWords } from './words.ts'

/** Longer than any code, so that a code with spaces or hyphens fits. */
const MAX_LENGTH = 40

/** Checks a ticket by its typed or scanned code, and pays or cancels it. A scanner ends its input with Enter. */
export function TicketDesk() {
  const words = useWords()
  const { i18n } = useTranslation()
  const errorText = useDeskError()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [code, setCode] = useState<string | null>(null)
  const { data: ticket, error } = useQuery({
    queryKey: ['ticket', code, i18n.language],
    queryFn: ({ signal }) =>
      call(
        'GET /v1/tickets/:code',
        { params: { code: code ?? '' }, query: { lang: i18n.language } },
        signal
      ),
    enabled: code !== null,
    retry: false,
    refetchOnWindowFocus: false,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const next = typed.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase()
    if (next === '') return
    setTyped('')
    setCode(next)
  }
  return (
    <section aria-label={words.ticket}>
      <form className={styles.form} onSubmit={submit}>
        <Field
          ref={field}
          label={words.code}
          value={typed}
          onValue={setTyped}
          error={errorText(error)}
          maxLength={MAX_LENGTH}
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
          data-hotkey="F4"
        />
        <Button type="submit" variant="quiet">
          {words.check}
        </Button>
      </form>
      {ticket && code !== null && (
        <>
          <Acts key={code} code={code} ticket={ticket} onDone={() => field.current?.focus()} />
          <Ticket ticket={ticket} />
        </>
      )}
    </section>
  )
}

interface ActsProps {
  code: string
  ticket: TicketView
  onDone: () => void
}

/** Paying a ticket on which something is due; cancelling one that is open. The server has the last word on both. */
function Acts({ code, ticket, onDone }: ActsProps) {
  const words = useWords()
  const format = useFormat()
  const client = useQueryClient()
  const errorText = useDeskError()
  const settle = () => {
    void refreshAccount(client)
    onDone()
  }
  const order = () => ({ body: { code }, key: crypto.randomUUID() })
  const pay = useMutation({
    mutationFn: () => call('POST /v1/desk/payments', order()),
    onSuccess: settle,
  })
  const cancel = useMutation({
    mutationFn: () => call('POST /v1/desk/cancellations', order()),
    onSuccess: settle,
  })
  const due = ticket.refusals.length === 0 ? (ticket.payoutMinor ?? 0) : 0
  const money = (minor: number) => format.money(minor, ticket.currency)
  const isOver = pay.isSuccess || cancel.isSuccess
  return (
    <div className={styles.acts}>
      {!isOver && due > 0 && (
        <Button size="large" autoFocus disabled={pay.isPending} onClick={() => pay.mutate()}>
          {words.pay} {money(due)}
        </Button>
      )}
      {!isOver && ticket.settledAt === null && ticket.refusals.length === 0 && (
        <Button
          variant="warning"
          autoFocus
          disabled={cancel.isPending}
          onClick={() => cancel.mutate()}
        >
          {words.cancel}
        </Button>
      )}
      <p role="status">
        {pay.data && `${words.ticketPaid} ${money(pay.data.amountMinor)}`}
        {cancel.data && `${words.ticketCancelled} ${money(cancel.data.amountMinor)}`}
      </p>
      {(pay.error ?? cancel.error) && (
        <p role="alert" className={styles.error}>
          {errorText(pay.error ?? cancel.error)}
        </p>
      )}
    </div>
  )
}
