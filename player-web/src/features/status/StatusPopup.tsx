import { useAtom } from 'jotai'
import { CircleAlert, CircleCheck, Info, LoaderCircle, TriangleAlert } from 'lucide-react'
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { StatusModal } from './StatusModal.tsx'
import { CLOSED, isEnd, STATUS, statusAtom, type MessageCode, type Status } from './status.ts'
import styles from './StatusPopup.module.css'

const ICONS = {
  [STATUS.success]: CircleCheck,
  [STATUS.error]: CircleAlert,
  [STATUS.warning]: TriangleAlert,
  [STATUS.info]: Info,
  [STATUS.creating]: LoaderCircle,
  [STATUS.wait]: LoaderCircle,
} as const

/** How long a final message stays when nobody closes it. The page shows its text, too. */
const SHOWN_MS = {
  [STATUS.success]: 2_500,
  [STATUS.error]: 8_000,
  [STATUS.warning]: 6_000,
  [STATUS.info]: 6_000,
  [STATUS.creating]: Infinity,
  [STATUS.wait]: Infinity,
} as const

/** Shows the status over everything else. `keypad` is the content of code 6; while it is set, no other code is shown. */
export function StatusPopup({ keypad }: { keypad?: ReactNode }) {
  const [status, setStatus] = useAtom(statusAtom)
  const { code } = status
  if (keypad) {
    return (
      <StatusModal key="keypad" code={STATUS.keypad}>
        {keypad}
      </StatusModal>
    )
  }
  if (code === STATUS.closed || code === STATUS.keypad) return null
  return <Message status={{ ...status, code }} onClose={() => setStatus(CLOSED)} />
}

interface MessageProps {
  status: Status & { code: MessageCode }
  onClose: () => void
}

/** A final message closes by Enter, Escape, a click, a function key, or by itself. */
function Message({ status: { code, text, isTechnical }, onClose }: MessageProps) {
  const { t } = useTranslation()
  const button = useRef<HTMLButtonElement>(null)
  const isOver = isEnd(code)
  const Icon = ICONS[code]

  useEffect(() => {
    const shownMs = SHOWN_MS[code]
    if (shownMs === Infinity) return
    button.current?.focus()
    const timer = setTimeout(onClose, shownMs)
    return () => clearTimeout(timer)
  }, [code, text, onClose])

  // lets a person type on: the key goes to the field that had the focus before
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (isOver && key.length === 1 && key !== ' ') flushSync(onClose)
  }

  return (
    <StatusModal code={code} onEscape={isOver ? onClose : undefined} onKeyDown={onKeyDown}>
      <div className={styles.message} data-code={code}>
        <Icon size={44} strokeWidth={1.6} className={isOver ? undefined : 'turning'} aria-hidden />
        <p className={styles.title}>
          {t(isTechnical ? 'statusPopup.technical' : `statusPopup.${code}`)}
        </p>
        <p className={styles.text}>{text}</p>
        {isOver && (
          <Button ref={button} variant="quiet" size="large" onClick={onClose}>
            {t('common.close')}
          </Button>
        )}
      </div>
    </StatusModal>
  )
}
