import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useHome } from '../../i18n/useHome.ts'
import styles from './TicketForm.module.css'

interface TicketFormProps {
  /** `small` in the header, `large` on the page of tickets. */
  size: 'small' | 'large'
  initialCode?: string
}

/** Opens the ticket of the typed code. A scanner ends its input with Enter. */
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
      // only the large form, since a page has one search landmark
      role={size === 'large' ? 'search' : undefined}
      onSubmit={submit}
    >
      <input
        aria-label={t('ticket.label')}
        placeholder={t('ticket.placeholder')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
      />
      <button type="submit">{t('ticket.check')}</button>
    </form>
  )
}
