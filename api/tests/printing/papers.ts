/** Every print page with data that its contract allows, also for pages whose part of the platform is not built yet. */
import type { PaperWidthMm, PrintPage } from '@grandstand/shared-types/coupons/model/prints'
import type { SiteLanguage } from '@grandstand/shared-types/languages/table'
import { bingoPage, bingoWinPage } from '#printing/pages/bingo'
import { drawPage, drawWinPage } from '#printing/pages/draw'
import { couponPage } from '#printing/pages/coupon'
import { cancelPage, winPage } from '#printing/pages/receipts'
import { resetPage } from '#printing/pages/reset'
import type { PaperSelection } from '#printing/pages/selections'
import { withdrawPage } from '#printing/pages/withdraw'
import { paperDocument } from '#printing/paper/document'
import type { Html } from '#core/http/html'
import { paperOf, type Paper } from '#printing/paper/paper'

/** The signed code on the fixtures' tickets. */
export const TICKET_CODE = '10010100000123450123456789'

const AT = Date.UTC(2026, 10, 24, 18, 30)
const stamp = (copyNumber = 0) => ({ copyNumber, printedAt: AT, printedBy: 'demo-kasa' })
const code = 'ABCDEFGH2345'

/** A team, a name or a market, where one has to be hostile. */
type Name = (usual: string) => string

const selections = (name: Name): PaperSelection[] =>
  [
    ['Bursa Uludağ', 'İzmir Körfez', 'Maç sonucu', '1'],
    ['Eskişehir Demir ve Şeker Fabrikaları', 'Trabzon Karadeniz', 'Alt/Üst 2,5', 'Üst 2,5'],
    ['Ankara Kale', 'Mersin Liman', 'Handikap', 'Ankara Kale (-1,5)'],
  ].map(([home = '', away = '', marketName = '', outcomeName = ''], index) => ({
    home: name(home),
    away: name(away),
    isRace: false,
    sportId: 1,
    startsAt: AT + index * 3_600_000,
    marketName: name(marketName),
    outcomeName: name(outcomeName),
    oddsMilli: 1450 + index * 610,
    isBanker: index === 0,
    result: index === 0 ? 'won' : index === 1 ? 'void' : null,
  }))

const ended = (name: Name) => ({
  ...stamp(),
  code,
  placedAt: AT - 86_400_000,
  endedAt: AT,
  currency: 'TRY',
  totalStakeMinor: 12_000,
  selections: selections(name),
})

const ticket = (name: Name, copyNumber = 0) => ({
  ...stamp(copyNumber),
  printedBy: name('demo-kasa'),
  code,
  ticketCode: TICKET_CODE,
  type: 'system' as const,
  placedAt: AT,
  currency: 'TRY',
  lineCount: 4,
  stakePerLineMinor: 3_000,
  totalStakeMinor: 12_000,
  totalOddsMilli: 8_254,
  bonusPercent: 5,
  bonusMinor: 1_250,
  maxPayoutMinor: 128_450,
  validity: { days: 180 },
  sizes: [2, 3],
  systemName: 'trixie' as const,
  selections: selections(name),
  jackpots: jackpots(name),
})

const jackpots = (name: Name) => [
  {
    jackpotNames: { tr: name('Yıldız') },
    levelNames: { tr: name('Büyük'), en: name('Major') },
    amountMinor: 1_250_000,
    validUntil: AT + 180 * 86_400_000,
  },
]

const draw = { code, drawNumber: 8_112, drawAt: AT, currency: 'TRY' }

/** Pages by name; `name` makes the texts that people or feeds chose. */
const PAGES: Readonly<
  Record<PrintPage, (name: Name, paper: Paper) => { title: string; body: Html }>
> = {
  'coupon': (name, paper) => couponPage(ticket(name), paper),
  'duplicate': (name, paper) => couponPage(ticket(name, 2), paper),
  'win': (name, paper) =>
    winPage(
      {
        ...ended(name),
        kind: 'won',
        payoutMinor: 128_450,
        bonusPaidMinor: 1_250,
        jackpots: jackpots(name),
      },
      paper
    ),
  'cancel': (name, paper) => cancelPage({ ...ended(name), returnedMinor: 12_000 }, paper),
  'withdraw': (name, paper) =>
    withdrawPage(
      {
        ...stamp(),
        code: 'W2K4C7M9P3RT',
        username: name('demo-oyuncu'),
        methodName: name('IBAN'),
        requestedAt: AT - 3_600_000,
        amountMinor: 50_000,
        feeMinor: 500,
        currency: 'TRY',
        state: 'paid',
        changedAt: AT,
      },
      paper
    ),
  'reset': (name, paper) =>
    resetPage(
      {
        ...stamp(),
        tillName: name('Kasa 1'),
        cashierName: name('demo-kasa'),
        billNumber: 3,
        openedAt: AT - 8 * 3_600_000,
        closedAt: AT,
        currency: 'TRY',
        openingMinor: 100_000,
        deposited: { count: 0, amountMinor: 0 },
        sold: { count: 84, amountMinor: 421_050 },
        paid: { count: 12, amountMinor: 198_300 },
        jackpotsPaid: { count: 1, amountMinor: 1_250_000 },
        cancelled: { count: 2, amountMinor: 4_000 },
        expectedMinor: 318_750,
        countedMinor: 318_500,
        isLast: true,
      },
      paper
    ),
  'bingo': (name, paper) =>
    bingoPage(
      {
        ...stamp(),
        printedBy: name('demo-kasa'),
        ...draw,
        jackpots: jackpots(name),
        ticketCode: TICKET_CODE,
        stakeMinor: 500,
        validity: { days: 180 },
        cards: [
          [
            [4, 0, 23, 0, 41, 0, 62, 75, 0],
            [0, 12, 0, 36, 0, 58, 0, 77, 83],
            [9, 0, 27, 0, 45, 0, 68, 0, 90],
          ],
        ],
      },
      paper
    ),
  'bingo-win': (name, paper) =>
    bingoWinPage(
      {
        ...stamp(),
        printedBy: name('demo-kasa'),
        ...draw,
        jackpots: jackpots(name),
        prizes: [
          { kind: 'line', amountMinor: 2_000 },
          { kind: 'bingo', amountMinor: 25_000 },
        ],
        totalMinor: 1_277_000,
      },
      paper
    ),
  'draw': (name, paper) =>
    drawPage(
      {
        ...stamp(),
        printedBy: name('demo-kasa'),
        ...draw,
        jackpots: jackpots(name),
        ticketCode: TICKET_CODE,
        gameCode: 'lotto6of49',
        bets: [
          { kind: null, numbers: [3, 11, 19, 27, 38, 49], stakeMinor: 500 },
          { kind: null, numbers: [1, 2, 7, 20, 33, 41], stakeMinor: 500 },
        ],
        stakeMinor: 1_000,
        maxWinMinor: 100_000_000,
        validity: { until: AT + 180 * 86_400_000 },
      },
      paper
    ),
  'draw-win': (name, paper) =>
    drawWinPage(
      {
        ...stamp(),
        printedBy: name('demo-kasa'),
        ...draw,
        jackpots: jackpots(name),
        gameCode: 'greyhounds',
        bets: [{ kind: 'forecast', numbers: [3, 5], stakeMinor: 1_000 }],
        stakeMinor: 1_000,
        paidMinor: 1_267_450,
      },
      paper
    ),
}

interface FixtureForm {
  widthMm: PaperWidthMm
  language: SiteLanguage
  name?: Name
}

/** The whole document of a page. */
export function fixtureDocument(page: PrintPage, form: FixtureForm): string {
  const { widthMm, language, name = (usual) => usual } = form
  const positions = { barcodeXDots: 15, barcodeYDots: 15, passwordXDots: 15, passwordYDots: 15 }
  const timeZone = 'Europe/Istanbul'
  const paper = paperOf({ language, timeZone, widthMm, brand: name('Grandstand'), positions })
  return paperDocument(PAGES[page](name, paper), paper, 'fixture')
}
