import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/Button.tsx'
import { useAnnounce } from '../../../ui/announce.tsx'
import { copyText } from '../../../ui/copyText.ts'
import styles from './CopyLine.module.css'

interface CopyLineProps {
  label: string
  text: string
  /** True for signs that run from left to right in every language, such as an account number. */
  isCode?: boolean
}

/** What somebody would copy: a number of an account or a wallet, no sentence. */
const isToCopy = (text: string): boolean => /\d/.test(text) && text.length <= 60

/** A fact of a `dl`; one that is typed elsewhere has a button that copies it. */
export function CopyLine({ label, text, isCode = false }: CopyLineProps) {
  const { t } = useTranslation()
  const announce = useAnnounce()
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    if (!(await copyText(text))) return
    setCopied(true)
    announce(t('moneyPage.copied'))
  }
  return (
    <div className={styles.line}>
      <dt>{label}</dt>
      <dd>
        {isCode ? <bdi>{text}</bdi> : text}
        {isToCopy(text) && (
          <span className={styles.button}>
            <IconButton label={t('moneyPage.copy', { label })} onClick={() => void copy()}>
              {isCopied ? <Check size={18} aria-hidden /> : <Copy size={18} aria-hidden />}
            </IconButton>
          </span>
        )}
      </dd>
    </div>
  )
}
