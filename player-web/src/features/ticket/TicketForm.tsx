import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useHome } from '../../i18n/useHome.ts'
import styles from './TicketForm.module.css'

/** Longer than any code, so that one with spaces or hyphens can be pasted. */
const MAX_LENGTH = 40

interface TicketFormProps {
  /** `small` stands in the header, `large` on its page. */
  size: 'small' | 'large'
  initialCode?: string
}

/** Leads to the ticket of that number. A scanner's input ends with Enter and needs no more. */
export default function TicketForm({ size, initialCode = '' }: TicketFormProps) {
  const { t } = useTranslation()
  const home = useHome()
  const navigate = useNavigate()
  const [typed, setTyped] = useState(initialCode)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const code = typed.replace(/[^\p{L}\p{N}]/gu, '')
    if (code === '') return
    if (size === 'small') setTyped('')
    void navigate(`${home}ticket/${encodeURIComponent(code)}`)
  }
  return (
    <form
      className={styles.form}
      data-size={size}
      // one search landmark a page
      role={size === 'large' ? 'search' : undefined}
      onSubmit={submit}
    >
      <input
        aria-label={t('ticket.label')}
        placeholder={t('ticket.placeholder')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        maxLength={MAX_LENGTH}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
      />
      <button type="submit">{t('ticket.check')}</button>
    </form>
  )
}
