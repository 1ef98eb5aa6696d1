import { isInPlay, leavesLiveList } from '@grandstand/shared-types/catalogue/match_status'
import { END_UNKNOWN } from '@grandstand/shared-types/stream/frames'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useAnnounce } from '../../../ui/announce.tsx'
import { itemsThatLeft, leftMatchesAtom, leftMatchesOf } from '../state/leftMatches.ts'
import { placingAtom } from '../placing/placing.ts'
import { noteLiveMatch, quoteOf } from './quotes.ts'
import { slipAtom } from '../state/slipAtoms.ts'
import { removeItems } from '../state/slipState.ts'
import type { SlipItem } from '../state/slipTypes.ts'

/** Last status on the stream of matches that were in play. */
const endedWith = new Map<number, string>()
const seenLive = new Set<number>()
/** Matches of which the stream has said that they left. */
const saidToLeave = new Set<number>()

const statusOf = ({ matchId, outcomeId }: SlipItem): string | undefined =>
  endedWith.get(matchId) ?? quoteOf(outcomeId)?.matchStatus

/** Quotes of a match that ends are gone at once, often before the stream says why: it is followed until then. */
const isFollowed = (item: SlipItem): boolean => {
  const status = statusOf(item)
  const { matchId } = item
  return status === undefined
    ? seenLive.has(matchId) && !saidToLeave.has(matchId)
    : isInPlay(status)
}

/**
 * Follows the slip's matches in play on the stream, and removes selections on matches that end, with a notice.
 * `version` rises with each change of the quotes; `onChange` is called for facts of the stream other than prices.
 */
export function useLiveSelections(
  items: readonly SlipItem[],
  version: number,
  onChange: () => void
): void {
  const { t, i18n } = useTranslation()
  const announce = useAnnounce()
  const setSlip = useSetAtom(slipAtom)
  const setLeft = useSetAtom(leftMatchesAtom)
  const { step } = useAtomValue(placingAtom)
  const live = items.filter(isFollowed)
  const key = [...new Set(live.map(({ matchId }) => matchId))].sort((a, b) => a - b).join()

  useEffect(() => {
    if (key === '') return
    const ids = key.split(',').map(Number)
    for (const id of ids) seenLive.add(id)
    let stops: (() => void)[] = []
    let isOff = false
    void import('../../../stream/streamClient.ts').then(({ streamClient }) => {
      if (isOff) return
      stops = ids.flatMap((id) => {
        const { store, stop } = streamClient.watch(`match:${id}`, i18n.language)
        const hear = () => {
          const match = store.row(id)
          if (match) noteLiveMatch(match)
          // a match that only was taken off the board leaves in play, and its selections stay, closed for betting
          const end = store.endedWith
          if (end === null) saidToLeave.delete(id)
          else saidToLeave.add(id)
          if (end !== null && leavesLiveList(end)) endedWith.set(id, end)
          else if (end === END_UNKNOWN || (end !== null && !match)) endedWith.set(id, 'ended')
          onChange()
        }
        hear()
        return [stop, store.onList(hear), store.onRow(id, hear)]
      })
    })
    return () => {
      isOff = true
      for (const stop of stops) stop()
    }
  }, [key, i18n.language, onChange])

  useEffect(() => {
    // the server accepts or rejects a coupon that was sent, so its selections stay
    if (step === 'sending' || step === 'pending' || step === 'unanswered') return
    const leaving = itemsThatLeft(items, statusOf, (matchId) => seenLive.has(matchId))
    if (leaving.length === 0) return
    const left = leftMatchesOf(leaving)
    const ids = leaving.map(({ outcomeId }) => outcomeId)
    setSlip((slip) => removeItems(slip, ids))
    const isLeft = new Set(left.map(({ matchId }) => matchId))
    setLeft((before) => [...before.filter(({ matchId }) => !isLeft.has(matchId)), ...left])
    announce(left.map(({ names, count }) => t('live.left', { match: names, count })).join(' '))
  }, [items, version, step, setSlip, setLeft, announce, t])
}
