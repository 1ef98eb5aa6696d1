import { printPaper } from '@grandstand/shared-types/browser/print_paper'
import type { DrawPaper, DrawTicketView } from '@grandstand/shared-types/wire/draws'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { askForDrawPrint } from '../../../api/printing.ts'
import { failureText } from '../../../i18n/errorText.ts'
import { useFormat } from '../../../i18n/format.ts'
import { Button } from '../../../ui/Button.tsx'
import styles from './PrintTicket.module.css'

interface PrintTicketProps {
  ticket: Pick<DrawTicketView, 'id' | 'code'>
  paper: DrawPaper
  /** Asks for the paper and prints it where it does not come from this page's own printer. */
  print?: () => Promise<void>
}

/** Prints the ticket, or the receipt of its win; each print after the first is a copy. */
export function PrintTicket({ ticket, paper, print }: PrintTicketProps) {
  const { t, i18n } = useTranslation()
  const format = useFormat()
  const client = useQueryClient()
  const printing = useMutation({
    mutationFn: async () => {
      if (print) await print()
      else await printPaper(await askForDrawPrint(ticket.id, paper), i18n.language)
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['draw-tickets'] }),
  })
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        disabled={printing.isPending}
        onClick={() => printing.mutate()}
      >
        <Printer size={16} aria-hidden />
        {t(paper === 'win' ? 'draw.printWin' : 'draw.print')}
        <span className="visually-hidden">{ticket.code}</span>
      </Button>
      {printing.isError && (
        <p role="alert" className={styles.error}>
          {failureText(printing.error, t, format)}
        </p>
      )}
    </>
  )
}
