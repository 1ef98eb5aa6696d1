/** The first module of the page. */
import { formatMoney } from '@grandstand/shared-types/money/format'
import type { FrameTexts } from '../texts/text_form.ts'
import type { FrameStart } from '../wire.ts'
import { el } from './dom.ts'
import { openFrame } from './frame.ts'
import type { PictureMaker } from './picture_form.ts'

interface PageTexts {
  frame: FrameTexts
  game: Readonly<Record<string, string>>
}

const start: FrameStart = JSON.parse(document.getElementById('start')?.textContent ?? '')
const texts: PageTexts = JSON.parse(document.getElementById('texts')?.textContent ?? '')

document.body.append(el('p', { class: 'loading' }, texts.frame.loading))
const picture: { default: PictureMaker<unknown> } = await import(
  `/modules/sandbox_games/games/${start.kind}/browser/picture.ts`
)
await openFrame({
  start,
  texts: texts.frame,
  word: (key) => texts.game[key] ?? key,
  money: (minor) => formatMoney(minor, start.currency, start.language),
  makePicture: picture.default,
})
