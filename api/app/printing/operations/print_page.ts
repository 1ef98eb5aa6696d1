/** The print pages, as HTML for receipt printers. */
import { isTimeZone } from '#core/timing/calendar_day'
import { randomBytes } from 'node:crypto'
import {
  PAPER_WIDTHS_MM,
  PRINT_PAGES,
  subjectOf,
} from '@grandstand/shared-types/coupons/model/prints'
import { DEFAULT_LANGUAGE, isSiteLanguage } from '@grandstand/shared-types/languages/table'
import { AppError } from '#core/errors/app_error'
import { operation } from '#core/operations/operation'
import { file, SENT } from '#core/operations/reply'
import type { Principal } from '#core/requests/access'
import { languageCode, rowId, vine } from '#core/requests/validation'
import { billPaper } from '#printing/bill_papers'
import { markPrinted } from '#printing/actions/copies'
import { waitingPrint } from '#printing/actions/show_print'
import { withdrawalPaper } from '#printing/actions/print_withdrawal'
import { PRINTERS } from '#printing/operations/prints'
import { documentPolicy, paperDocument } from '#printing/paper/document'
import { paperOf, type Paper } from '#printing/paper/paper'
import { couponPaper } from '#printing/queries/coupon_paper'
import { drawTicketPaper, type DrawPage } from '#printing/actions/draw_ticket_paper'
import { siteById } from '#sites/current_site'

const HTML = 'text/html; charset=utf-8'

const query = vine.compile(
  vine.object({
    couponId: rowId().optional(),
    billId: rowId().optional(),
    transactionId: rowId().optional(),
    drawTicketId: rowId().optional(),
    lang: languageCode(),
    /** A device may name a zone that nobody else knows; then the brand's counts. */
    tz: vine
      .string()
      .parse((value) => (typeof value === 'string' && isTimeZone(value) ? value : undefined))
      .optional(),
    paperMm: vine
      .number()
      .in([...PAPER_WIDTHS_MM])
      .optional(),
  })
)

export const printPage = operation({
  method: 'GET',
  path: '/v1/print/:page',
  forms: { page: new RegExp(`^(?:${PRINT_PAGES.join('|')})$`) },
  does: 'The page of a print that was asked for; it prints after 1.5 s and clears after 3 s.',
  spec: ['print pages: win, bingo win, cancel, coupon, duplicate, withdraw, reset, bingo'],
  who: [...PRINTERS, 'payments.view'],
  query,
  answers: file(HTML),
  errors: ['printNotWaiting', 'printSubjectMissing'],
  notes: {
    in: '`page`: coupon, duplicate (of copies), win, cancel by `couponId`; reset by `billId`; withdraw by `transactionId`; bingo, bingo-win, draw, draw-win by `drawTicketId`; `lang` else of the user, `tz` an IANA name, else of the brand, `paperMm` 58 or 80 else of the brand; `userId` is not read',
    out: 'each page once, to the user who asked for the print',
  },
  async handle({ ctx, params: { page }, query: asked, principal }) {
    const { couponId, billId, transactionId, drawTicketId, ...form } = asked
    const paper = await paperFor(principal, form)
    const filled = await filledPage(
      principal,
      { page, couponId, billId, transactionId, drawTicketId },
      paper
    )
    const nonce = randomBytes(16).toString('base64')
    const text = paperDocument(filled.page, paper, nonce)
    // a HEAD request fetches no page, so it is no print
    if (ctx.request.method() !== 'HEAD') await filled.markPrinted()
    ctx.response
      .header('content-type', HTML)
      .header('content-security-policy', documentPolicy(nonce))
      .send(text)
    return SENT
  },
})

const DRAW_PAGES: readonly DrawPage[] = ['bingo', 'bingo-win', 'draw', 'draw-win']

interface Wanted {
  page: string
  couponId: number | undefined
  billId: number | undefined
  transactionId: number | undefined
  drawTicketId: number | undefined
}

async function filledPage(principal: Principal, wanted: Wanted, paper: Paper) {
  const { page, couponId, billId, transactionId, drawTicketId } = wanted
  if (page === 'reset') {
    if (billId === undefined) throw AppError.field('billId', 'isRequiredArea')
    return billPaper(principal, billId, paper)
  }
  if (page === 'withdraw') {
    if (transactionId === undefined) throw AppError.field('transactionId', 'isRequiredArea')
    return withdrawalPaper(principal, transactionId, paper)
  }
  const drawPage = DRAW_PAGES.find((known) => known === page)
  if (drawPage) {
    if (drawTicketId === undefined) throw AppError.field('drawTicketId', 'isRequiredArea')
    return drawTicketPaper(principal, { page: drawPage, ticketId: drawTicketId }, paper)
  }
  const subject = subjectOf(PRINT_PAGES.find((known) => known === page) ?? 'coupon')
  if (subject === null) throw new AppError('printSubjectMissing', { params: [page] })
  if (couponId === undefined) throw AppError.field('couponId', 'isRequiredArea')
  const print = await waitingPrint(principal, { couponId, subject, isCopy: page === 'duplicate' })
  return {
    page: await couponPaper(principal, print, paper),
    markPrinted: () => markPrinted('coupon_prints', print.id),
  }
}

interface Form {
  lang?: string | undefined
  tz?: string | undefined
  paperMm?: number | undefined
}

async function paperFor({ siteId, language }: Principal, form: Form): Promise<Paper> {
  const { title, defaultLanguage, settings } = await siteById(siteId)
  const languages = [form.lang, language, defaultLanguage]
  const { paperMm, ...positions } = settings.printing
  return paperOf({
    language: languages.find(isSiteLanguage) ?? DEFAULT_LANGUAGE,
    timeZone: form.tz ?? settings.timeZone,
    widthMm: PAPER_WIDTHS_MM.find((width) => width === form.paperMm) ?? paperMm,
    brand: title,
    positions,
  })
}
