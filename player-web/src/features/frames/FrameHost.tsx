import { PAYMENT_FRAME } from '@grandstand/shared-types/wire/frames'
import { useAtom } from 'jotai'
import { useCallback, useMemo, type CSSProperties } from 'react'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { useViewport } from '../../ui/window/useViewport.ts'
import { GameJackpots } from '../jackpots/index.ts'
import { Frame } from './Frame.tsx'
import styles from './Frame.module.css'
import { frameAtom, type OpenFrame } from './frames.ts'
import { frameSource } from './frameSource.ts'
import { GameButtons, type GameButtonsProps } from './GameButtons.tsx'

/** React knows no custom properties. */
type Size = CSSProperties & Record<'--frame-width' | '--frame-height', string>
const PAYMENT_SIZE: Size = {
  '--frame-width': `${PAYMENT_FRAME.widthPx}px`,
  '--frame-height': `${PAYMENT_FRAME.heightPx}px`,
}

/** Shows the open frame of a game or a payment over any page. */
export default function FrameHost({ onMoney }: GameButtonsProps) {
  const [open, setOpen] = useAtom(frameAtom)
  const close = useCallback(
    (by: 'page' | 'person') => {
      setOpen(null)
      open?.onClose?.(by)
    },
    [open, setOpen]
  )
  return open && <FrameDialog key={open.content} open={open} onClose={close} onMoney={onMoney} />
}

interface FrameDialogProps extends GameButtonsProps {
  open: OpenFrame
  onClose: (by: 'page' | 'person') => void
}

function FrameDialog({ open, onClose, onMoney }: FrameDialogProps) {
  const isPhone = useViewport() === 'phone'
  const source = useMemo(() => frameSource(open, window.location.href), [open])
  const onDone = useCallback(() => onClose('page'), [onClose])
  return (
    <Dialog
      title={open.title}
      form={isPhone ? 'sheet' : 'wide'}
      aside={open.kind === 'game' && <GameButtons onMoney={onMoney} />}
      onClose={() => onClose('person')}
    >
      <div className={styles[open.kind]} style={PAYMENT_SIZE}>
        {open.game && <GameJackpots of={open.game} />}
        <Frame
          source={source}
          title={open.title}
          onDone={onDone}
          reference={open.reference}
          onRetry={open.onRetry}
        />
      </div>
    </Dialog>
  )
}
