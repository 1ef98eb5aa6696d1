/** The selections of a coupon on paper. */
import { isOfTheTrack } from '@grandstand/shared-types/catalogue/sport_ids'
import { outcomeResultName } from '@grandstand/shared-types/coupons/payout/dead_heat'
import type { CouponSelectionView } from '@grandstand/shared-types/wire/betting/coupons'
import { fillMarketName } from '@grandstand/shared-types/markets/names/fill_name'
import type { PlaceTerms } from '@grandstand/shared-types/racing/terms/place_terms'
import { numberStyle } from '@grandstand/shared-types/languages/table'
import type { MarketTypeView } from '@grandstand/shared-types/markets/names/market_type_view'
import { html, type Html } from '#core/http/html'
import type { Paper } from '#printing/paper/paper'

/** A selection with its names in the paper's language. */
export interface PaperSelection {
  home: string
  away: string
  isRace: boolean
  startsAt: number
  marketName: string
  outcomeName: string
  oddsMilli: number
  isBanker: boolean
  /** The terms of an each-way selection; absent for a bet to win. */
  sportId: number
  eachWay?: PlaceTerms
  /** Of a bet at best of both alone. */
  isBestOfBoth?: true
  isAtStart?: true
  /** Null on a ticket, which shows the bet as it was placed. */
  result: CouponSelectionView['result']
}

/** `types` are the names of market types in the paper's language. */
export function paperSelection(
  selection: CouponSelectionView,
  types: readonly MarketTypeView[],
  language: string
): PaperSelection {
  const type = types.find(({ id }) => id === selection.marketTypeId)
  const outcome = type?.outcomes.find(({ key }) => key === selection.outcomeKey)
  const { home, away, isRace, startsAt, sportId, oddsMilli, isBanker, eachWay, result } = selection
  const fill = (name: string) => filled(name, selection, language)
  return {
    home,
    away,
    isRace,
    startsAt,
    marketName: fill(type?.name ?? ''),
    outcomeName: selection.outcomeName ?? (outcome ? fill(outcome.name) : selection.outcomeKey),
    oddsMilli,
    isBanker,
    sportId,
    ...(eachWay && { eachWay }),
    ...(selection.priceKind === 'bestOfBoth' && { isBestOfBoth: true }),
    ...(selection.priceKind === 'startingPrice' && { isAtStart: true }),
    result,
  }
}

/** Lines with the language's decimal sign; names of teams stay as they are. */
function filled(template: string, selection: CouponSelectionView, language: string): string {
  return template.replace(/\{[-!]?\w+\}/g, (placeholder) => {
    const text = fillMarketName(placeholder, selection)
    const isTeam = /^\{(?:home|away|competitor[12]|runner\w)\}$/.test(placeholder)
    return isTeam ? text : text.replace('.', numberStyle(language).decimal)
  })
}

export const selectionList = (
  selections: readonly PaperSelection[],
  paper: Paper,
  { hasResults }: { hasResults: boolean }
): Html =>
  html`<ol>
    ${selections.map(
      (selection) =>
        html`<li>
          <p class="match">${teamNames(selection)}</p>
          <p>${paper.time(selection.startsAt)}</p>
          <p class="pick">
            <span>
              ${selection.isBanker && `${paper.texts.banker} · `}${selection.marketName}:
              <b><bdi>${selection.outcomeName}</bdi></b>
            </span>
            ${selection.isAtStart ? paper.texts.startShort : paper.odds(selection.oddsMilli)}
          </p>
          ${selection.eachWay && termsLine(selection, selection.eachWay, paper)}
          ${selection.isBestOfBoth && html`<p>${paper.texts.bestOfBoth}</p>`}
          ${hasResults && resultLine(selection, paper)}
        </li>`
    )}
  </ol>`

/** Each side for itself, whatever the script of its name; of a race its one name. */
const teamNames = ({ home, away, isRace }: PaperSelection): Html =>
  isRace ? html`<bdi>${home}</bdi>` : html`<bdi>${home}</bdi> – <bdi>${away}</bdi>`

const termsLine = (
  { sportId }: PaperSelection,
  { places, divisor }: PlaceTerms,
  { texts }: Paper
): Html =>
  html`<p>
    ${(isOfTheTrack(sportId) ? texts.eachWay : texts.seasonEachWay).replace('{places}', String(places)).replace('{divisor}', String(divisor))}
  </p>`

/** A coupon may end before its selections have results: then there is no line. */
const resultLine = ({ result }: PaperSelection, { texts }: Paper) =>
  result !== null && html`<p>${texts.result[outcomeResultName(result)]}</p>`
