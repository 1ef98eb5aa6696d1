/** What a brand tells its players: popups over the page, messages, and the bar above the page. */
import type { Translated } from '../../languages/by_language.ts'

/** `slide`: one of the slides over the page; `warning`: a page of its own, such as one about look-alike sites. */
export const POPUP_KINDS = ['slide', 'warning'] as const
export type PopupKind = (typeof POPUP_KINDS)[number]

export const POPUP_PLACES = ['home', 'everywhere'] as const
export type PopupPlace = (typeof POPUP_PLACES)[number]

/** Codes of the specification for popups at the API edge: `type` and `type2`. */
export const POPUP_TYPE: Readonly<Record<PopupKind, 0 | 2>> = { slide: 0, warning: 2 }
export const POPUP_TYPE2: Readonly<Record<PopupPlace, 0 | 1>> = { home: 0, everywhere: 1 }

/** Characters of texts that staff write. */
export const NOTICE_LENGTH = { title: 120, text: 2000, html: 20_000 } as const

export interface PopupText {
  title: string
  html: string
}
export interface NoticeText {
  title: string
  text: string
}

interface ShownBetween {
  /** Epoch milliseconds; null: from the beginning, or without end. */
  shownFrom: number | null
  shownTo: number | null
}

/** A row of `/v1/popups`. */
export interface PopupRow extends ShownBetween {
  id: number
  /** For staff alone. */
  name: string
  kind: PopupKind
  place: PopupPlace
  texts: Translated<PopupText>
  /** The popup closes after its last slide instead of beginning again. */
  closesItself: boolean
  active: boolean
  listOrder: number
  createdAt: number
}

/** A popup as players see it, in the words of the specification. */
export interface PopupView {
  id: number
  title: string
  /** Cleaned HTML. */
  content: string
  type: 0 | 2
  type2: 0 | 1
  autoClose: 0 | 1
}

/** `GET /v1/popups/shown?lang=`: those to be shown now, in order. */
export interface PopupList {
  status: true
  results: PopupView[]
}

/** `message` stands on the page of notifications; `bar` is a line above every page. */
export const NOTICE_FORMS = ['message', 'bar'] as const
export type NoticeForm = (typeof NOTICE_FORMS)[number]

export const NOTICE_AUDIENCES = ['player', 'branch', 'brand'] as const
export type NoticeAudience = (typeof NOTICE_AUDIENCES)[number]

/** Notices that the platform writes by itself; the apps have their texts. */
export type SystemNotice =
  | 'creditSent'
  | 'creditTaken'
  | 'accountEdited'
  | 'excluded'
  | WithdrawalNews
  | BonusNews

/** What a player is told of a withdrawal; `withdrawalRefused` also of one that failed or came back. */
export type WithdrawalNews = 'withdrawalOrdered' | 'withdrawalPaid' | 'withdrawalRefused'

/** What a player is told of a bonus; `bonusRefused` is a request that staff refused, `bonusCancelled` a bonus that they took back. */
export type BonusNews =
  | 'bonusGiven'
  | 'bonusRefused'
  | 'bonusConverted'
  | 'bonusExpired'
  | 'bonusCancelled'

/** A row of `/v1/notices`: a notice that staff wrote. */
export interface NoticeRow extends ShownBetween {
  id: number
  form: NoticeForm
  audience: NoticeAudience
  /** The player, or the dealer above the branch; null for everybody. */
  userId: number | null
  username: string | null
  texts: Translated<NoticeText>
  senderName: string | null
  createdAt: number
}

/** A notice of the signed-in user. */
export interface NoticeView {
  id: number
  /** Both empty when `key` says the text. */
  title: string
  text: string
  key: SystemNotice | null
  params: (string | number)[]
  isRead: boolean
  createdAt: number
}

/** `GET /v1/me/notices?lang=`: the newest fifty. */
export interface NoticeList {
  unreadCount: number
  notices: NoticeView[]
}

/** `GET /v1/notice-bar?lang=`: lines for everybody, or for the person who asks. */
export interface BarLine {
  id: number
  title: string
  text: string
}
