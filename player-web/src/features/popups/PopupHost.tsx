import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { call } from '../../api/client.ts'
import { meQuery } from '../../api/queries.ts'
import { useHome } from '../../i18n/useHome.ts'
import { hasDialogAtom } from '../../ui/dialog/openDialogs.ts'
import { signInRequestAtom } from '../auth/index.ts'
import { slipOpenAtom } from '../betslip/index.ts'
import { hide, hideForGood, readHidden } from './hidden.ts'
import { Slides } from './Slides.tsx'
import { shownPopups } from './slides.ts'
import { Warning } from './Warning.tsx'

const FRESH_MS = 5 * 60_000

/** Whether the page stands in a frame, as in the preview of a theme. */
const isFramed = () => window.self !== window.top

/**
 * The brand's popups, once for each visit (rules 9.12); never over an open slip or another dialog, and not in a frame. A
 * reading that fails shows nothing.
 */
export default function PopupHost() {
  const { language } = useTranslation().i18n
  const home = useHome()
  const isHome = `${useLocation().pathname}/`.replace('//', '/') === home
  const isSlipOpen = useAtomValue(slipOpenAtom)
  const { data: me, isPending } = useQuery(meQuery)
  const [hiddenIds, setHiddenIds] = useState(() => new Set(readHidden(Date.now())))
  const { data } = useQuery({
    queryKey: ['popups', language],
    queryFn: ({ signal }) => call('GET /v1/popups/shown', { query: { lang: language } }, signal),
    staleTime: FRESH_MS,
    retry: false,
    enabled: !isFramed(),
  })
  const { warning, slides } = shownPopups(data?.results ?? [], { isHome, hiddenIds })
  const putAway = (ids: readonly number[], isForGood: boolean) => {
    if (isForGood) hideForGood(ids)
    else hide(ids)
    setHiddenIds(new Set([...hiddenIds, ...ids]))
  }
  if (warning) {
    return (
      <WhenFree>
        <Warning
          key={warning.id}
          popup={warning}
          onUnderstood={() => putAway([warning.id], true)}
        />
      </WhenFree>
    )
  }
  // a desk has customers to serve
  if (slides.length === 0 || isSlipOpen || isPending || me?.type === 'terminal') return null
  const ids = slides.map(({ id }) => id)
  return (
    <WhenFree>
      <Slides slides={slides} onClose={(isForGood) => putAway(ids, isForGood)} />
    </WhenFree>
  )
}

/** Waits until no dialog is open or about to open; what is once shown stays. */
function WhenFree({ children }: { children: ReactNode }) {
  const hasDialog = useAtomValue(hasDialogAtom)
  const isFree = useAtomValue(signInRequestAtom) === null && !hasDialog
  const [isShown, setShown] = useState(isFree)
  if (isFree && !isShown) setShown(true)
  return isShown ? children : null
}
