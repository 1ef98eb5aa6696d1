import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { call } from '../../api/client.ts'
import { useHome } from '../../i18n/useHome.ts'
import { slipOpenAtom } from '../betslip/index.ts'
import { hideForGood, readHidden } from './hidden.ts'
import { Slides } from './Slides.tsx'
import { shownPopups } from './slides.ts'
import { Warning } from './Warning.tsx'

const FRESH_MS = 5 * 60_000

/** Whether the page stands in a frame, as in the preview of a theme. */
const isFramed = () => window.self !== window.top

/**
 * The brand's popups, once for each visit; never over an open slip, and not in a frame. A reading that fails shows
 * nothing.
 */
export default function PopupHost() {
  const { language } = useTranslation().i18n
  const home = useHome()
  const isHome = `${useLocation().pathname}/`.replace('//', '/') === home
  const isSlipOpen = useAtomValue(slipOpenAtom)
  const [hiddenIds, setHiddenIds] = useState(() => new Set(readHidden()))
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
    setHiddenIds(new Set([...hiddenIds, ...ids]))
  }
  if (warning) {
    return (
      <Warning key={warning.id} popup={warning} onUnderstood={() => putAway([warning.id], true)} />
    )
  }
  if (slides.length === 0 || isSlipOpen) return null
  const ids = slides.map(({ id }) => id)
  return <Slides slides={slides} onClose={(isForGood) => putAway(ids, isForGood)} />
}
