import { useRef, type ReactElement } from 'react'
import { WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua'

/** Blocks before the end at which the next page is requested. */
const NEAR_END = 4
/** Height of a usual block: the head and five rows. */
const BLOCK_PX = 320
const BUFFER_PX = 800

type Sizes = WindowVirtualizerHandle['cache']
const sizesByList = new Map<string, { count: number; sizes: Sizes }>()

/** The measured blocks of a list that was shown before, so that going back restores the position at once. */
function knownSizes(key: string, count: number): Sizes | undefined {
  const known = sizesByList.get(key)
  return known?.count === count ? known.sizes : undefined
}

function rememberSizes(key: string, count: number, handle: WindowVirtualizerHandle | null): void {
  if (handle) sizesByList.set(key, { count, sizes: handle.cache })
}

interface WindowBlocksProps {
  /** Names the list; another name begins another list. */
  name: string
  onNearEnd: () => void
  children: ReactElement[]
}

/** Mounts only the blocks near the window. */
export default function WindowBlocks({ name, onNearEnd, children }: WindowBlocksProps) {
  const list = useRef<WindowVirtualizerHandle>(null)
  const count = children.length

  const onScroll = () => {
    const handle = list.current
    if (!handle) return
    const lastVisible = handle.findItemIndex(handle.scrollOffset + handle.viewportSize)
    if (lastVisible >= count - NEAR_END) onNearEnd()
  }

  return (
    <WindowVirtualizer
      key={name}
      cache={knownSizes(name, count)}
      onScrollEnd={() => rememberSizes(name, count, list.current)}
      ref={list}
      itemSize={BLOCK_PX}
      bufferSize={BUFFER_PX}
      onScroll={onScroll}
    >
      {children}
    </WindowVirtualizer>
  )
}
