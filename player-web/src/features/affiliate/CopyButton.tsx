import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAnnounce } from '../../ui/announce.tsx'
import { Button } from '../../ui/Button.tsx'
import { copyText } from '../../ui/copyText.ts'

/** Copies a text and says so; the next text has its own button. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { t } = useTranslation()
  const announce = useAnnounce()
  const [copied, setCopied] = useState<string | null>(null)
  const isCopied = copied === text
  const copy = async () => {
    if (!(await copyText(text))) return
    setCopied(text)
    announce(t('affiliatePage.copied'))
  }
  const Icon = isCopied ? Check : Copy
  return (
    <Button onClick={() => void copy()}>
      <Icon size={16} aria-hidden />
      {isCopied ? t('affiliatePage.copied') : label}
    </Button>
  )
}
