/** The track: a lane for each runner, the finish at its end. */
import { el, isStill, svg } from './dom.ts'

export const RUNNER_COLOURS = [
  '#e5343d',
  '#2563c9',
  '#f2f5f7',
  '#3a4652',
  '#f2a33a',
  '#2f9e4b',
  '#8a4bd0',
  '#d9528f',
]

const RACE_MS = 5_500
/** How much later each place comes in, as a share of the race. */
const GAP = 0.045

type Finish = readonly (readonly number[])[]

export interface RaceTrack {
  element: HTMLElement
  /** Everybody at the start. */
  gather: () => void
  /** The end of a race that was run before. */
  place: (finish: Finish) => void
  run: (finish: Finish) => Promise<void>
}

export function raceTrack(count: number, runnerPath: string): RaceTrack {
  const runners = Array.from({ length: count }, (_, place) => {
    const colour = RUNNER_COLOURS[place % RUNNER_COLOURS.length] ?? ''
    return el('div', { class: 'mount' }, svg('0 0 40 24', runnerPath.replaceAll('$', colour)))
  })
  const posts = runners.map(() => el('span', { class: 'post', dir: 'ltr' }))
  const lanes = runners.map((runner, place) =>
    el('div', { class: 'lane' }, el('b', {}, String(place + 1)), runner, posts[place] ?? '')
  )
  const at = (runner: HTMLElement, share: number) => {
    runner.style.setProperty('--run', String(share))
  }
  const orderOf = (finish: Finish) =>
    new Map(finish.flatMap((tied, place) => tied.map((runner) => [runner, place] as const)))
  const tell = (finish: Finish) => {
    for (const [runner, place] of orderOf(finish)) {
      const post = posts[runner - 1]
      if (post) post.textContent = String(place + 1)
      lanes[runner - 1]?.classList.toggle('first', place === 0)
    }
  }
  const gather = () => {
    for (const [place, runner] of runners.entries()) {
      at(runner, 0)
      lanes[place]?.classList.remove('first')
      posts[place]?.replaceChildren()
    }
  }
  gather()
  return {
    element: el('div', { class: 'track', dir: 'ltr' }, ...lanes),
    gather,
    place: (finish) => {
      for (const [runner, place] of orderOf(finish)) {
        const mount = runners[runner - 1]
        if (mount) at(mount, 1 - place * GAP)
      }
      tell(finish)
    },
    run: async (finish) => {
      const order = orderOf(finish)
      const begin = performance.now()
      await new Promise<void>((resolve) => {
        const step = () => {
          const share = isStill() ? 1 : Math.min(1, (performance.now() - begin) / RACE_MS)
          for (const [place, runner] of runners.entries()) {
            const end = 1 - (order.get(place + 1) ?? 0) * GAP
            // each has its own pace on the way; all differences are gone at the end
            const sway = Math.sin(share * Math.PI) * Math.sin(share * 7 + place * 2.3) * 0.07
            at(runner, Math.max(0, share * end + sway))
          }
          if (share < 1) requestAnimationFrame(step)
          else resolve()
        }
        step()
      })
      tell(finish)
    },
  }
}
