import type { JackpotFall } from '@grandstand/shared-types/wire/games/jackpots'
import { useQuery } from '@tanstack/react-query'
import { useAtom, useAtomValue } from 'jotai'
import { Suspense, useCallback, useEffect, useState, type ReactNode } from 'react'
import { meQuery } from '../../api/queries.ts'
import { useIsReachable } from '../../api/reachability.ts'
import { FAVOURITES_OWNER } from '../../features/favourites/favourites.ts'
import { frameAtom } from '../../features/frames/index.ts'
import { moneyPopupAtom } from '../../features/money/moneyPopup.ts'
import NoticeBar from '../../features/notices/NoticeBar.tsx'
import { STATUS, statusAtom } from '../../features/status/status.ts'
import { withPageTexts } from '../../i18n/index.ts'
import { AccountLink } from '../../stream/AccountLink.tsx'
import NewsToast from '../../stream/NewsToast.tsx'
import { onJackpotFall } from '../../stream/jackpotNews.ts'
import { useScrollMemory } from '../../navigation/useScrollMemory.ts'
import { lazy } from '../../ui/lazy.ts'
import { readStored } from '../../ui/storedJson.ts'
import { Part } from '../Part.tsx'
import { useOwnScripts } from '../useOwnScripts.ts'
import ConnectionBar from './bars/ConnectionBar.tsx'
import UpdateBar from './bars/UpdateBar.tsx'

const PopupHost = lazy(
  withPageTexts(['popups'], () => import('../../features/popups/PopupHost.tsx'))
)

const KeptFavourites = lazy(() => import('../../features/favourites/KeptFavourites.tsx'))
const FrameHost = lazy(
  withPageTexts(['frames', 'jackpots'], () => import('../../features/frames/FrameHost.tsx'))
)
const MoneyPopup = lazy(
  withPageTexts(
    ['money', 'payments', 'bonuses'],
    () => import('../../features/money/MoneyPopup.tsx')
  )
)
const JackpotHost = lazy(
  withPageTexts(['jackpots'], () => import('../../features/jackpots/JackpotHost.tsx'))
)
const StatusHost = lazy(
  withPageTexts(['status'], () => import('../../features/status/StatusHost.tsx'))
)

/**
 * The link to the account's news, and all that may lie over any page: this news, the state of the connection, a new version,
 * the brand's notices, frames, the popup for money and the status popup. Also remembers how far each page was scrolled,
 * keeps the player's favourites, and runs the brand's own scripts.
 */
export default function Overlays() {
  const isReachable = useIsReachable()
  const isPlayer = useQuery(meQuery).data?.type === 'player'
  const hasFrame = useAtomValue(frameAtom) !== null
  const [money, openMoney] = useAtom(moneyPopupAtom)
  const hasStatus = useAtomValue(statusAtom).code !== STATUS.closed
  const [fall, onSeen] = useFalls()
  useScrollMemory()
  useOwnScripts()
  useAffiliateReference()
  return (
    <>
      <AccountLink />
      <NewsToast />
      {!isReachable && <ConnectionBar />}
      <UpdateBar />
      <Part fallback="nothing">
        <NoticeBar />
      </Part>
      <Over>
        <PopupHost />
      </Over>
      <Over>{(isPlayer || readStored(FAVOURITES_OWNER) !== null) && <KeptFavourites />}</Over>
      <Over>{hasFrame && <FrameHost onMoney={openMoney} />}</Over>
      <Over>{money && <MoneyPopup />}</Over>
      <Over>{hasStatus && <StatusHost />}</Over>
      <Over>{fall && <JackpotHost key={fall.winId} fall={fall} onSeen={onSeen} />}</Over>
    </>
  )
}

/** Keeps the affiliate's link by which a visitor came to this page. */
function useAffiliateReference(): void {
  useEffect(() => {
    const { search } = window.location
    if (search.includes('ref=')) {
      void import('../../features/register/affiliateLink.ts').then((link) =>
        link.keepReference(search)
      )
    }
  }, [])
}

/** The jackpot that fell and is to be shown, the own ones first; and what takes it away. */
function useFalls() {
  const [falls, setFalls] = useState<readonly JackpotFall[]>([])
  useEffect(
    () =>
      onJackpotFall((fall) => {
        setFalls((before) => (fall.isOwn ? [fall, ...before] : [...before, fall]))
      }),
    []
  )
  const onSeen = useCallback(() => setFalls(([, ...rest]) => rest), [])
  return [falls[0], onSeen] as const
}

function Over({ children }: { children: ReactNode }) {
  return (
    <Part fallback="nothing">
      <Suspense fallback={null}>{children}</Suspense>
    </Part>
  )
}
