/** The frame around a game: balance, stage, stake, button, dialogs, and the way of a round. */
import { FRAME_ROUND, FRAME_SHOWN } from '@grandstand/shared-types/wire/frames'
import type { FrameTexts } from '../texts/text_form.ts'
import type { FrameAnswer, FrameError, FrameStart, FrameState, RoundView } from '../wire.ts'
import { controls } from './controls.ts'
import { fairnessDialog, historyDialog } from './dialogs.ts'
import { el } from './dom.ts'
import { header } from './header.ts'
import type { Host, Picture, PictureMaker } from './picture_form.ts'
import { ask, type Path } from './server.ts'
import { stakeChooser } from './stake.ts'

/** How long the page waits before it asks again for a round that is not over, ms. */
const AGAIN_MS = 1_500

interface Parts {
  start: FrameStart
  texts: FrameTexts
  word: (key: string) => string
  money: (minor: number) => string
  makePicture: PictureMaker<unknown>
}

/** Tells the site around the game what is shown; it says nothing of the result. */
const tell = (message: string): void => parent.postMessage(message, '*')

/** Builds the frame into the page, and shows where the player stands. */
export async function openFrame({ start, texts, word, money, makePicture }: Parts): Promise<void> {
  let state: FrameState | null = null
  let isBusy = false
  let shownRound: string | null = null
  const stake = stakeChooser(start, texts, money, () => changed())
  const host: Host = {
    ...{ texts, word, money, language: start.language, gameCode: start.gameCode },
    ...{ minStakeMinor: start.minStakeMinor, maxStakeMinor: start.maxStakeMinor },
    stakeMinor: stake.stakeMinor,
    nextRound: () => state?.fairness.nextRound ?? 0,
    changed: () => changed(),
    act: (action) => void look(action),
  }
  const picture: Picture<unknown> = makePicture(host)
  const history = historyDialog(texts, money, document.documentElement.lang)
  const fairness = fairnessDialog(texts, (clientSeed) => void send('seeds', { clientSeed }))
  const top = header({ start, texts, money, history: history.dialog, fairness: fairness.dialog })
  const news = el('p', { class: 'news', role: 'status' })
  const bottom = controls({ texts, picture, stake, money }, (path, body) => void play(path, body))
  const errors = el('p', { class: 'errors', role: 'alert' })
  document.body.replaceChildren(
    top.element,
    el('main', {}, picture.stage, news, picture.board ?? ''),
    errors,
    bottom.element,
    history.dialog,
    fairness.dialog
  )

  function changed(): void {
    bottom.draw({ isBusy, round: state?.round ?? null })
  }

  function take(answer: FrameAnswer): FrameError | null {
    if (answer.state) {
      state = answer.state
      history.show(state.history)
      fairness.show(state.fairness)
    }
    const error = 'error' in answer ? answer.error : null
    errors.textContent = error ? texts.errors[error] : ''
    return error
  }

  async function send(path: Path, body: object): Promise<FrameError | null> {
    const error = take(await ask(start, path, body))
    changed()
    return error
  }

  /** Sends bets or an action, and shows what came of it. */
  async function play(path: 'bet' | 'act', body: object): Promise<void> {
    if (isBusy) return
    isBusy = true
    picture.lock?.(true)
    news.textContent = ''
    picture.wait()
    picture.stage.scrollIntoView({ block: 'nearest' })
    tell(FRAME_ROUND)
    const error = await send(path, body)
    await showRound(error === null)
    tell(FRAME_SHOWN)
    isBusy = false
    settle()
  }

  /** As `play`, while the player may press meanwhile; nothing is said as long as the round goes on. */
  async function look(action: string): Promise<void> {
    if (isBusy || state?.round?.state !== 'open') return
    const { id } = state.round
    tell(FRAME_ROUND)
    const answer = await ask(start, 'act', { action })
    // the player was faster
    if (isBusy || state?.round?.id !== id) return
    take(answer)
    await showRound(true)
    if (isBusy) return
    tell(FRAME_SHOWN)
    settle()
  }

  /** The player may go on. */
  function settle(): void {
    picture.lock?.(state?.round?.state === 'open')
    if (state?.round?.state !== 'open') picture.ready?.()
    changed()
  }

  /** Shows the round of the state; one that was shown before stands at once. */
  async function showRound(isPlayed: boolean): Promise<void> {
    const round = state?.round
    if (!round || round.outcome === null || round.state === 'void') {
      top.balance(state)
      return
    }
    const isNew = isPlayed && (round.id !== shownRound || round.state !== 'closed')
    if (round.state === 'closed' && !isNew) top.balance(state)
    else top.balance(state, round.winMinor)
    const said = await picture.show(round.outcome, isNew)
    shownRound = round.id
    if (isPlayed) news.textContent = [said, resultOf(round)].filter(Boolean).join(' ')
    news.classList.toggle('won', round.winMinor > 0)
    top.balance(state)
  }

  function resultOf({ state: at, winMinor }: RoundView): string {
    if (at === 'open' || at === 'betting') return ''
    return winMinor > 0 ? texts.won.replace('{amount}', money(winMinor)) : texts.noWin
  }

  /** Asks where things stand: at the start, and when the player comes back to the page. */
  async function refresh(): Promise<void> {
    if (isBusy) return
    const error = await send('state', {})
    if (isBusy) return
    await showRound(false)
    settle()
    const isWaiting =
      error === 'failed' || ['betting', 'paying'].includes(state?.round?.state ?? '')
    if (isWaiting) setTimeout(() => void refresh(), AGAIN_MS)
  }

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void refresh()
  })
  await refresh()
}
